/** Where the files of a photo are kept. They are named after the original's bytes, so the same photo is kept once. */

export type PhotoFile = 'original' | 'working.tif' | 'display.jpg' | 'thumbnail.jpg'

interface StoredPhoto {
  /** Of the original, in hex. */
  sha256: string
  format: string
}

export function photoFileKey({ sha256 }: Pick<StoredPhoto, 'sha256'>, file: PhotoFile): string {
  return `photos/${sha256.slice(0, 2)}/${sha256}/${file}`
}

/** Formats that are decoded once into a lossless copy, because nothing later in the shop reads them. */
const decoded = ['bmp', 'heic']

/** The file with every pixel of the photo that sharp can read. */
export function bestFileKey(photo: StoredPhoto): string {
  return photoFileKey(photo, decoded.includes(photo.format) ? 'working.tif' : 'original')
}

export function revisionPictureKey(revisionKey: string): string {
  return `revisions/${revisionKey}/picture.jpg`
}
