import type { Catalogue } from "../catalogue.ts";

export const cli: Catalogue["cli"] = {
  help: {
    headings: { usage: "使い方:", arguments: "引数:", options: "オプション:" },
    placeholders: {
      questions: "質問",
      file: "ファイル",
      format: "形式",
      theme: "テーマ",
      seconds: "秒数",
    },
    usage: "[オプション] [質問]",
    settingsUsage: "[オプション]",
    settings: "設定とそのファイルの場所を表示します。",
    // Narrow signs here: lines break at spaces before they break at values.
    choices: (choices) => `候補: ${choices.join(", ")}`,
    standard: (value) => `既定値: ${value}`,
    withExtra: (description, extra) => `${description} (${extra.join("; ")})`,
    description: "ファイルにある質問を端末で尋ね、回答を JSON で出力します。",
    questions: "質問ファイル。- は標準入力から読み込む",
    output: "結果を標準出力ではなくファイルに書き込む（全体を書けなければ何も書かない）",
    format: "結果: プログラム用の詳細かモデル用のテキスト",
    answers: "回答をファイルから読み込み、何も尋ねない",
    validate: "質問ファイルを検査するだけにする",
    printSchema: "質問ファイルの JSON Schema を出力する",
    theme: "配色",
    ascii: "ASCII 文字だけで描画する",
    plain: "描画せず1行ずつ尋ねる（スクリーンリーダー向け）",
    timeout: "この時間キーが押されなければ終了する",
    version: "バージョンを表示する",
    help: "このヘルプを表示する",
    after: `
コマンド:
  ask-form settings  設定とそのファイルの場所を表示します

終了コード:
  0    送信した、または説明を依頼した（mode が "elaborate"）
  1    ask-form 自体の不具合
  2    使い方の誤り、または質問ファイルや回答ファイルの誤り
  3    質問できる端末がない
  124  タイムアウト
  130  キャンセル
  128+n  シグナル n による終了

例:
  ask-form questions.json > answers.json
  cat questions.json | ask-form - | jq .answers
  ask-form questions.json --answers answers.json --format text`,
  },
  refused: {
    unknownOption: (name) => `'${name}' というオプションはありません`,
    meant: (name) => `（${name} のことですか？）`,
    meantOneOf: (names) => `（次のいずれかのことですか？ ${names}）`,
    noValue: (option) => `オプション '${option}' に値がありません`,
    badValue: (option, value, why) => `オプション '${option}' の値 '${value}' は無効です。${why}`,
    choices: (choices) => `選択できる値: ${choices}`,
    tooMany: (most, count, given) => `引数が多すぎます。${most}個のところに${count}個あります: ${given}`,
  },
  noSource: "質問ファイルか、標準入力を表す - を指定してください。詳しくは ask-form --help へ。",
  badTimeout: "0より大きい秒数を指定してください。",
  oneStdin: "質問と回答の両方を標準入力から読み込むことはできません。",
  noTerminal: "質問できる端末がありません。--answers で回答ファイルを指定してください。",
  noTerminalForSettings: (path) => `設定を表示する端末がありません。設定は ${path} にあります。`,
  badForm: (name, count) => `「${name}」はフォームとして使えません。次の${count}か所を修正してください:`,
  badAnswers: (name, count) => `「${name}」はフォームに合いません。次の${count}か所を修正してください:`,
  notJson: (line, column, what) => `${line}行目の${column}桁目が JSON として正しくありません: ${what}`,
  formShape: 'フォームの形は {"questions": [...]} で、各質問に "options" か "type": "text" が必要です。',
  answersShape: '回答の形は {"answers": {"<質問の id>": {"values": [...], "customText": "..."}}} です。',
  valid: (name, count) => `「${name}」は有効です: 質問${count}件。`,
  ended: {
    cancelled: "キャンセルしました。",
    "timed-out": "タイムアウトしました。",
    aborted: "終了しました。",
  },
  fault: (message) => `ask-form 自体の不具合で失敗しました: ${message}`,
  oldNode: (needed, found) => `ask-form には Node.js ${needed} 以降が必要です。現在は ${found} です。`,
};
