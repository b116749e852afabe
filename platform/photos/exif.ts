/** The one fact from a camera's notes that changes how a picture is seen. */

const ORIENTATION = 0x0112
const ENTRY_BYTES = 12

/**
 * The orientation in an EXIF block.
 *
 * @param tiff the block from its TIFF header on; anything unreadable counts as upright
 * @returns 1 to 8; 1 is upright, 5 to 8 lie on their side
 * @source Exif 2.32 section 4.6.4, TIFF 6.0 section 2
 */
export function exifOrientation(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => {
    if (at + 2 > tiff.length) return 0
    return isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  }
  if (tiff.length < 8) return 1
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * ENTRY_BYTES
    if (short(at) !== ORIENTATION) continue
    const orientation = short(at + 8)
    return orientation >= 1 && orientation <= 8 ? orientation : 1
  }
  return 1
}
