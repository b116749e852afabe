/** A piece of an order that the design tool was opened from, as its address and its form name it. */
export interface OrderedPiece {
  /** Token of the order. */
  order: string
  /** Id of its line. */
  piece: string
}

/** @param read  of a field or a parameter by its name */
export function orderedPieceIn(
  read: (name: 'order' | 'piece') => FormDataEntryValue | null,
): OrderedPiece | undefined {
  const [order, piece] = [read('order'), read('piece')]
  if (typeof order !== 'string' || typeof piece !== 'string') return undefined
  return /^[A-Za-z0-9_-]{32}$/.test(order) && /^\d{1,15}$/.test(piece) ? { order, piece } : undefined
}
