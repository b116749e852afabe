/**
 * What a decoder holds at once of a picture that does not come line by line.
 *
 * Peak resident memory of one decode, without the 70 MB of the process itself, with sharp 0.35.5 and libheif 1.19
 * (WebAssembly) on x64 Linux: AVIF of 64 megapixels 1,125 MB, progressive JPEG of 200 megapixels 1,208 MB (634 MB with
 * halved colour), interlaced PNG of 150 megapixels 526 MB (1,002 MB with 16 bits), GIF of 144 megapixels 674 MB, HEIC
 * of 12 megapixels in tiles 68 MB. A plain JPEG of 200 megapixels takes 60 MB.
 */
import type { PictureFormat } from '#packages/photo-files/formats.ts'

/** Above this a picture is refused. */
export const MAX_HELD_BYTES = 1.25e9

/** Above this a picture is decoded in a process of its own. */
export const MAX_HELD_BYTES_IN_PROCESS = 256e6

export interface Encoding {
  format: PictureFormat
  /** Of a JPEG in several scans, or an interlaced PNG. */
  isProgressive: boolean
  channels: number
  /** 1 or 2. */
  bytesPerChannel: number
}

/**
 * @returns bytes for each pixel that a decoder of sharp or libheif holds, rounded up from the figures above; 0 for what
 *   is read line by line
 */
export function heldBytesPerPixel({ format, isProgressive, channels, bytesPerChannel }: Encoding): number {
  switch (format) {
    case 'avif':
      return 18
    case 'heic':
      // Twice what tiles take: a picture in one piece holds the pictures that it refers to as well.
      return 12
    case 'jpeg':
      // Two bytes for each coefficient.
      return isProgressive ? channels * 2 : 0
    case 'png':
      return isProgressive ? channels * bytesPerChannel * 1.2 : 0
    case 'gif':
      return 5
    case 'webp':
      return 4
    case 'tiff':
    case 'bmp':
      return 0
  }
}
