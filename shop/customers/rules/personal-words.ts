/** Shorter pieces, such as `jo`, are in many good passwords by chance. */
const MIN_LENGTH = 4
const MAX_WORDS = 20

/**
 * The words that texts about a person hold, whole and in pieces, the longest first.
 *
 * @param texts  names and e-mails
 * @returns lower case, at least 4 characters each, 20 at most
 * @example inPieces(['Robin Marsh']) // ['robin marsh', 'robin', 'marsh']
 */
export function inPieces(texts: readonly string[]): string[] {
  const lower = texts.map((text) => text.trim().toLowerCase())
  const pieces = lower.flatMap((text) => [text, ...text.split('@'), ...text.split(/[^\p{L}\p{N}]+/u)])
  const words = new Set(pieces.filter((piece) => piece.length >= MIN_LENGTH))
  return [...words].sort((one, other) => other.length - one.length).slice(0, MAX_WORDS)
}
