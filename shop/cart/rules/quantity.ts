/** How many of one thing a line may hold. */
export const MAX_PER_LINE = 999

export const WHOLE_NUMBER = 'Please give a whole number of pieces, 1 or more.'

/** Why a quantity cannot be ordered; undefined when it can. */
export function quantityProblem(quantity: number): string | undefined {
  if (!Number.isInteger(quantity) || quantity < 1) return WHOLE_NUMBER
  return quantity > MAX_PER_LINE ? `Please order at most ${MAX_PER_LINE} pieces in one line.` : undefined
}
