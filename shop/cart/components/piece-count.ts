/** C-31, C-32: what the badge counts. No cart, or one without an id, holds nothing. */
export function pieceCount(cart: { id?: string | null; total_quantity: number } | null | undefined): number {
  return cart?.id ? cart.total_quantity : 0
}
