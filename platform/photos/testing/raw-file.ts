/** A raw file as cameras write it: a small preview that any TIFF reader takes for the picture, and the rest elsewhere. */
import { MOTIF_HEIGHT_PX, MOTIF_WIDTH_PX, motif } from './pictures.ts'

const LONG = 4
const HEADER_BYTES = 8

/**
 * @param isDng with the version that a DNG has; without it only the preview tells, as in the files of makers
 * @param directoryFirst false where the directory stands behind the pixels
 */
export async function rawFile({ isDng = true, directoryFirst = true } = {}): Promise<Buffer> {
  const pixels = await motif().raw().toBuffer()
  const entries = [
    [254, 1],
    [256, MOTIF_WIDTH_PX],
    [257, MOTIF_HEIGHT_PX],
    [258, 8],
    [259, 1],
    [262, 2],
    [273, 0],
    [277, 3],
    [278, MOTIF_HEIGHT_PX],
    [279, pixels.length],
    [330, HEADER_BYTES],
    ...(isDng ? [[50706, 0x01040000]] : []),
  ] as const
  const directoryBytes = 2 + entries.length * 12 + 4
  const directoryAt = directoryFirst ? HEADER_BYTES : HEADER_BYTES + pixels.length
  const pixelsAt = directoryFirst ? HEADER_BYTES + directoryBytes : HEADER_BYTES
  const directory = Buffer.alloc(directoryBytes)
  directory.writeUInt16LE(entries.length, 0)
  entries.forEach(([tag, value], index) => {
    const at = 2 + index * 12
    directory.writeUInt16LE(tag, at)
    directory.writeUInt16LE(LONG, at + 2)
    directory.writeUInt32LE(1, at + 4)
    directory.writeUInt32LE(tag === 273 ? pixelsAt : value, at + 8)
  })
  const header = Buffer.from('II*\0\0\0\0\0', 'latin1')
  header.writeUInt32LE(directoryAt, 4)
  return Buffer.concat(directoryFirst ? [header, directory, pixels] : [header, pixels, directory])
}
