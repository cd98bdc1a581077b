import type { Catalogue } from "../catalogue.ts";
import { listIn } from "../list-in.ts";

const list = listIn("ja");

export const plain: Catalogue["plain"] = {
  question: (number, total, label, required) =>
    `質問${number}（全${total}問）${label === undefined ? "" : `: ${label}`}${required ? "（必須）" : ""}`,
  option: (number, label, picked) => `${number}. ${label}${picked ? "（選択済み）" : ""}`,
  preview: "プレビュー:",
  note: (text) => `メモ: ${text}`,
  answer: (labels) => `現在の回答: ${labels.join("、")}`,
  asksAgain: (number, total, hint) => `質問${number}（全${total}問）。${hint}`,
  hints: {
    one: (answered) => `番号を1つ、または回答を自由に入力してください。${rest(answered)}`,
    several: (answered) => `番号（例: 1,3）、または回答を自由に入力してください。${rest(answered)}`,
    written: (answered) => `回答を入力してください。${rest(answered)}`,
    review: "1、2、3 のいずれかを入力してください。:back で最後の質問、:help でコマンド一覧。",
  },
  review: "確認",
  reviewLine: (number, label, answer) => `質問${number}、${label}: ${answer}`,
  noteOnOption: (number, label, text) => `選択肢${number}「${label}」のメモ: ${text}`,
  noteUnpicked: (note) => `${note}（未選択のため、説明の依頼でのみ送信）`,
  noteOnQuestion: (text) => `質問のメモ: ${text}`,
  action: (number, name, help) => `${number}. ${name}: ${help}`,
  confirmed: {
    answered: (labels) => `回答しました: ${labels.join("、")}`,
    kept: (labels) => `変更なし: ${labels.join("、")}`,
    skipped: "スキップしました: 回答なし。",
    skippedRequired: "スキップしました: 必須の質問ですが、回答なし。",
    cleared: "回答を消しました。",
    noteRemoved: "メモを消しました。",
    back: (number) => `質問${number}に戻ります。`,
    went: (number) => `質問${number}に移動します。`,
    review: "確認に移動します。",
    submitted: "送信しました。",
    elaborated: "説明を依頼しました。",
  },
  refused: {
    severalOnOne: (numbers) =>
      `この質問に選べる回答は1つです。${list(numbers.map(String))}から1つ選んでください。`,
    cut: (bytes) =>
      `端末は${bytes}バイトを超える行を切り捨てるため、この行は使いませんでした。長い文はパイプか --answers で渡してください。`,
    noOption: (number, options) =>
      options === 1
        ? `選択肢${number}はありません。選択肢は1だけです。`
        : `選択肢${number}はありません。選択肢は1から${options}までです。`,
    noQuestion: (number, questions) =>
      questions === 1
        ? `質問${number}はありません。質問は1だけです。`
        : `質問${number}はありません。質問は1から${questions}までです。`,
    unknown: (command) =>
      `${command} というコマンドはありません。:help で一覧を表示し、:own テキスト でどんな文でも回答できます。`,
    nothingAfter: (command) => `${command} の後には何も書けません。何も実行していません。`,
    goWhere: ":go の後に質問の番号を書いてください。",
    ownWhat: ":own の後に回答を書いてください。",
    noteWhat: ":note の後、または :note と選択肢の番号の後にメモを書いてください。",
    first: "これが最初の質問です。",
    onlyOnQuestion: (command) => `${command} は質問でだけ使えます。:back で最後の質問に戻ります。`,
    noAction: "1、2、3、または「送信」「説明を依頼」「キャンセル」のいずれかを入力してください。",
  },
  settings: {
    line: (number, text) => `${number}. ${text}`,
    state: (name, on) => `${name}: ${on ? "オン" : "オフ"}`,
    hint: "番号を入力すると設定を切り替え、空行で終了します。",
    again: (number) => `もう一度 ${number} を入力すると、すべての設定をリセットします。`,
    unknown: (last) => `1 から ${last} の番号を入力してください。空行で終了します。`,
  },
  help: [
    "番号（例: 2）で選択肢を選びます。複数選べる質問では、1,3 のように複数の番号で選びます。",
    "それ以外の文は自由入力の回答になります。空行は何も変えずに次へ進みます。",
    ":own テキスト は、数字を含むどんな文でも回答にします。",
    ":clear はこの質問の回答を消します。",
    ":note テキスト は質問にメモを書き、:note 2 テキスト は選択肢2にメモを書きます。",
    ":back は前の質問に戻り、:go 3 は質問3に、:review は確認に移動します。",
    ":submit は回答を送信し、:elaborate は先に説明を依頼し、:cancel は回答を送信しません。",
    ":help はこの説明を表示します。",
  ],
};

function rest(answered: boolean): string {
  return `空行で${answered ? "そのまま次へ" : "スキップ"}、:help でコマンド一覧。`;
}
