/** One field of a TIFF file: tag, type, number of values, and the value or where the values stand. */
export type TiffEntry = [tag: number, type: number, count: number, value: number]

/** Types of fields, as TIFF 6.0 numbers them. */
export const SHORT = 3
export const LONG = 4
export const UNDEFINED = 7

/** The length of a directory with so many entries, the address of a next one included. */
export const directoryBytes = (entries: number): number => 2 + entries * 12 + 4

/**
 * A directory of a little-endian TIFF file, after which no other comes.
 *
 * @param entries in the order of their tags, as readers expect them
 */
export function tiffDirectory(entries: readonly TiffEntry[]): Buffer {
  const directory = Buffer.alloc(directoryBytes(entries.length))
  directory.writeUInt16LE(entries.length, 0)
  entries.forEach(([tag, type, count, value], index) => {
    const at = 2 + index * 12
    directory.writeUInt16LE(tag, at)
    directory.writeUInt16LE(type, at + 2)
    directory.writeUInt32LE(count, at + 4)
    // A short fills the lower half of the field, which little endian puts first.
    directory.writeUInt32LE(value, at + 8)
  })
  return directory
}
