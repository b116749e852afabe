/** Words that are too long for their place, cut to what there is room for (CA-80). Letters are counted as people count them. */

const MARK = '…'

/**
 * The beginning, for sentences.
 *
 * @param letters at most so many are left, the mark apart; 1 or more
 * @example shortenedAtEnd('abcdefghi', 6) // 'abcdef…'
 */
export function shortenedAtEnd(text: string, letters: number): string {
  const all = [...text]
  return all.length > letters ? all.slice(0, letters).join('').trimEnd() + MARK : text
}

/**
 * Beginning and end, for names of files, which differ in both.
 *
 * @param letters at most so many are left, the mark apart; 2 or more
 * @example shortenedInTheMiddle('abcdefuvwxyz', 6) // 'abc…xyz'
 */
export function shortenedInTheMiddle(text: string, letters: number): string {
  const all = [...text]
  if (all.length <= letters) return text
  const ending = Math.floor(letters / 2)
  return `${all.slice(0, letters - ending).join('')}${MARK}${all.slice(all.length - ending).join('')}`
}

/**
 * The first word, for names of people.
 *
 * @param letters at most so many are left, the mark apart; 1 or more
 * @example shortenedName('Christopher James', 7) // 'Christo…'
 */
export function shortenedName(name: string, letters: number): string {
  return shortenedAtEnd(name.trim().split(/\s+/)[0] ?? '', letters)
}
