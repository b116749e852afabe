/** The boxes that a HEIF file is made of. @source ISO/IEC 14496-12 section 4.2 */

export type Box = { type: string; start: number; end: number }
export type Boxes = ReadonlyMap<string, Box>

export function* boxesIn(bytes: Buffer, from: number, to = bytes.length): Generator<Box> {
  for (let at = from; at + 8 <= to; ) {
    const size = bytes.readUInt32BE(at)
    // A box this deep is never 4 GB, so the long form of the size is not read.
    if (size < 8 || at + size > to) throw new RangeError('Expected a box inside its parent')
    yield { type: bytes.toString('latin1', at + 4, at + 8), start: at + 8, end: at + size }
    at += size
  }
}
