/** The boxes that a HEIF file is made of. @source ISO/IEC 14496-12 section 4.2 */

export type Box = { type: string; start: number; end: number }
export type Boxes = ReadonlyMap<string, Box>

/** Photos of 48 megapixels in tiles have about sixty of each kind. A file with more is an attack. */
const MAX_PARTS = 20_000

/** @throws RangeError when a file claims more boxes, items or pieces than a photo can need */
export function requireFewParts(parts: number): void {
  if (parts > MAX_PARTS) throw new RangeError(`Expected at most ${MAX_PARTS} parts in a HEIF file`)
}

/** @throws RangeError when a box ends behind its parent, or when there are too many */
export function* boxesIn(bytes: Buffer, from: number, to = bytes.length): Generator<Box> {
  let count = 0
  for (let at = from; at + 8 <= to; ) {
    count += 1
    requireFewParts(count)
    const size = bytes.readUInt32BE(at)
    // A box this deep is never 4 GB, so the long form of the size is not read.
    if (size < 8 || at + size > to) throw new RangeError('Expected a box inside its parent')
    yield { type: bytes.toString('latin1', at + 4, at + 8), start: at + 8, end: at + size }
    at += size
  }
}
