/** How much there is of lines, some of them sets: three sets of nine are no three pieces. */
type Counted = readonly { quantity: number; isSet?: boolean }[]

/** @example countInWords([{ quantity: 1 }, { quantity: 2, isSet: true }]) // '1 piece and 2 sets' */
export function countInWords(lines: Counted): string {
  const among = (set: boolean) =>
    lines.reduce((sum, { quantity, isSet = false }) => (isSet === set ? sum + quantity : sum), 0)
  const [pieces, sets] = [among(false), among(true)]
  if (sets === 0) return counted(pieces, 'piece')
  return pieces === 0 ? counted(sets, 'set') : `${counted(pieces, 'piece')} and ${counted(sets, 'set')}`
}

/** A line of an order, to be counted. */
export const countedLine = (line: { quantity_ordered?: number | null; is_set: boolean }) => ({
  quantity: line.quantity_ordered ?? 0,
  isSet: line.is_set,
})

const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`
