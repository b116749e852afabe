import type { PrintRecord } from '#shop/catalogue/rules/print-record.ts'

/** What the head of a tool's page says of it. */
interface ToolHead {
  title: string
  robots: string
}

/** G-07 to G-10, CA-28: title and robots of an address; most tools have no place in search engines. */
export function toolHead(
  { tool_pages, words }: Pick<PrintRecord, 'tool_pages' | 'words'>,
  path: string,
): ToolHead {
  const page = tool_pages.find((one) => one.path === path)
  return { title: page?.title ?? words.tool_title, robots: page?.robots ?? 'NOINDEX,FOLLOW' }
}
