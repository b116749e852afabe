/**
 * Text without the signs that stand around it.
 *
 * By hand, because a pattern such as `/\/+$/` begins anew at each sign of a run that does not reach the end: a text of some
 * thousand of them holds up the process.
 */

/** @param sign  that goes, as a pattern for one sign, without `g` @example withoutAround('//a/b//', /\//) // 'a/b' */
export function withoutAround(text: string, sign: RegExp): string {
  let start = 0
  while (start < text.length && sign.test(text.charAt(start))) start++
  return withoutEnd(text.slice(start), sign)
}

/** @param sign  that goes, as a pattern for one sign, without `g` @example withoutEnd('a==', /=/) // 'a' */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length
  while (end > 0 && sign.test(text.charAt(end - 1))) end--
  return text.slice(0, end)
}
