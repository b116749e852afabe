import type { Transaction } from '#platform/database/pool.ts'
import { type Refusal, refusal } from '../../refusal.ts'
import { decideLine, type LineProblem, lineNotFound } from '../rules/new-line.ts'
import { quantityProblem } from '../rules/quantity.ts'
import { type CartLine, changeCart, changeLine, deleteLine, linesOfCart } from '../store.ts'
import { type CartChangeDeps, changeActiveCart } from './active-cart.ts'
import { readLineFacts } from './add-lines.ts'

export interface LineChange {
  /** The number of the line, or the text that was sent instead of one. */
  lineId: number | string
  /** 0 removes the line. */
  quantity: number | undefined
  /** What the line prints from now on: both or neither. */
  sku: string | undefined
  designRevision: string | undefined
}

/** @returns one problem for each change that was not made; the others are saved */
export async function changeLines(
  deps: CartChangeDeps,
  cartId: string,
  changes: readonly LineChange[],
): Promise<LineProblem[] | Refusal> {
  return changeActiveCart(deps, cartId, async (tx) => {
    const problems: LineProblem[] = []
    for (const change of changes) {
      const lines = await linesOfCart(tx, cartId)
      const line = lines.find(({ id }) => id === change.lineId)
      const problem = line ? await saveChange(tx, line, lines, change) : lineNotFound(change.lineId)
      if (problem) problems.push(problem)
    }
    await changeCart(tx, cartId, {}, deps.clock.now())
    return problems
  })
}

export async function removeLine(
  deps: CartChangeDeps,
  cartId: string,
  lineId: number | string,
): Promise<undefined | Refusal> {
  return changeActiveCart(deps, cartId, async (tx) => {
    const removed = typeof lineId === 'number' && (await deleteLine(tx, cartId, lineId))
    if (!removed) return refusal('graphql-input', lineNotFound(lineId).message)
    await changeCart(tx, cartId, {}, deps.clock.now())
    return undefined
  })
}

async function saveChange(
  tx: Transaction,
  line: CartLine,
  lines: readonly CartLine[],
  change: LineChange,
): Promise<LineProblem | undefined> {
  if (change.quantity === 0) {
    await deleteLine(tx, line.cartId, line.id)
    return undefined
  }
  const quantity = change.quantity ?? line.quantity
  const sku = change.sku ?? line.sku
  const designRevision = change.designRevision ?? line.designRevision
  if ((change.sku === undefined) !== (change.designRevision === undefined)) {
    return {
      code: 'REQUIRED_PARAMETER_MISSING',
      message: 'A line changes its SKU and its design together. Please send both.',
    }
  }
  if (change.sku === undefined) {
    const message = quantityProblem(quantity)
    if (message) return { code: 'INVALID_PARAMETER_VALUE', message }
    await changeLine(tx, line.id, { quantity })
    return undefined
  }
  const replacement = { sku, quantity, designRevision, parentSku: undefined }
  const decision = decideLine(replacement, await readLineFacts(tx, [replacement]))
  if (decision.kind === 'problem') return { code: decision.code, message: decision.message }

  const twin = lines.find(
    (other) => other.id !== line.id && other.sku === sku && other.designRevision === designRevision,
  )
  if (!twin) {
    await changeLine(tx, line.id, { sku, designRevision, quantity, productId: decision.productId })
    return undefined
  }
  // The line became what another line already is: the two join, as if the thing had been added twice.
  const message = quantityProblem(twin.quantity + quantity)
  if (message) return { code: 'INVALID_PARAMETER_VALUE', message }
  await deleteLine(tx, line.cartId, line.id)
  await changeLine(tx, twin.id, { quantity: twin.quantity + quantity })
  return undefined
}
