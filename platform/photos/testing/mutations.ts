/** Files with bytes changed at random, as a seed says: the same ones for the same seed. */
type Chance = () => number

const upTo = (chance: Chance, most: number) => Math.floor(chance() * (most + 1))
/** What a number in a header is most likely to go wrong at. */
const EXTREMES = [0, 1, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff]

const CHANGES: ((bytes: Buffer, chance: Chance) => Buffer)[] = [
  (bytes, chance) => bytes.subarray(0, upTo(chance, bytes.length)),
  (bytes, chance) => {
    const at = upTo(chance, bytes.length - 1)
    bytes[at] = (bytes[at] ?? 0) ^ (1 << upTo(chance, 7))
    return bytes
  },
  (bytes, chance) => {
    bytes[upTo(chance, bytes.length - 1)] = upTo(chance, 255)
    return bytes
  },
  (bytes, chance) => {
    if (bytes.length < 4) return bytes
    const at = upTo(chance, bytes.length - 4)
    const value = EXTREMES[upTo(chance, EXTREMES.length - 1)] ?? 0
    if (chance() < 0.5) bytes.writeUInt32BE(value, at)
    else bytes.writeUInt32LE(value, at)
    return bytes
  },
  (bytes, chance) => {
    const [from, to] = [upTo(chance, bytes.length), upTo(chance, bytes.length)].sort(
      (one, other) => one - other,
    )
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)])
  },
]

/**
 * @param bytes   stay as they are
 * @param chance  from 0 up to 1
 * @returns a copy with one to eight changes, most of them near its beginning, where the headers are
 */
export function mutated(bytes: Buffer, chance: Chance): Buffer {
  let file: Buffer = Buffer.from(bytes)
  for (let changes = upTo(chance, 7); changes >= 0; changes -= 1) {
    if (file.length === 0) return file
    const headBytes = chance() < 0.7 ? Math.min(file.length, 512) : file.length
    const change = CHANGES[upTo(chance, CHANGES.length - 1)] ?? ((same) => same)
    file = Buffer.concat([change(file.subarray(0, headBytes), chance), file.subarray(headBytes)])
  }
  return file
}
