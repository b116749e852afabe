const MAX_TITLE_LENGTH = 200
const whole = new Intl.NumberFormat('en-AU')

export type Title = { kind: 'title'; title: string | undefined } | { kind: 'invalid'; message: string }

/** A title as it is kept: one line without space around it; undefined when nothing is left. */
export function readTitle(sent: string | undefined): Title {
  const line = sent
    ?.toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  if (line && line.length > MAX_TITLE_LENGTH) {
    const message = `The title has ${whole.format(line.length)} characters; at most ${MAX_TITLE_LENGTH} fit. Please shorten it.`
    return { kind: 'invalid', message }
  }
  return { kind: 'title', title: line || undefined }
}
