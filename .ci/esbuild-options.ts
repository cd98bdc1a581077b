/**
 * For esbuild's `supported`: regular expressions stay literals, which are compiled when they are used. esbuild takes these
 * for unknown to the oldest Node.js that we build for, and makes objects of them at the start.
 */
export const literals = {
  "regexp-set-notation": true,
  "regexp-unicode-property-escapes": true,
  "regexp-lookbehind-assertions": true,
};
