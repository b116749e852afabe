/** Where files of photos and designs are kept: all of one thing in one folder, which goes with it. */

export type PhotoFile = 'original' | 'working.tif' | 'display.jpg' | 'thumbnail.jpg'

/** @param files  the folder of a photo, which photos of the same bytes share */
export const photoFolder = (files: string) => `photos/${files.slice(0, 2)}/${files}`

export const photoFileKey = ({ files }: { files: string }, file: PhotoFile) => `${photoFolder(files)}/${file}`

export const designFolder = (designKey: string) => `designs/${designKey}`

/** One of each design: it is replaced when the design has changed. */
export const designPictureKey = (designKey: string) => `${designFolder(designKey)}/picture.webp`

/** `picture.webp` shows nothing outside the cut of a round piece, `picture.jpg` white. */
export type RevisionPictureFile = 'picture.jpg' | 'picture.webp'

/** Pictures and mock-ups of a frozen design. */
export const revisionFolder = (revisionKey: string) => `revisions/${revisionKey}`

export function revisionPictureKey(revisionKey: string, file: RevisionPictureFile): string {
  return `${revisionFolder(revisionKey)}/${file}`
}
