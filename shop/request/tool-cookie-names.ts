/** The cookie that a design tool keeps while it is open; only the tool's scripts load this name. */
export const toolCookieNames = {
  /** Which design tool is open: its address. Gone with its pages (G-11). */
  toolData: 'tool_data',
} as const
