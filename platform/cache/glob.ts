/**
 * Whether a name matches a pattern in which `*` stands for any text, also none.
 *
 * No regular expression is made of the pattern: one that a stranger writes could take minutes to match. This takes at
 * most as many steps as the two lengths multiplied.
 *
 * @example matchesGlob('canvas-*', 'canvas-prints') // true
 */
export function matchesGlob(pattern: string, name: string): boolean {
  let p = 0
  let n = 0
  /** Where to go back to: the newest star, and how much of the name it has taken. */
  let star = -1
  let taken = 0
  while (n < name.length) {
    if (pattern[p] === '*') {
      star = p++
      taken = n
    } else if (pattern[p] === name[n]) {
      p++
      n++
    } else if (star >= 0) {
      p = star + 1
      n = ++taken
    } else {
      return false
    }
  }
  while (pattern[p] === '*') p++
  return p === pattern.length
}
