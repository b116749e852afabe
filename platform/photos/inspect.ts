/** What an uploaded file is, from its content and without decoding it: format, upright size, frames. */
import { open } from 'node:fs/promises'
import { formatOf, HEAD_BYTES, type PictureFormat } from '#packages/photo-files/formats.ts'
import { type OtherFile, otherFileOf } from '#packages/photo-files/other-files.ts'
import { DIRECTORY_BYTES, isRawDirectory, tiffDirectoryAt } from '#packages/photo-files/raw-tiff.ts'
import { readBmpHeader } from './bmp.ts'
import { readHeifFacts } from './heif.ts'
import { heldBytesPerPixel, MAX_HELD_BYTES } from './held-whole.ts'
import { headerOptions, MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE_PX, sharp } from './sharp.ts'

export interface PictureFacts {
  kind: 'picture'
  format: PictureFormat
  /** Upright: EXIF orientation and HEIF rotation are applied. */
  widthPx: number
  heightPx: number
  /** It is in CMYK and says not of which inks, so that its colours are a guess. */
  isUntaggedCmyk: boolean
  /** Frames of an animation or pages of a document; only the first is ever used. */
  frames: number
  /** What a decoder holds of it at once; 0 when it is read line by line. */
  heldBytes: number
}

type PlainReason = 'empty' | 'not-a-picture' | 'damaged' | OtherFile

export type PictureRefusal = { kind: 'refusal'; reason: PlainReason } | TooLarge

export interface TooLarge {
  kind: 'refusal'
  reason: 'too-large'
  widthPx: number
  heightPx: number
  /** Pixels that a picture of this kind may have. */
  maxPixels: number
}

/**
 * Looks at a file and says what it is, or why it cannot be taken.
 *
 * Only headers are read, so a picture that would take gigabytes once decoded is refused at no cost. A file that is
 * cut short may still pass here: `makeCopies` decodes all of it and finds out.
 *
 * @param path a local file of any content
 */
export async function inspectPicture(path: string): Promise<PictureFacts | PictureRefusal> {
  const head = await readBytes(path, 0, HEAD_BYTES)
  if (head.length === 0) return refusal('empty')
  const other = otherFileOf(head) ?? (await farRawFile(path, head))
  if (other) return refusal(other)
  const format = formatOf(head)
  if (!format) return refusal('not-a-picture')
  const facts = await readFacts(path, format).catch(() => undefined)
  if (!facts || !(facts.widthPx > 0 && facts.heightPx > 0)) return refusal('damaged')
  const { widthPx, heightPx, decodedPixels, heldPerPixel, frames, isUntaggedCmyk } = facts
  const maxPixels = Math.min(MAX_PICTURE_PIXELS, MAX_HELD_BYTES / heldPerPixel)
  const isTooLarge = Math.max(widthPx, heightPx) > MAX_PICTURE_SIDE_PX || widthPx * heightPx > maxPixels
  if (isTooLarge) return { kind: 'refusal', reason: 'too-large', widthPx, heightPx, maxPixels }
  // A part of it that no camera writes: larger than the largest photo.
  if (decodedPixels > maxPixels) return refusal('damaged')
  const heldBytes = decodedPixels * heldPerPixel
  return { kind: 'picture', format, widthPx, heightPx, isUntaggedCmyk, frames, heldBytes }
}

/** `decodedPixels` is what a decoder would have to hold, which a HEIF file can set apart from its own size. */
type Facts = Pick<PictureFacts, 'widthPx' | 'heightPx' | 'isUntaggedCmyk' | 'frames'> & {
  decodedPixels: number
  heldPerPixel: number
}

async function readFacts(path: string, format: PictureFormat): Promise<Facts> {
  const plain = { format, isProgressive: false, channels: 3, bytesPerChannel: 1 }
  if (format === 'bmp' || format === 'heic') {
    const size = format === 'bmp' ? withPixels(await readBmpHeader(path)) : await readHeifFacts(path)
    return { ...size, isUntaggedCmyk: false, frames: 1, heldPerPixel: heldBytesPerPixel(plain) }
  }
  const metadata = await sharp(path, headerOptions).metadata()
  const { autoOrient, pages, channels, depth, isProgressive, space, hasProfile } = metadata
  const bytesPerChannel = depth === 'uchar' ? 1 : 2
  return {
    ...withPixels({ widthPx: autoOrient.width, heightPx: autoOrient.height }),
    isUntaggedCmyk: space === 'cmyk' && !hasProfile,
    frames: pages ?? 1,
    heldPerPixel: heldBytesPerPixel({ format, isProgressive, channels, bytesPerChannel }),
  }
}

const withPixels = ({ widthPx, heightPx }: { widthPx: number; heightPx: number }) => ({
  widthPx,
  heightPx,
  decodedPixels: widthPx * heightPx,
})

/** A raw file whose first directory stands behind its pixels. */
async function farRawFile(path: string, head: Uint8Array): Promise<'raw' | undefined> {
  const at = tiffDirectoryAt(head)
  if (at === undefined || at + DIRECTORY_BYTES <= head.length) return undefined
  const directory = await readBytes(path, at, DIRECTORY_BYTES)
  return isRawDirectory(directory, 0, head[0] === 0x49) ? 'raw' : undefined
}

/** @returns fewer bytes where the file ends before */
async function readBytes(path: string, at: number, length: number): Promise<Uint8Array> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}

const refusal = (reason: PlainReason) => ({ kind: 'refusal', reason }) as const
