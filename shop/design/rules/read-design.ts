/** Documents of designs as they come from a browser or from our own records. */
import type { Design } from '#packages/design-document/design.ts'
import { parseDesign } from '#packages/design-document/migrate.ts'

/** Two hundred elements with long words need a tenth of this. */
export const MAX_DOCUMENT_CHARACTERS = 2_000_000

export type ReadDocument = { kind: 'design'; design: Design } | { kind: 'invalid'; message: string }

/** Reads a document sent as JSON text; a refusal is a plain sentence. */
export function readDocument(text: string): ReadDocument {
  if (text.length > MAX_DOCUMENT_CHARACTERS) {
    return invalid('This design is too large to save. Please remove some of its elements.')
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    // The parser's own words are about characters and positions; a shopper can do nothing with them.
    return invalid('This design cannot be read. Please reload the page.')
  }
  const parsed = parseDesign(json)
  return parsed.kind === 'design' ? parsed : invalid(parsed.message)
}

/**
 * A design from our own records.
 *
 * @throws Error when it cannot be read: it was checked before it was saved
 */
export function readDesign({ key, document }: { key: string; document: unknown }): Design {
  const parsed = parseDesign(document)
  if (parsed.kind === 'design') return parsed.design
  throw new Error(`Expected the saved design ${key} to be readable but: ${parsed.message}`)
}

const invalid = (message: string) => ({ kind: 'invalid', message }) as const
