/** A title as it is kept: one line without space around it; undefined when nothing is left. */
export function shownTitle(title: string | undefined): string | undefined {
  const line = title
    ?.toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 200)
  return line || undefined
}
