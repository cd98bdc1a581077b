type Schema = Readonly<Record<string, unknown>>;

/** Where a value breaks a JSON Schema. Knows what our schemas use and throws on anything else. */
export function schemaFaults(schema: Schema, value: unknown, path = "$"): string[] {
  return Object.entries(schema).flatMap(([keyword, rule]) => {
    const check = keywords[keyword];
    if (check === undefined) throw new Error(`schemaFaults does not know "${keyword}" at ${path}`);
    return check(rule, value, path, schema);
  });
}

type Check = (rule: unknown, value: unknown, path: string, schema: Schema) => string[];

const fault = (broken: boolean, path: string, keyword: string): string[] =>
  broken ? [`${path}: ${keyword}`] : [];

const keywords: Readonly<Record<string, Check>> = {
  $schema: () => [],
  title: () => [],
  description: () => [],
  type: (rule, value, path) => fault(typeOf(value) !== rule, path, `type ${rule}`),
  const: (rule, value, path) => fault(value !== rule, path, "const"),
  enum: (rule, value, path) => fault(!listOf(rule).includes(value), path, "enum"),
  minItems: (rule, value, path) =>
    fault(Array.isArray(value) && value.length < Number(rule), path, "minItems"),
  minLength: (rule, value, path) =>
    fault(typeof value === "string" && value.length < Number(rule), path, "minLength"),
  pattern: (rule, value, path) =>
    fault(typeof value === "string" && !new RegExp(String(rule), "u").test(value), path, "pattern"),
  items: (rule, value, path) =>
    Array.isArray(value)
      ? value.flatMap((item, index) => schemaFaults(schemaOf(rule), item, `${path}[${index}]`))
      : [],
  properties: (rule, value, path) =>
    Object.entries(recordOf(value)).flatMap(([key, item]) => {
      const property = recordOf(rule)[key];
      return property === undefined ? [] : schemaFaults(schemaOf(property), item, `${path}.${key}`);
    }),
  required: (rule, value, path) =>
    listOf(rule).flatMap((key) => fault(isRecord(value) && !(String(key) in value), path, `required ${key}`)),
  additionalProperties: (rule, value, path, schema) =>
    Object.keys(recordOf(value)).flatMap((key) =>
      fault(rule === false && !(key in recordOf(schema.properties)), path, `additionalProperties ${key}`),
    ),
  anyOf: (rule, value, path) =>
    fault(
      !listOf(rule).some((option) => schemaFaults(schemaOf(option), value, path).length === 0),
      path,
      "anyOf",
    ),
  oneOf: (rule, value, path) =>
    fault(
      listOf(rule).filter((option) => schemaFaults(schemaOf(option), value, path).length === 0).length !== 1,
      path,
      "oneOf",
    ),
};

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value;
}

function isRecord(value: unknown): value is Schema {
  return typeOf(value) === "object";
}

function recordOf(value: unknown): Schema {
  return isRecord(value) ? value : {};
}

function schemaOf(value: unknown): Schema {
  if (!isRecord(value)) throw new Error(`no schema: ${JSON.stringify(value)}`);
  return value;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
