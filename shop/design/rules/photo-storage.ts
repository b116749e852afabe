/** Where the files of a photo are kept. They are named after the original's bytes (in hex), so the same photo is kept once. */

export const photoFiles = ['original', 'working.tif', 'display.jpg', 'thumbnail.jpg'] as const
export type PhotoFile = (typeof photoFiles)[number]

export function photoFileKey({ sha256 }: { sha256: string }, file: PhotoFile): string {
  return `photos/${sha256.slice(0, 2)}/${sha256}/${file}`
}

/** One of each design: it is replaced when the design has changed. */
export const designPictureKey = (designKey: string) => `designs/${designKey}/picture.webp`

/** `picture.webp` shows nothing outside the cut of a round piece, `picture.jpg` white. */
export type RevisionPictureFile = 'picture.jpg' | 'picture.webp'

export function revisionPictureKey(revisionKey: string, file: RevisionPictureFile): string {
  return `revisions/${revisionKey}/${file}`
}
