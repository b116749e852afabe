import { createHash } from 'node:crypto'
import type { StoredLine } from '../rules/priced-line.ts'

/**
 * PE-20: a tag of what a shopper chose, so that a page can say which lines it showed. Auto-added lines are left out: they
 * follow from the rest and the total.
 *
 * @param lines  of a cart, in any order
 * @returns 16 characters that change as soon as a line is added, removed or gets another design, product or quantity
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
