/** The pixels of another process, read from a pipe. Trusted only as far as they match the declared picture. */
import { readSync } from 'node:fs'
import type { RgbPicture } from './tiff.ts'

/** The other process ended before the last pixel, or sent more than its picture. */
export class PixelsMissing extends Error {
  override name = 'PixelsMissing'
}

/**
 * Blocks until the size has come, and in `readRow` until the line has, so it belongs in a process of its own.
 *
 * @param input an open pipe: width and height (four bytes each, little endian), then three bytes a pixel from the top
 * @param mostPixels what the file declares; nothing larger is read
 * @throws PixelsMissing also from `readRow`
 */
export function openPixels(
  input: number,
  mostPixels: number,
): Pick<RgbPicture, 'widthPx' | 'heightPx' | 'readRow'> {
  const size = Buffer.alloc(8)
  readWhole(input, size)
  const widthPx = size.readUInt32LE(0)
  const heightPx = size.readUInt32LE(4)
  const pixels = widthPx * heightPx
  if (!(pixels >= 1 && pixels <= mostPixels))
    throw new PixelsMissing(`Expected 1 to ${mostPixels} pixels but received ${pixels}`)
  return {
    widthPx,
    heightPx,
    readRow(y, row) {
      readWhole(input, row)
      if (y === heightPx - 1 && readSync(input, Buffer.alloc(1)) > 0)
        throw new PixelsMissing('Expected no more than the picture')
    },
  }
}

function readWhole(input: number, into: Uint8Array): void {
  for (let done = 0; done < into.length; ) {
    const read = readSync(input, into, done, into.length - done, null)
    if (read === 0) throw new PixelsMissing('Expected more pixels')
    done += read
  }
}
