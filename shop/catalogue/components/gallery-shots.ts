/** What a product's gallery can show, in the order of its thumbnails. */
import type { PictureFiles } from '#ui/picture.tsx'
import { type SamplePicture, samplePicture } from '../../mockups/components/sample-picture.ts'
import { pictureFiles, SAMPLE_PHOTOS, type SampleKey } from './picture-files.ts'

export type Shot = { key: string; label: string } & (
  | { kind: 'room'; photo: SampleKey }
  | { kind: 'mock-up'; mockUp: SamplePicture; files: PictureFiles }
  | { kind: 'corner' }
  | { kind: 'picture'; files: PictureFiles }
)

/** The product at true size in a room with each of our photos, then in the catalogue's pictures, then its corner. */
export function galleryShots(pictures: readonly { url: string; label: string }[]): Shot[] {
  return [
    ...SAMPLE_PHOTOS.map(({ key, name }): Shot => {
      return { kind: 'room', key, label: `On the wall, photo: ${name}`, photo: key }
    }),
    ...pictures.map((picture): Shot => {
      const { url: key, label } = picture
      const mockUp = samplePicture(picture)
      const files = pictureFiles(key)
      return mockUp ? { kind: 'mock-up', key, label, mockUp, files } : { kind: 'picture', key, label, files }
    }),
    { kind: 'corner', key: 'corner', label: 'The corner close up' },
  ]
}
