/** What the shop says about a file that a shopper chose. */
import { tidiedText } from '#packages/typed-values/typed-text.ts'

/** As the upload screen promises: 200 MB. */
export const MAX_PHOTO_BYTES = 200_000_000

/** Anything smaller is an icon or a mark that a mail carries, and no photo. */
export const MIN_PHOTO_SIDE_PX = 32

export type PhotoRefusalReason =
  | 'empty'
  | 'not-a-picture'
  | 'raw'
  | 'video'
  | 'pdf'
  | 'heic'
  | 'damaged'
  | 'too-small'
  | 'too-large'
  | 'too-heavy'
  | 'too-many-bytes'
  | 'too-often'
  | 'too-much'
  | 'too-many-open'
  | 'no-room'

export interface PhotoSize {
  widthPx: number
  heightPx: number
  /** Pixels that a file of its kind may have. */
  maxPixels: number
}

const whole = new Intl.NumberFormat('en-AU')

/**
 * One plain sentence for each reason, or two.
 *
 * @param size of the picture in pixels, where the reason is its size
 */
export function photoRefusalSentence(
  reason: PhotoRefusalReason,
  size: PhotoSize = { widthPx: 0, heightPx: 0, maxPixels: 0 },
): string {
  return {
    empty: 'This file is empty. Please choose another one.',
    'not-a-picture':
      'This file is not a photo that we can read. Please choose a JPEG, PNG, WebP, AVIF, TIFF, GIF or BMP file, or a photo as your phone took it.',
    raw: 'This is a raw file. Export it as JPEG in your camera’s app, and choose that copy.',
    video:
      'This is a video, or the moving part of a Live Photo. Please choose the photo itself, or a still picture of the video.',
    pdf: 'This is a PDF. Please save the picture in it as a JPEG or PNG, and choose that file.',
    heic: 'This photo is in HEIC, which this shop does not open. On an iPhone choose Settings, Camera, Formats, Most Compatible for new photos; of this one, save a copy as JPEG and choose that.',
    damaged: 'This photo is damaged or was cut short. Please choose another copy of it.',
    'too-small':
      'This picture is only a few pixels wide or high, too small for any print. Please choose the photo itself, as your phone or camera took it.',
    'too-large': `This photo is ${whole.format(size.widthPx)} x ${whole.format(size.heightPx)} pixels; we print from up to ${Math.floor(size.maxPixels / 1e6)} megapixels of this kind of file and 65,535 pixels a side. Please choose a smaller copy.`,
    'too-heavy': 'This photo takes us too long to open. Please save it as a JPEG and choose that copy.',
    'too-many-bytes': 'This file is larger than 200 MB. Please choose a smaller copy.',
    'too-often':
      'Very many photos came from your network in the last hour. Please choose this one again later.',
    'too-much': 'Very many photos came from your network today. Please choose this one again tomorrow.',
    'too-many-open':
      'Many photos are on their way from your network. Please wait until some have arrived, then choose this one again.',
    'no-room': 'We have no room for this photo just now. Please choose it again in an hour.',
  }[reason]
}

/**
 * Said once to the shopper about a photo that was taken.
 *
 * @param photo.format  ends in `-cmyk` where the file is in CMYK without a profile
 */
export function photoNotices({ format, frames }: { format: string; frames: number }): string[] {
  const isUntaggedCmyk = format.endsWith('-cmyk')
  const pages = format.startsWith('tiff')
    ? `This file has ${frames} pages. We use the first one.`
    : 'This picture is animated. We use its first frame.'
  return [...(frames > 1 ? [pages] : []), ...(isUntaggedCmyk ? [UNTAGGED_CMYK] : [])]
}

const UNTAGGED_CMYK =
  'This photo is in the colours of a printing press (CMYK) and does not say of which one, so its colours are our best guess. What you see here is what we print. If they look wrong, please choose a copy in RGB.'

/** A name that is safe to show and store, from whatever a browser sent: the last part of a path, without control characters and marks that turn what follows. */
export function shownFileName(name: string | undefined): string {
  const last = name?.split(/[\\/]/).at(-1) ?? ''
  const clean = tidiedText(last.toWellFormed().replace(/\p{Cc}/gu, ''))
  return clean.slice(0, 200) || 'Photo'
}
