import type { Transaction } from '#platform/database/pool.ts'
import { isRefusal, type Refusal } from '../../api/refusal.ts'
import type { Product } from '../../catalogue/store.ts'
import type { CartRequest } from '../rules/access.ts'
import { keptExtras } from '../rules/line-extras.ts'
import {
  alreadyInCart,
  amountProblem,
  type DecidedLine,
  decideLine,
  type LineFacts,
  type LineProblem,
  type NewLine,
} from '../rules/new-line.ts'
import { activeLines, isSameLine, savedLinesProblem } from '../rules/saved-for-later.ts'
import { type Cart, type CartLine, changeLine, insertLine, linesOfCart } from '../store.ts'
import { type CartChangeDeps, changeActiveCart } from './active-cart.ts'
import { type LineFactsDeps, readLineFacts } from './line-facts.ts'

/** No shopper fills a cart with more lines; the limit bounds the size of pages and orders. */
export const MAX_LINES = 100

/** A cart after its lines were changed, so that it can be shown without another read. */
export interface ChangedLines {
  cart: Cart
  lines: CartLine[]
  /** Of lines that were put in; the others are read. */
  products?: readonly Product[] | undefined
  /** One for each line that was not changed as asked; the others are saved. */
  problems: LineProblem[]
}

/** Adds SKUs. What is in the cart already adds to the quantity of its line. */
export async function addLines(
  deps: CartChangeDeps & LineFactsDeps,
  request: CartRequest,
  newLines: readonly NewLine[],
): Promise<ChangedLines | Refusal> {
  const facts = await readLineFacts(deps, newLines)
  const changed = await changeActiveCart(deps, request, async (tx, cart) => {
    const { lines, problems } = await putLines(tx, cart, newLines, facts)
    return { cart, lines, problems }
  })
  return isRefusal(changed) ? changed : { ...changed, products: facts.products }
}

/** Adds what can be added to a cart that the caller has locked; returns its lines, and the problems of the others. */
export async function putLines(
  tx: Transaction,
  cart: Cart,
  newLines: readonly NewLine[],
  facts: LineFacts,
): Promise<{ lines: CartLine[]; problems: (LineProblem & { index: number })[] }> {
  const lines = await linesOfCart(tx, cart.id)
  const problems: (LineProblem & { index: number })[] = []
  for (const [index, newLine] of newLines.entries()) {
    const decision = decideLine(newLine, facts)
    const problem =
      decision.kind === 'problem' ? decision : await putLine(tx, cart, lines, decision.line, newLine)
    if (problem) problems.push({ ...problem, index })
  }
  return { lines, problems }
}

/** Adds to the line that is the same thing, or makes a new one; updates `lines`. */
async function putLine(
  tx: Transaction,
  cart: Cart,
  lines: CartLine[],
  decided: DecidedLine,
  { quantity, extras, onlyNew, savedForLater = false }: NewLine,
): Promise<LineProblem | undefined> {
  const same = lines.find((line) => isSameLine(line, { ...decided, savedForLater }))
  if (same && onlyNew) return { code: 'ALREADY_IN_CART', message: alreadyInCart(same.quantity) }
  const sum = (same?.quantity ?? 0) + quantity
  const problem = amountProblem(decided, sum)
  if (problem) return problem
  if (same) {
    // A line that the shopper adds to is the shopper's own, even when the shop had added it.
    const changes = { quantity: sum, isAutoAdded: false }
    await changeLine(tx, same.id, changes)
    Object.assign(same, changes)
    return undefined
  }
  const message = savedForLater ? savedLinesProblem(lines) : fullCart(lines)
  if (message !== undefined) return { code: 'INVALID_PARAMETER_VALUE', message }
  const { available: _, ...line } = decided
  const place = { cartId: cart.id, savedForLater }
  lines.push(await insertLine(tx, { ...line, ...keptExtras(extras ?? {}), ...place, quantity }))
  return undefined
}

/** Why a cart takes no other line; undefined while there is room. */
export function fullCart(lines: readonly CartLine[]): string | undefined {
  return activeLines(lines).length >= MAX_LINES
    ? `A cart holds at most ${MAX_LINES} different things.`
    : undefined
}
