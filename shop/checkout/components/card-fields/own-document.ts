import { paths } from '../../../routing/paths.ts'
import type { CardFieldsOfShop } from './port/card-entry.ts'

/**
 * What a page may load is said once, with its document, and only the checkout's own may load the card fields of a gateway.
 * A shopper who came by a link is still in the document of the page before.
 *
 * @returns whether the checkout has to be opened as a document of its own
 */
export function needsOwnDocument(fields: Pick<CardFieldsOfShop, 'gateway'> | undefined): boolean {
  if (!fields || fields.gateway === 'TEST') return false
  const [opened] = performance.getEntriesByType('navigation')
  return opened !== undefined && new URL(opened.name).pathname.replace(/\/$/, '') !== paths.checkout()
}
