/** The files of a ZIP that packs nothing, as the shop writes it: read by its directory, as every computer does. */

const END_OF_DIRECTORY = 0x06054b50
const ENTRY = 0x02014b50

/** @throws when it is no such ZIP, or was cut */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.length - 22
  if (end < 0 || bytes.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('Expected a whole ZIP')
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== ENTRY || bytes.readUInt16LE(at + 10) !== 0) {
      throw new Error('Expected an entry that is stored as it is')
    }
    const size = bytes.readUInt32LE(at + 24)
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      bytes.readUInt16LE(at + offset),
    ) as [number, number, number]
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    files.set(name, bytes.subarray(start, start + size))
    at += 46 + nameLength + extraLength + commentLength
  }
  return files
}
