/** The pictures that are shown in place of an original: sRGB JPEG, upright, nothing of the original's bytes in them. */
import { decodeOptions, sharp } from './sharp.ts'
import { createTurns } from './turns.ts'

export interface Copies {
  /** 2048 px on the long side at most; what the design tool draws. */
  display: Buffer
  /** 320 px on the long side at most. */
  thumbnail: Buffer
}

const DISPLAY_PX = 2048
const THUMBNAIL_PX = 320

/** Two decoders fill two cores. */
const takeTurn = createTurns(2)
/**
 * Formats that come in one piece are decoded whole: 144 megapixels of progressive JPEG take 1.0 GB, 100 of AVIF 1.8 GB
 * (measured; read line by line, both sizes stay under 0.3 GB). So never two large pictures at once.
 */
const takeLargeTurn = createTurns(1)
const LARGE_PIXELS = 40e6

/**
 * Decodes a picture to its end and makes its copies.
 *
 * The orientation is applied, colours are brought from the embedded profile to sRGB (CMYK without a profile is read as
 * coated print stock), transparency is put on white, and the metadata stays behind.
 *
 * @param path a file that `inspectPicture` took, or its working copy
 * @param size of the picture, as inspected
 * @returns 'damaged' when the file breaks off or cannot be decoded
 */
export function makeCopies(
  path: string,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): Promise<Copies | 'damaged'> {
  const work = () => takeTurn(() => decode(path))
  return widthPx * heightPx > LARGE_PIXELS ? takeLargeTurn(work) : work()
}

async function decode(path: string): Promise<Copies | 'damaged'> {
  const display = await sharp(path, decodeOptions)
    .autoOrient()
    .resize({ width: DISPLAY_PX, height: DISPLAY_PX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer()
    .catch(() => undefined)
  if (!display) return 'damaged'
  const thumbnail = await sharp(display)
    .resize({ width: THUMBNAIL_PX, height: THUMBNAIL_PX, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer()
  return { display, thumbnail }
}
