import type { Catalogue } from "../catalogue.ts";

export const cli: Catalogue["cli"] = {
  help: {
    // Narrow signs here: a space follows the first heading, and lines break at spaces before they break at values.
    headings: { usage: "用法:", arguments: "参数:", options: "选项:" },
    placeholders: {
      questions: "问题",
      file: "文件",
      format: "格式",
      theme: "主题",
      seconds: "秒数",
    },
    usage: "[选项] [问题]",
    settingsUsage: "[选项]",
    settings: "显示设置及其文件的位置。",
    choices: (choices) => `可选值: ${choices.join(", ")}`,
    standard: (value) => `默认值: ${value}`,
    withExtra: (description, extra) => `${description} (${extra.join("; ")})`,
    description: "在终端中向用户提出文件中的问题，并以 JSON 输出回答。",
    questions: "问题文件；- 表示从标准输入读取",
    output: "将结果完整写入文件，而不是标准输出；失败时不写入任何内容",
    format: "结果：供程序使用的详细数据，或供模型使用的文本",
    answers: "从文件读取回答，不提问",
    validate: "只检查问题文件",
    printSchema: "输出问题文件的 JSON Schema",
    theme: "配色",
    ascii: "只用 ASCII 字符绘制",
    plain: "逐行提问，不绘制界面：适合屏幕阅读器",
    timeout: "超过此时间没有按键时放弃",
    version: "显示版本",
    help: "显示此帮助",
    after: `
命令：
  ask-form settings  显示设置及其文件的位置

退出码:
  0    已提交，或已请求说明（mode 为 "elaborate"）
  1    ask-form 自身出错
  2    用法错误，或者问题文件或回答文件无效
  3    没有可以提问的终端
  124  已超时
  130  已取消
  128+n  被信号 n 终止

示例:
  ask-form questions.json > answers.json
  cat questions.json | ask-form - | jq .answers
  ask-form questions.json --answers answers.json --format text`,
  },
  refused: {
    unknownOption: (name) => `未知选项 '${name}'`,
    meant: (name) => `（是否想用 ${name}？）`,
    meantOneOf: (names) => `（是否想用以下之一：${names}？）`,
    noValue: (option) => `选项 '${option}' 缺少值`,
    badValue: (option, value, why) => `选项 '${option}' 的值 '${value}' 无效。${why}`,
    choices: (choices) => `可选值：${choices}。`,
    tooMany: (most, count, given) => `参数过多。应为${most}个，实际为${count}个：${given}。`,
  },
  noSource: "请指定问题文件，或用 - 表示标准输入；参见 ask-form --help。",
  badTimeout: "请给出大于0的秒数。",
  oneStdin: "问题和回答不能都来自标准输入。",
  noTerminal: "没有可以提问的终端；请用 --answers 指定回答文件。",
  noTerminalForSettings: (path) => `没有可显示设置的终端；设置在 ${path}。`,
  badForm: (name, count) => `“${name}”不是可用的表单；请修正以下${count}处：`,
  badAnswers: (name, count) => `“${name}”与表单不符；请修正以下${count}处：`,
  notJson: (line, column, what) => `第${line}行第${column}列不是有效的 JSON：${what}`,
  formShape: '表单的格式为 {"questions": [...]}，每个问题含有 "options" 或 "type": "text"。',
  answersShape: '回答的格式为 {"answers": {"<问题 id>": {"values": [...], "customText": "..."}}}。',
  valid: (name, count) => `“${name}”有效：共${count}个问题。`,
  ended: {
    cancelled: "已取消。",
    "timed-out": "已超时。",
    aborted: "已结束。",
  },
  fault: (message) => `ask-form 自身出错：${message}`,
  oldNode: (needed, found) => `ask-form 需要 Node.js ${needed} 或更高版本；当前版本为 ${found}。`,
};
