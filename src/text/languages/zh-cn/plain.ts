import type { Catalogue } from "../catalogue.ts";
import { listIn } from "../list-in.ts";

const list = listIn("zh-CN");

export const plain: Catalogue["plain"] = {
  question: (number, total, label, required) =>
    `第${number}题，共${total}题${label === undefined ? "" : `：${label}`}${required ? "（必答）" : ""}`,
  option: (number, label, picked) => `${number}. ${label}${picked ? "（已选）" : ""}`,
  preview: "预览：",
  note: (text) => `备注：${text}`,
  answer: (labels) => `当前回答：${labels.join("、")}`,
  asksAgain: (number, total, hint) => `第${number}题，共${total}题。${hint}`,
  hints: {
    one: (answered) => `请输入一个编号，或自行输入回答；${rest(answered)}`,
    several: (answered) => `请输入编号（例如 1,3），或自行输入回答；${rest(answered)}`,
    written: (answered) => `请输入回答；${rest(answered)}`,
    review: "请输入 1、2 或 3；:back 返回最后一题；:help 列出命令。",
  },
  review: "确认",
  reviewLine: (number, label, answer) => `第${number}题，${label}：${answer}`,
  noteOnOption: (number, label, text) => `选项${number}（${label}）的备注：${text}`,
  noteUnpicked: (note) => `${note}（未选，仅在请求说明时发送）`,
  noteOnQuestion: (text) => `问题的备注：${text}`,
  action: (number, name, help) => `${number}. ${name}：${help}`,
  confirmed: {
    answered: (labels) => `已回答：${labels.join("、")}`,
    kept: (labels) => `已保留：${labels.join("、")}`,
    skipped: "已跳过：未回答。",
    skippedRequired: "已跳过：未回答，但此问题为必答。",
    cleared: "已清除回答。",
    noteRemoved: "已删除备注。",
    back: (number) => `返回第${number}题。`,
    went: (number) => `转到第${number}题。`,
    review: "转到确认页。",
    submitted: "已提交。",
    elaborated: "已请求说明。",
  },
  refused: {
    severalOnOne: (numbers) => `此问题只能有一个回答；请从${list(numbers.map(String))}中选择一个。`,
    cut: (bytes) => `终端会截断超过${bytes}字节的行，因此未采用此行；长文本请用管道或 --answers 输入。`,
    noOption: (number, options) =>
      options === 1 ? `没有选项${number}；只有选项1。` : `没有选项${number}；选项为1到${options}。`,
    noQuestion: (number, questions) =>
      questions === 1 ? `没有第${number}题；只有第1题。` : `没有第${number}题；只有第1到${questions}题。`,
    unknown: (command) => `没有命令 ${command}；:help 列出命令，:own 文本 可用任意文本回答。`,
    nothingAfter: (command) => `${command} 后面不能有内容；未执行任何操作。`,
    goWhere: "请在 :go 后面写上第几题。",
    ownWhat: "请在 :own 后面写上回答。",
    noteWhat: "请在 :note 后面，或 :note 和选项编号后面写上备注。",
    first: "这是第一题。",
    onlyOnQuestion: (command) => `${command} 只能用于问题；:back 返回最后一题。`,
    noAction: "请输入 1、2 或 3，或者“提交”“请求说明”“取消”。",
  },
  settings: {
    line: (number, text) => `${number}. ${text}`,
    state: (name, on) => `${name}：${on ? "开" : "关"}`,
    hint: "输入编号切换设置；空行结束。",
    again: (number) => `再次输入 ${number} 将重置所有设置。`,
    unknown: (last) => `请输入 1 到 ${last} 的编号，或输入空行结束。`,
  },
  help: [
    "输入编号（例如 2）选择一个选项；可多选的问题可输入多个编号，例如 1,3。",
    "其他文本就是自行输入的回答；空行不作更改，直接继续。",
    ":own 文本 用任意文本回答，也可以是数字。",
    ":clear 清除此问题的回答。",
    ":note 文本 为问题写备注；:note 2 文本 为选项2写备注。",
    ":back 返回上一题；:go 3 转到第3题；:review 转到确认页。",
    ":submit 发送回答；:elaborate 先请求说明；:cancel 不发送任何回答。",
    ":help 显示此帮助。",
  ],
};

function rest(answered: boolean): string {
  return `空行${answered ? "保留当前回答" : "跳过此题"}；:help 列出命令。`;
}
