/** A TIFF for tests: the opening and its first directory, which is the end of the file. */

const SHORT = 3
export const LONG = 4

/** Tag, value and the type of it. */
export type Entry = readonly [tag: number, value: number, type?: number]

interface Written {
  isLittle?: boolean
  /** Entries that the directory says to have; those that it has when left out. */
  said?: number
}

export function tiffFile(entries: readonly Entry[], { isLittle = true, said }: Written = {}): Uint8Array {
  const directory = tiffDirectory(entries, { isLittle, ...(said === undefined ? {} : { said }) })
  const file = new Uint8Array(8 + directory.length)
  const view = new DataView(file.buffer)
  view.setUint16(0, isLittle ? 0x4949 : 0x4d4d)
  view.setUint16(2, 42, isLittle)
  view.setUint32(4, 8, isLittle)
  file.set(directory, 8)
  return file
}

export function tiffDirectory(
  entries: readonly Entry[],
  { isLittle = true, said = entries.length }: Written = {},
): Uint8Array {
  const bytes = new Uint8Array(2 + 12 * entries.length)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, said, isLittle)
  for (const [index, [tag, value, type = SHORT]] of entries.entries()) {
    const at = 2 + 12 * index
    view.setUint16(at, tag, isLittle)
    view.setUint16(at + 2, type, isLittle)
    view.setUint32(at + 4, 1, isLittle)
    if (type === SHORT) {
      view.setUint16(at + 8, value, isLittle)
      // Nobody reads what is behind a short value, so a camera may leave there what it likes.
      view.setUint16(at + 10, 0xabcd, isLittle)
    } else view.setUint32(at + 8, value, isLittle)
  }
  return bytes
}
