/**
 * The message beside a field is cleared as soon as the field is valid, and a new one shows only when the field is left.
 *
 * @param said   the messages beside the fields
 * @param found  what is wrong with them now
 */
export function stillWrong<Field extends string>(
  said: Partial<Record<Field, string>>,
  found: Partial<Record<Field, string>>,
): Partial<Record<Field, string>> {
  const isSettled = Object.entries(said).every(([field, words]) => words === found[field as Field])
  if (isSettled) return said
  const left = Object.entries(said).flatMap(([field, words]) =>
    words === undefined ? [] : [[field, found[field as Field]]],
  )
  return Object.fromEntries(left)
}
