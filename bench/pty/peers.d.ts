// What the contestants call of the peers, so that types can be checked without the peers installed.

declare module "@clack/prompts" {
  type Option = { readonly value: string; readonly label: string };
  export function select(options: {
    message: string;
    options: readonly Option[];
    maxItems: number;
  }): Promise<unknown>;
}

declare module "@inquirer/prompts" {
  type Choice = { readonly value: string; readonly name: string };
  export function select(options: {
    message: string;
    choices: readonly Choice[];
    pageSize: number;
  }): Promise<unknown>;
}

declare module "enquirer" {
  type Choice = { readonly name: string; readonly message: string };
  const enquirer: {
    prompt(question: {
      type: "select";
      name: string;
      message: string;
      choices: readonly Choice[];
      limit: number;
    }): Promise<unknown>;
  };
  export default enquirer;
}
