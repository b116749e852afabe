/** A field that groups its digits while somebody types in it, without being in their way (PE-08). */

export interface Edit {
  text: string
  /** Between which characters the caret stands, counted from 0. */
  caret: number
}

/**
 * What a field shows after one edit, and where its caret stands: behind the same digit as before.
 *
 * Deleting a separator deletes the digit beside it, because the separator alone would come back.
 *
 * @param before  what the field showed
 * @param edit  what the browser has made of it, its caret behind what was typed
 * @param format  pure; puts separators between digits and changes no digit
 * @param isForward  whether a deletion took what stands behind the caret (the Delete key)
 */
export function formattedEdit(
  before: string,
  edit: Edit,
  format: (text: string) => string,
  isForward = false,
): Edit {
  const taken = tookOnlySeparator(before, edit) ? withoutDigitBeside(edit, isForward) : edit
  const { text, caret } = edit.text.length < before.length ? withoutSeparatorsAtEnd(taken) : taken
  const shown = format(text)
  if (caret >= text.length) return { text: shown, caret: shown.length }
  return { text: shown, caret: shown === text ? caret : placeBehind(shown, digitsIn(text.slice(0, caret))) }
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length

function tookOnlySeparator(before: string, { text }: Edit): boolean {
  return text.length === before.length - 1 && text.replace(/\D/g, '') === before.replace(/\D/g, '')
}

function withoutDigitBeside({ text, caret }: Edit, isForward: boolean): Edit {
  const at = isForward ? text.slice(caret).search(/\d/) + caret : text.slice(0, caret).search(/\d\D*$/)
  if (at < (isForward ? caret : 0)) return { text, caret }
  return { text: text.slice(0, at) + text.slice(at + 1), caret: isForward ? caret : at }
}

/** A month that lost a digit is no month any more, so what stood behind it goes too. */
function withoutSeparatorsAtEnd({ text, caret }: Edit): Edit {
  return /^[\s/.-]+$/.test(text.slice(caret)) ? { text: text.slice(0, caret), caret } : { text, caret }
}

/** Behind so many digits. */
function placeBehind(text: string, digits: number): number {
  let seen = 0
  let at = 0
  while (seen < digits && at < text.length) {
    if (/\d/.test(text[at] ?? '')) seen++
    at++
  }
  return at
}
