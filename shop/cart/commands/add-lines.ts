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
    const problems: LineProblem[] = []
    for (const newLine of newLines) {
      const decision = decideLine(newLine, facts)
      const problem =
        decision.kind === 'problem'
          ? decision
          : await putLine(tx, cartId, { ...newLine, ...decision, sku: newLine.sku })
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

async function putLine(
  tx: Transaction,
  cartId: string,
  line: Pick<CartLine, 'productId' | 'sku' | 'designRevision' | 'quantity'>,
): Promise<LineProblem | undefined> {
  const lines = await linesOfCart(tx, cartId)
  const same = lines.find(
    ({ sku, designRevision }) => sku === line.sku && designRevision === line.designRevision,
  )
  if (same) {
    const quantity = same.quantity + line.quantity
    const message = quantityProblem(quantity)
    if (message) return { code: 'INVALID_PARAMETER_VALUE', message }
    await changeLine(tx, same.id, { quantity })
    return undefined
  }
  if (lines.length >= MOST_LINES) {
    return {
      code: 'INVALID_PARAMETER_VALUE',
      message: `A cart holds at most ${MOST_LINES} different things.`,
    }
  }
  await insertLine(tx, {
    cartId,
    productId: line.productId,
    sku: line.sku,
    designRevision: line.designRevision,
    quantity: line.quantity,
  })
  return undefined
}
