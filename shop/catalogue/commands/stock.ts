import type { Transaction } from '#platform/database/pool.ts'
import { changeStock, lockStock } from '../products-store.ts'
import { inLockOrder, type StockChange } from '../rules/stock.ts'

/**
 * Takes what an order needs from stock, inside the transaction that places it.
 *
 * @returns the first product of which too few are left, when there is one; then nothing was taken
 */
export async function takeStock(
  tx: Transaction,
  wanted: readonly StockChange[],
): Promise<{ productId: number } | undefined> {
  const needs = inLockOrder(wanted)
  const stock = await lockStock(
    tx,
    needs.map(({ productId }) => productId),
  )
  const kept = needs.filter(({ productId }) => stock.has(productId))
  const short = kept.find(({ productId, quantity }) => (stock.get(productId) ?? 0) < quantity)
  if (short) return { productId: short.productId }
  if (kept.length > 0) {
    await changeStock(
      tx,
      kept.map(({ productId, quantity }) => ({ productId, quantity: -quantity })),
    )
  }
  return undefined
}

/** Puts back what an order took that is not made after all. */
export async function returnStock(tx: Transaction, returned: readonly StockChange[]): Promise<void> {
  const pieces = inLockOrder(returned)
  const stock = await lockStock(
    tx,
    pieces.map(({ productId }) => productId),
  )
  const kept = pieces.filter(({ productId }) => stock.has(productId))
  if (kept.length > 0) await changeStock(tx, kept)
}
