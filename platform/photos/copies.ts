/** The pictures that are shown in place of an original: JPEG in sRGB that says so, upright, none of the original's bytes. */
import { createFairQueue } from '../workers/fair-queue.ts'
import { decodeOptions, sharp } from './sharp.ts'

export interface Copies {
  /** 2048 px on the long side at most; what the design tool draws. */
  display: Buffer
  /** 320 px on the long side at most. */
  thumbnail: Buffer
}

const DISPLAY_PX = 2048
const THUMBNAIL_PX = 320
/** Packed so well that the screen looks like the print, pixel by pixel: see docs/decisions/0072. */
const DISPLAY_JPEG = { quality: 94, quantisationTable: 3, chromaSubsampling: '4:4:4' } as const

/** Two decoders fill two cores; more of them take memory by the picture. */
const inTurn = createFairQueue({ atOnce: 2, mostWaiting: 500 })

/**
 * Decodes a picture to its end and makes its copies.
 *
 * The orientation is applied, colours are brought from the embedded profile to sRGB (CMYK without a profile is read as
 * coated print stock), transparency is put on white, and the metadata stays behind. A plain JPEG of 200 megapixels takes
 * 60 MB meanwhile.
 *
 * @param path a file that `inspectPicture` took, or its working copy where it needs one
 * @param requester who sent the file, such as an address; requesters take turns
 * @returns 'damaged' when the file breaks off or cannot be decoded
 * @throws QueueFull when too many files wait and this requester has most of them
 */
export function makeCopies(path: string, requester: string): Promise<Copies | 'damaged'> {
  return inTurn(requester, () => decode(path))
}

async function decode(path: string): Promise<Copies | 'damaged'> {
  const display = await sharp(path, decodeOptions)
    .autoOrient()
    .resize({ width: DISPLAY_PX, height: DISPLAY_PX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .withIccProfile('srgb')
    .jpeg(DISPLAY_JPEG)
    .toBuffer()
    .catch(() => undefined)
  if (!display) return 'damaged'
  const thumbnail = await sharp(display)
    .resize({ width: THUMBNAIL_PX, height: THUMBNAIL_PX, fit: 'inside', withoutEnlargement: true })
    .withIccProfile('srgb')
    .jpeg({ quality: 80 })
    .toBuffer()
  return { display, thumbnail }
}
