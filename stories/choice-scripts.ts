import { keys, paste } from "./keys.ts";
import type { Story } from "./story.ts";

const cjk = {
  title: "リリース二・四",
  description: "展開の前に三つの質問があります。送信するまで何も実行されません。",
  questions: [
    {
      id: "地域",
      label: "地域",
      prompt:
        "どの地域に最初に展開しますか？すべての地域に同時に展開することはできませんので、慎重に選んでください。",
      type: "multi" as const,
      options: [
        {
          value: "東京",
          label: "東京",
          description: "アジア太平洋地域のすべての利用者、全体の四割を占めます",
        },
        { value: "서울", label: "서울특별시에 먼저 배포하고 나머지는 다음 주에 배포합니다" },
        { value: "上海", label: "上海（浦东新区数据中心，需要提前两天通知运维团队）" },
      ],
    },
  ],
};

const emoji = {
  title: "🚀 Launch 🚀",
  questions: [
    {
      id: "mood",
      label: "👨‍👩‍👧‍👦 Family",
      prompt: "How is it going? 👍🏽 ❤️ ✅ 1️⃣",
      options: [
        {
          value: "a",
          label: "👨‍👩‍👧‍👦 a family of one cluster, 👩🏽‍💻 a person of three",
          description: "🏳️‍🌈 and 🏴‍☠️ are clusters too",
        },
        { value: "b", label: "🇩🇪🇫🇷🇯🇵 flags are pairs of letters", description: "🇩🇪".repeat(30) },
        { value: "c", label: "👨‍👩‍👧‍👦".repeat(30) },
        { value: "d", label: "☎ and ☎️, ✈ and ✈️ differ in a selector" },
      ],
    },
  ],
};

const hebrew = {
  title: "שחרור 2.4",
  questions: [
    {
      id: "q",
      label: "יעד",
      prompt: "האם לפרוס את גרסה 2.4 לייצור היום, או לחכות ליום ראשון?",
      options: [
        { value: "a", label: "לפרוס עכשיו", description: "התיקון של הכניסה דחוף (login)" },
        { value: "b", label: "لننتظر حتى يوم الأحد", description: "لا أحد في المكتب" },
        { value: "c", label: "abc אבג 123 דהו" },
      ],
    },
  ],
};

const combining = {
  questions: [
    {
      id: "q",
      prompt:
        "Combining marks: Z\u0351\u036b\u0343\u036a\u0302\u036b\u033da\u034fl\u0334\u0319g\u0324\u031eo\u0305, e\u0301 and \u00e9",
      options: [
        { value: "a", label: `${"e\u0301".repeat(50)} end` },
        { value: "b", label: "ประเทศไทย กรุงเทพมหานคร", description: "नमस्ते दुनिया, क्षत्रिय" },
        { value: "c", label: "zero\u200bwidth\u200bspaces, soft\u00adhyphen, no\u00a0break, \ufeffmark" },
      ],
    },
  ],
};

const markdownLike = {
  title: "snake_case_title and **bold**",
  questions: [
    {
      id: "q",
      label: "src/**/*.ts",
      prompt:
        "Does `src/**/*.ts` match snake_case_name, or **only** *some*? 2 * 3 * 4, a*b*c, __init__, [link](x), # no heading",
      options: [
        { value: "a", label: "src/**/*.ts", description: "- no list\n> no quote\n1. no number" },
        { value: "b", label: "`code` and **bold** and *italic*", description: "a `b **c** d` e **f `g` h**" },
        {
          value: "c",
          label: "snake_case_name",
          description: `**${"bold over the end of a line ".repeat(6).trim()}** plain again`,
        },
      ],
    },
  ],
};

const evil =
  "\x1b[31mred\x1b[0m \x1b]0;title\x07\x1b]8;;http://x\x1b\\link\x1b]8;;\x1b\\ \x1b[2J\x1b[H\x9b5mblink\x1bP1$q\x1b\\\x07\x08\x00\u202edlrow\u202c";
const escapes = {
  title: `T ${evil}`,
  description: `D ${evil}`,
  questions: [
    {
      id: "q",
      label: `L ${evil}`,
      prompt: `P ${evil}`,
      type: "preview" as const,
      options: [
        {
          value: "a",
          label: `O ${evil}`,
          description: `E ${evil}`,
          preview: `V ${evil}\n\n\`\`\`js\nlet a = "${evil}";\n\`\`\``,
        },
        {
          value: "b",
          label: "unfinished \x1b[31",
          description: "unfinished \x1b]0;title",
          preview: "unfinished \x1b[",
        },
      ],
    },
  ],
};

const breaks = {
  title: "one\r\rtwo\nthree",
  questions: [
    {
      id: "q",
      label: "a\r\nb",
      prompt: "first\r\r\rsecond\r\nthird\n\n\nfourth\u2028fifth",
      options: [
        {
          value: "a",
          label: "50 %\r100 %\r\rdone\nnext",
          description: "tab\tand\ttab\r\nline\r\r\r\n\n\nend",
        },
        { value: "b", label: "\t\tindented" },
      ],
    },
  ],
};

/** Scripts, emoji, Markdown and what must never reach a terminal. */
export const scriptStories: readonly Story[] = [
  { name: "cjk", caption: "Wide characters wrap and align.", form: cjk, keys: [keys.space, keys.down] },
  {
    name: "cjk-editor",
    caption: "Wide characters in an editor and in a note.",
    form: cjk,
    keys: [
      "n",
      "月曜日以降にお願いします",
      keys.enter,
      keys.end,
      "大阪でも同時に展開してください。".repeat(4),
    ],
  },
  { name: "emoji", caption: "Families, flags and selectors.", form: emoji, keys: [keys.down, keys.space] },
  {
    name: "emoji-line",
    caption: "A label of nothing but families.",
    form: emoji,
    keys: [keys.down, keys.down],
  },
  {
    name: "emoji-editor",
    caption: "Emoji in an editor.",
    form: emoji,
    keys: [keys.end, "👨‍👩‍👧‍👦🇩🇪👍🏽".repeat(12)],
  },
  {
    name: "right-to-left",
    caption: "Hebrew and Arabic, left to the terminal to order.",
    form: hebrew,
    keys: [keys.space],
  },
  {
    name: "combining-marks",
    caption: "Marks that take no column, and characters that are not seen.",
    form: combining,
  },
  { name: "markdown-looking", caption: "Only what is Markdown is drawn as such.", form: markdownLike },
  {
    name: "escape-sequences",
    caption: "Escape sequences in every field are gone, their text is kept.",
    form: escapes,
  },
  {
    name: "escape-sequences-pasted",
    caption: "Of escape sequences in a paste no control character is left.",
    form: escapes,
    keys: ["N", paste(`N ${evil}`), keys.enter, "n", paste(`O ${evil}`)],
  },
  { name: "carriage-returns", caption: "Runs of carriage returns, line breaks and tabs.", form: breaks },
];
