/** Pieces of goods in stock; what is made to order has none and never runs out. */
export interface StockChange {
  productId: number
  quantity: number
}

/** Together and in order of the products, so that two orders never wait for each other's rows in a circle. */
export function inLockOrder(changes: readonly StockChange[]): StockChange[] {
  const sums = new Map<number, number>()
  for (const { productId, quantity } of changes) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  return [...sums]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((a, b) => a.productId - b.productId)
}
