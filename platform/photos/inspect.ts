/** What an uploaded file is, from its content and without decoding it: format, upright size, frames. */
import { open } from 'node:fs/promises'
import { readBmpHeader } from './bmp.ts'
import { formatOf, HEAD_BYTES, type PictureFormat } from './formats.ts'
import { readHeifFacts } from './heif.ts'
import { headerOptions, MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE_PX, sharp } from './sharp.ts'

export interface PictureFacts {
  kind: 'picture'
  format: PictureFormat
  /** Upright: EXIF orientation and HEIF rotation are applied. */
  widthPx: number
  heightPx: number
  /** Frames of an animation or pages of a document; only the first is ever used. */
  frames: number
}

export type PictureRefusal =
  | { kind: 'refusal'; reason: 'empty' | 'not-a-picture' | 'damaged' }
  | { kind: 'refusal'; reason: 'too-large'; widthPx: number; heightPx: number }

/**
 * Looks at a file and says what it is, or why it cannot be taken.
 *
 * Only headers are read, so a picture that would take gigabytes once decoded is refused at no cost. A file that is
 * cut short may still pass here: `makeCopies` decodes all of it and finds out.
 *
 * @param path a local file of any content
 */
export async function inspectPicture(path: string): Promise<PictureFacts | PictureRefusal> {
  const head = await readHead(path)
  if (head.length === 0) return refusal('empty')
  const format = formatOf(head)
  if (!format) return refusal('not-a-picture')
  const facts = await readFacts(path, format).catch(() => undefined)
  if (!facts || !(facts.widthPx > 0 && facts.heightPx > 0)) return refusal('damaged')
  const { widthPx, heightPx } = facts
  const isTooLarge =
    Math.max(widthPx, heightPx) > MAX_PICTURE_SIDE_PX || facts.decodedPixels > MAX_PICTURE_PIXELS
  if (isTooLarge) return { kind: 'refusal', reason: 'too-large', widthPx, heightPx }
  return { kind: 'picture', format, widthPx, heightPx, frames: facts.frames }
}

/** `decodedPixels` is what a decoder would have to hold, which a HEIF file can set apart from its own size. */
type Facts = Omit<PictureFacts, 'kind' | 'format'> & { decodedPixels: number }

async function readFacts(path: string, format: PictureFormat): Promise<Facts> {
  if (format === 'bmp') return { ...withPixels(await readBmpHeader(path)), frames: 1 }
  if (format === 'heic') return { ...(await readHeifFacts(path)), frames: 1 }
  const { autoOrient, pages } = await sharp(path, headerOptions).metadata()
  return { ...withPixels({ widthPx: autoOrient.width, heightPx: autoOrient.height }), frames: pages ?? 1 }
}

const withPixels = ({ widthPx, heightPx }: { widthPx: number; heightPx: number }) => ({
  widthPx,
  heightPx,
  decodedPixels: widthPx * heightPx,
})

async function readHead(path: string): Promise<Uint8Array> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
  return buffer.subarray(0, bytesRead)
}

const refusal = (reason: 'empty' | 'not-a-picture' | 'damaged') => ({ kind: 'refusal', reason }) as const
