import type { Transaction } from '#platform/database/pool.ts'
import { productsOfPrefixes } from '../../catalogue/store.ts'
import { revisionSkus } from '../../design/store.ts'
import type { Refusal } from '../../refusal.ts'
import { decideLine, type LineFacts, type LineProblem, type NewLine } from '../rules/new-line.ts'
import { quantityProblem } from '../rules/quantity.ts'
import { type CartLine, changeCart, changeLine, insertLine, linesOfCart } from '../store.ts'
import { type CartChangeDeps, changeActiveCart } from './active-cart.ts'

/** A cart with more lines is no shopper's cart; the limit keeps pages and orders at a size that can be handled. */
export const MOST_LINES = 100

/**
 * Adds SKUs with their frozen designs. The same SKU with the same design adds to the quantity of its line.
 *
 * @returns one problem for each line that could not be added; the others are in the cart
 */
export async function addLines(
  deps: CartChangeDeps,
  cartId: string,
  newLines: readonly NewLine[],
): Promise<LineProblem[] | Refusal> {
  return changeActiveCart(deps, cartId, async (tx) => {
    const facts = await readLineFacts(tx, newLines)
    const lines = await linesOfCart(tx, cartId)
    const problems: LineProblem[] = []
    for (const newLine of newLines) {
      const decision = decideLine(newLine, facts)
      const problem =
        decision.kind === 'problem'
          ? decision
          : await putLine(tx, lines, { ...decision, cartId, sku: newLine.sku, quantity: newLine.quantity })
      if (problem) problems.push({ code: problem.code, message: problem.message })
    }
    await changeCart(tx, cartId, {}, deps.clock.now())
    return problems
  })
}

/** What `decideLine` looks at for these lines. */
export async function readLineFacts(
  tx: Transaction,
  newLines: readonly Pick<NewLine, 'sku' | 'designRevision'>[],
): Promise<LineFacts> {
  const prefixes = [...new Set(newLines.map((line) => line.sku.split('-')[0] ?? ''))]
  const keys = newLines.flatMap((line) => line.designRevision ?? [])
  return { products: await productsOfPrefixes(tx, prefixes), revisionSkus: await revisionSkus(tx, keys) }
}

/** Adds to the line that is the same thing, or makes a new one; `lines` is kept as the cart then is. */
async function putLine(
  tx: Transaction,
  lines: CartLine[],
  { cartId, productId, sku, designRevision, quantity }: Omit<CartLine, 'id'>,
): Promise<LineProblem | undefined> {
  const same = lines.find((line) => line.sku === sku && line.designRevision === designRevision)
  if (same) {
    const sum = same.quantity + quantity
    const message = quantityProblem(sum)
    if (message) return { code: 'INVALID_PARAMETER_VALUE', message }
    await changeLine(tx, same.id, { quantity: sum })
    same.quantity = sum
    return undefined
  }
  if (lines.length >= MOST_LINES) {
    return {
      code: 'INVALID_PARAMETER_VALUE',
      message: `A cart holds at most ${MOST_LINES} different things.`,
    }
  }
  lines.push(await insertLine(tx, { cartId, productId, sku, designRevision, quantity }))
  return undefined
}
