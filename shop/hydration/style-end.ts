/** The selector of the last rule of each style sheet; nothing has this name. See `tools/style-ends.ts`. */
export const STYLE_END = '#style-end'
