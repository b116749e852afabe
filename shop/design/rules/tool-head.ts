import type { PrintRecord } from '#shop/catalogue/rules/print-record.ts'

/** What the head of a tool's page says of it. */
interface ToolHead {
  title: string
  robots: string
  description?: string | undefined
  keywords?: string | undefined
  /** Picture for previews. */
  image?: string | undefined
}

/** What a ready-made design says of itself. */
export interface TemplateHead {
  name: string
  title?: string | undefined
  description?: string | undefined
  keywords?: string | undefined
  picture?: string | undefined
}

/**
 * G-07 to G-10, CA-28: title and robots of an address; most tools have no place in search engines. With a ready-made design
 * its meta tags (G-15).
 */
export function toolHead(
  { tool_pages, words }: Pick<PrintRecord, 'tool_pages' | 'words'>,
  path: string,
  template?: TemplateHead,
): ToolHead {
  const page = tool_pages.find((one) => one.path === path)
  const head = { title: page?.title ?? words.tool_title, robots: page?.robots ?? 'NOINDEX,FOLLOW' }
  if (!template) return head
  const { name, title = name, description, keywords, picture: image } = template
  return { ...head, title, description, keywords, image }
}
