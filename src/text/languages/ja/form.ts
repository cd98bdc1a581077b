import type { Catalogue } from "../catalogue.ts";

// Made when it is needed: the first one takes ten milliseconds.
const list = (parts: readonly string[]) => new Intl.ListFormat("ja").format(parts);

export const form: Catalogue["form"] = {
  ownRow: "自由入力",
  fieldLabel: "回答を入力:",
  fieldEmpty: "まだ入力されていません",
  moreLines: (more, count) => `${more} あと${count}行`,
  required: "必須",
  review: "確認",
  reviewPrompt: "よろしいですか？",
  position: (current, total) => `${current}/${total}`,
  tooSmall: (columns, rows) => `端末を ${columns}x${rows} 以上に広げてください。`,
  more: (above, below, up, down) =>
    [above > 0 ? `${up}${above}` : "", below > 0 ? `${down}${below}` : ""].filter(Boolean).join(" "),
  noteOnOption: (label) => `「${label}」のメモ`,
  noteOnQuestion: "質問のメモ",
  preview: (label) => `プレビュー: ${label}`,
  noPreview: "この行にプレビューはありません",
  actions: {
    submit: "送信",
    elaborate: "説明を依頼",
    cancel: "キャンセル",
  },
  actionHelp: {
    submit: (answered, total) => `回答を送信する（${total}問中${answered}問に回答）`,
    elaborate: "回答の前に説明を求める",
    cancel: "回答を送信しない",
  },
  wouldSend: {
    submit: "送信する内容",
    elaborate: "説明の依頼で送る内容",
    cancel: "キャンセルで破棄する内容",
  },
  unanswered: "回答なし",
  openRequired: "必須、未回答",
  keys: {
    up: "上",
    down: "下",
    left: "左",
    right: "右",
    enter: "Enter",
    escape: "Esc",
    space: "Space",
    tab: "Tab",
    home: "Home",
    end: "End",
    pageUp: "PgUp",
    pageDown: "PgDn",
    shift: "Shift",
    ctrl: "Ctrl",
    alt: "Alt",
  },
  spoken: {
    tab: (label, answered) => (answered ? `${label}、回答済み` : label),
    option: (number, label, about) =>
      about === "" ? `${number}. ${label}` : `${number}. ${label}: ${about}`,
    note: (text) => `メモ: ${text}`,
    part: (first, last, total) => `${total} 行中 ${first}～${last} 行`,
  },
  hints: {
    move: "移動",
    choose: "選択",
    next: "次へ",
    toggle: "切替",
    note: "メモ",
    questionNote: "質問のメモ",
    several: "複数回答",
    one: "単一回答",
    tabs: "タブ",
    scroll: "ページ",
    cancel: "キャンセル",
    edit: "編集",
    save: "保存",
    saveNext: "保存して次へ",
    close: "閉じる",
    confirm: "決定",
    leave: "移動",
    insert: "挿入",
    closeList: "一覧を閉じる",
    settings: "設定",
    externalEditor: "外部エディタ",
  },
  notices: {
    pressAgain: (key, action) => `もう一度 ${key} で${action}します。`,
    discards: (key, answers, notes, unsaved) => {
      const parts = [
        ...(answers > 0 ? [`回答${answers}件`] : []),
        ...(notes > 0 ? [`メモ${notes}件`] : []),
        ...(unsaved || answers + notes === 0 ? ["入力した内容"] : []),
      ];
      return `もう一度 ${key} で${list(parts)}を破棄します。`;
    },
    changeType: (key, own) =>
      own
        ? `もう一度 ${key} で単一回答にします。自由入力は残り、選択は解除されます。`
        : `もう一度 ${key} で単一回答にします。選択は解除されます。`,
    emptyEditor: "未入力です。Tab で移動できます。",
    pasteNowhere: "貼り付けるには、入力行に移動してください。",
    noEditor: "外部エディタには $VISUAL か $EDITOR の設定が必要です。",
    editorFailed: "エディタが失敗しました。テキストは元のままです。",
    textUnreadable: "保存されたファイルを読めません。テキストは元のままです。",
    textTooLarge: "保存されたファイルが 1 MiB を超えています。テキストは元のままです。",
  },
  settings: {
    title: "設定",
    names: {
      autoSubmitWhenAnsweredWithoutNotes: "メモなしで全問回答したら自動送信",
      confirmDismissWhenDirty: "内容のあるフォームの破棄前に確認",
      doublePressReviewShortcuts: "確認タブの数字キーは2回押す",
      presentSingleAsMulti: "単一回答を複数回答として表示",
      notifications: "通知",
      showFooterHints: "キーの説明を下部に表示",
    },
    help: {
      autoSubmitWhenAnsweredWithoutNotes: "全問回答済みでメモがなければ、確認タブで自動送信します。",
      confirmDismissWhenDirty: "内容があれば、閉じる前に確認します。",
      doublePressReviewShortcuts: "確認タブでは 1、2、3 を2回押すと実行します。",
      presentSingleAsMulti: "単一回答の質問で複数選べます。次に開くフォームから有効です。",
      notifications: "フォームが回答を待っていることを、ベルかメッセージで知らせます。",
      showFooterHints: "使えるキーをフォームの下に表示します。",
    },
    reset: "初期設定に戻す",
    resetHelp: "キーを含むすべての設定をファイルから取り除きます。",
    resetAgain: (key) => `もう一度 ${key} で初期設定に戻します。`,
    wasReset: "初期設定に戻しました。",
    file: (path) => `ファイル: ${path}`,
    toggle: "切替",
  },
};
