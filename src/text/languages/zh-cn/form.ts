import type { Catalogue } from "../catalogue.ts";

// Made when it is needed: the first one takes ten milliseconds.
const list = (parts: readonly string[]) => new Intl.ListFormat("zh-CN").format(parts);

export const form: Catalogue["form"] = {
  ownRow: "自行输入",
  fieldLabel: "请输入回答：",
  fieldEmpty: "尚未输入",
  moreLines: (more, count) => `${more} 还有${count}行`,
  required: "必答",
  review: "确认",
  reviewPrompt: "准备好了吗？",
  position: (current, total) => `${current}/${total}`,
  tooSmall: (columns, rows) => `请将终端放大到 ${columns}x${rows} 以上。`,
  more: (above, below, up, down) =>
    [above > 0 ? `${up}${above}` : "", below > 0 ? `${down}${below}` : ""].filter(Boolean).join(" "),
  noteOnOption: (label) => `“${label}”的备注`,
  noteOnQuestion: "问题的备注",
  preview: (label) => `预览：${label}`,
  noPreview: "此行没有预览",
  actions: {
    submit: "提交",
    elaborate: "请求说明",
    cancel: "取消",
  },
  actionHelp: {
    submit: (answered, total) => `发送回答（${total}个问题已答${answered}个）`,
    elaborate: "先得到说明，再作回答",
    cancel: "不发送任何回答",
  },
  wouldSend: {
    submit: "提交时发送",
    elaborate: "请求说明时发送",
    cancel: "取消时放弃",
  },
  unanswered: "未回答",
  openRequired: "必答，尚未回答",
  keys: {
    up: "上",
    down: "下",
    left: "左",
    right: "右",
    enter: "Enter",
    escape: "Esc",
    space: "空格",
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
    tab: (label, answered) => (answered ? `${label}，已回答` : label),
    option: (number, label, about) =>
      about === "" ? `${number}. ${label}` : `${number}. ${label}：${about}`,
    note: (text) => `备注：${text}`,
    part: (first, last, total) => `第 ${first} 至 ${last} 行，共 ${total} 行`,
  },
  hints: {
    move: "移动",
    choose: "选择",
    next: "下一题",
    toggle: "勾选",
    note: "备注",
    questionNote: "问题备注",
    several: "改为多选",
    one: "改为单选",
    tabs: "标签页",
    scroll: "滚动",
    cancel: "取消",
    edit: "编辑",
    save: "保存",
    saveNext: "保存并继续",
    close: "关闭",
    confirm: "确定",
    leave: "离开",
    insert: "插入",
    closeList: "关闭列表",
    settings: "设置",
    externalEditor: "外部编辑器",
    filter: "查找",
    selectAll: "全选",
    showAll: "显示全部",
    toList: "回到列表",
    questions: "问题列表",
    goTo: "前往",
  },
  notices: {
    pressAgain: (key, action) => `再按一次 ${key}：${action}。`,
    discards: (key, answers, notes, unsaved) => {
      const parts = [
        ...(answers > 0 ? [`${answers}个回答`] : []),
        ...(notes > 0 ? [`${notes}条备注`] : []),
        ...(unsaved || answers + notes === 0 ? ["已输入的内容"] : []),
      ];
      return `再按一次 ${key}：放弃${list(parts)}。`;
    },
    changeType: (key, own) =>
      own
        ? `再按一次 ${key}：改为单选，保留自行输入的内容，清除已选选项。`
        : `再按一次 ${key}：改为单选，清除已选选项。`,
    emptyEditor: (key) => (key === "" ? "请输入回答。" : `请输入回答，或按 ${key} 离开。`),
    pasteNowhere: "请先移到文本行再粘贴。",
    noEditor: "要用自己的编辑器，请设置 $VISUAL 或 $EDITOR。",
    editorFailed: "$VISUAL 或 $EDITOR 中的编辑器出错；文本保持原样。",
    textUnreadable: "无法读取保存的文件；文本保持原样。",
    textTooLarge: "保存的文件超过 1 MiB；文本保持原样。",
  },
  questions: "前往问题",
  filter: {
    place: (row, shown, all) => (shown === all ? `${row}/${all}` : `${row}/${shown}，共 ${all}`),
    none: "无匹配",
  },
  settings: {
    title: "设置",
    names: {
      autoSubmitWhenAnsweredWithoutNotes: "全部回答且无备注时自动提交",
      confirmDismissWhenDirty: "放弃有内容的表单前询问",
      doublePressReviewShortcuts: "确认页快捷键需按两次",
      presentSingleAsMulti: "单选问题显示为多选",
      notifications: "通知",
      showFooterHints: "显示底部按键提示",
    },
    help: {
      autoSubmitWhenAnsweredWithoutNotes: "全部回答且没有备注时，确认页自动提交。",
      confirmDismissWhenDirty: "离开有内容的表单前会先询问。",
      doublePressReviewShortcuts: "在确认页上，1、2、3 需按两次才生效。",
      presentSingleAsMulti: "单选问题可选多个选项。对新表单生效。",
      notifications: "有表单等待回答时，响铃或发送消息。",
      showFooterHints: "在表单下方显示可用的按键。",
    },
    reset: "恢复默认设置",
    resetHelp: "从文件中移除所有设置，包括按键设置。",
    resetAgain: (key) => `再按一次 ${key}：恢复所有默认设置。`,
    wasReset: "已恢复所有默认设置。",
    // A narrow colon and a space: a wide colon would begin the line of a long path.
    file: (path) => `文件: ${path}`,
    toggle: "切换",
  },
};
