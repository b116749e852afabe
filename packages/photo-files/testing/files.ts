/** Files for tests, byte by byte. */

/** Each letter is the byte of its number. */
export const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** 0 after what is given: as much as tells, and as large as a photo. */
export function withRest(head: Uint8Array, bytes = 300_000): Uint8Array {
  const file = new Uint8Array(bytes)
  file.set(head)
  return file
}

/** An ISO base media file's first box. Its length is right unless another is given, as four bytes. */
export function mediaFile(brands: readonly string[], { length, version = '\0\0\0\0' } = { length: '' }) {
  const [major = '', ...compatible] = brands
  const bytes = 16 + 4 * compatible.length
  return bytesOf(
    `${length || `\0\0\0${String.fromCharCode(bytes)}`}ftyp${major}${version}${compatible.join('')}`,
  )
}
