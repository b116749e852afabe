/** What a page shows that is no word: where a value was missing, or was none that can be read. */

/** Scripts and styles are not read; the rest is, attributes too. */
const UNREAD = /<(script|style)\b[\s\S]*?<\/\1>/g
const NO_WORD = /[^<>]{0,40}(?:\bundefined\b|\bNaN\b|\[object )[^<>]{0,40}/g
/** What has no other use than its words; what is announced later may be empty until then. */
const EMPTY =
  /<(h[1-6]|p|li|dt|dd|b|button|a|label|legend|figcaption|option)\b(?![^>]*(?:aria-label|aria-live|role="(?:status|alert)"|aria-hidden))[^>]*>\s*<\/\1>/g
const NAMELESS = /<[^>]*\b(?:aria-label|title|placeholder)="\s*"[^>]*>/g

/** @returns each place with what is around it; none of a page that is whole */
export function gapsIn(html: string): string[] {
  const read = html.replace(UNREAD, '')
  return [NO_WORD, EMPTY, NAMELESS].flatMap((gap) => read.match(gap) ?? [])
}
