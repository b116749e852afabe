import { createHash } from 'node:crypto'
import type { StoredLine } from '../rules/priced-line.ts'

/**
 * PE-20: stands for what a shopper chose, so that a page can say which things it showed. What the shop adds by itself
 * follows from it and from the total.
 *
 * @param lines  of a cart, in any order
 * @returns 16 characters, others as soon as a line comes, goes or becomes another design, product or number
 */
export function contentsTag(
  lines: readonly Pick<StoredLine, 'id' | 'sku' | 'designRevision' | 'quantity' | 'isAutoAdded'>[],
): string {
  const chosen = lines
    .filter(({ isAutoAdded }) => !isAutoAdded)
    .map(({ id, sku, designRevision, quantity }) => [id, sku, designRevision, quantity] as const)
    .toSorted(([one], [other]) => one - other)
  return createHash('sha256').update(JSON.stringify(chosen)).digest('base64url').slice(0, 16)
}
