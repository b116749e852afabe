/** What a product's gallery can show, in the order of its thumbnails. */
import { ONE_OF } from '#packages/samples/one-of.ts'
import type { PictureFiles } from '#ui/picture.tsx'
import { pictureFiles, SAMPLE_PHOTOS, type SampleKey } from '../../scenes/components/picture-files.ts'
import { type SamplePicture, samplePicture } from '../../scenes/components/sample-picture.ts'
import { type SceneSummary, sampleFiles } from '../../scenes/components/scene-summary.ts'
import type { ChosenPhoto } from '../../try-photo/components/photo/chosen-photo.ts'

/** One of our photos, or the shopper's own. */
export type ShownPhoto = SampleKey | ChosenPhoto

export type Shot = { key: string; label: string } & (
  | { kind: 'room'; photo: ShownPhoto }
  | { kind: 'mock-up'; mockUp: SamplePicture; files: PictureFiles }
  | { kind: 'corner' }
  | { kind: 'picture'; files: PictureFiles }
)

type MockUpShot = Extract<Shot, { kind: 'mock-up' }>
type Pictures = readonly { url: string; label: string }[]

/** What a piece looks like beside its pictures. */
interface Piece {
  /** It can be seen at true size on the wall of a room, with a photo on it. */
  hangs: boolean
  /** It has a corner to be seen. */
  isFolded: boolean
}

/**
 * The product at true size in a room with each of our photos, then in the catalogue's pictures, then its corner.
 *
 * @param set  scene with as many pieces as are chosen; where the catalogue's pictures show it anyway, it is not shown again
 * @param isOneDesign  all its pieces have the same one; else each may have another of our samples
 */
export function galleryShots(
  pictures: Pictures,
  { hangs, isFolded }: Piece,
  set: SceneSummary | undefined,
  isOneDesign = false,
): Shot[] {
  const mockUps = pictures.flatMap((picture) => mockUpOf(picture) ?? [])
  const sample = mockUps[0]?.mockUp.sample
  const isShown = mockUps.some(({ mockUp }) => mockUp.scene.name === set?.name)
  return [
    ...(hangs ? SAMPLE_PHOTOS : []).map(({ key, name }): Shot => {
      return { kind: 'room', key, label: `On the wall, photo: ${name}`, photo: key }
    }),
    // Named alike whatever is chosen, so that whoever looks at it sees it follow.
    ...(set && sample && !isShown ? [inScene('set', set, isOneDesign ? ONE_OF + sample : sample)] : []),
    ...pictures.map((picture): Shot => {
      const { url: key, label } = picture
      return mockUpOf(picture) ?? { kind: 'picture', key, label, files: pictureFiles(key) }
    }),
    ...(isFolded ? [CORNER] : []),
  ]
}

/**
 * The same with the shopper's photo: only what can show it, in the shape that is chosen.
 *
 * @param scene  of that shape; without one the catalogue's mock-ups show the photo, cut to their own shapes
 */
export function ownGalleryShots(
  photo: ChosenPhoto,
  { pictures, scene, piece }: { pictures: Pictures; scene: SceneSummary | undefined; piece: Piece },
): Shot[] {
  const mockUps = pictures.flatMap((picture) => mockUpOf(picture) ?? [])
  const sample = mockUps[0]?.mockUp.sample
  return [
    ...(piece.hangs
      ? [{ kind: 'room' as const, key: 'own-room', label: 'On the wall, your photo', photo }]
      : []),
    ...(scene && sample ? [inScene('own-scene', scene, sample)] : mockUps),
    ...(piece.isFolded ? [CORNER] : []),
  ]
}

/** @returns undefined for a picture that can show one photo only */
function mockUpOf({ url: key, label }: Pictures[number]): MockUpShot | undefined {
  const mockUp = samplePicture({ url: key, label })
  return mockUp && { kind: 'mock-up', key, label, mockUp, files: pictureFiles(key) }
}

const inScene = (key: string, scene: SceneSummary, sample: string): MockUpShot => ({
  ...{ kind: 'mock-up', key, label: scene.alt },
  ...{ mockUp: { scene, sample }, files: sampleFiles(sample, scene) },
})

const CORNER: Shot = { kind: 'corner', key: 'corner', label: 'The corner close up' }
