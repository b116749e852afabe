/** What a product's gallery can show, in the order of its thumbnails. */
import { ONE_OF } from '#packages/samples/one-of.ts'
import type { PictureFiles } from '#ui/picture.tsx'
import { brand } from '../../brands/brand.ts'
import { pictureFiles, SAMPLE_PHOTOS, type SampleKey } from '../../scenes/components/picture-files.ts'
import { type SamplePicture, samplePicture, wordsIn } from '../../scenes/components/sample-picture.ts'
import { type SceneSummary, sampleFiles } from '../../scenes/components/scene-summary.ts'
import type { ShapedScene } from '../../scenes/rules/print-scene.ts'
import { type Shape, sceneForShape } from '../../scenes/rules/scene-for-shape.ts'
import type { ChosenPhoto } from '../../try-photo/components/photo/chosen-photo.ts'

/** One of our photos, or the shopper's own. */
export type ShownPhoto = SampleKey | ChosenPhoto

/** One of our sheets of words. */
export interface WordsShown {
  words: string
}

export type Shot = { key: string; label: string } & (
  | { kind: 'room'; photo: ShownPhoto | WordsShown }
  | { kind: 'alone'; photo: ShownPhoto }
  | {
      kind: 'mock-up'
      mockUp: SamplePicture
      files: PictureFiles
      /** The scene has the shape that is chosen: a photo is cut in it as it will be printed. */
      fits: boolean
      /** Address of the catalogue's picture that it is. */
      picture?: string
    }
  | { kind: 'corner' }
  | { kind: 'picture'; files: PictureFiles }
)

type MockUpShot = Extract<Shot, { kind: 'mock-up' }>
type Pictures = readonly { url: string; label: string }[]

export interface ShownProduct {
  /** Of the catalogue: they stay as they are, whatever is chosen. */
  pictures: Pictures
  /** In which the family can be seen, one for each shape. */
  scenes: readonly ShapedScene[]
  /** What is chosen. */
  shape: Shape
  /** It can be seen at true size on the wall of a room. */
  hangs: boolean
  /** It is made of words: no photo is seen on it. */
  wordsAlone?: boolean | undefined
  /** It has a corner to be seen. */
  isFolded: boolean
  /** It is sold in sets. */
  isSet?: boolean
  /** All pieces of a set have the same design; else each may have another of our samples. */
  isOneDesign?: boolean
}

/**
 * First the product as it is chosen, so that the gallery follows size and position: at true size in a room with each of our photos
 * where it hangs, else in the scene of its shape, else drawn by itself. Then the catalogue's pictures, and its corner.
 */
export function galleryShots(product: ShownProduct): Shot[] {
  const { pictures, hangs, isFolded } = product
  const lead = hangs ? onTheWall(product) : [asChosen(product)]
  return [
    ...lead,
    ...pictures
      // What the gallery begins with is not shown again.
      .filter(({ url }) => !lead.some((shot) => shot.kind === 'mock-up' && shot.picture === url))
      .map((picture): Shot => {
        const { url: key, label } = picture
        const shown = mockUpOf(picture, product)
        return shown ? otherSize(shown, product) : { kind: 'picture', key, label, files: pictureFiles(key) }
      }),
    ...(isFolded ? [CORNER] : []),
  ]
}

/**
 * The same with the shopper's photo: only what can show it. Scenes of another shape come last, and only where there is none of the
 * chosen one: they cut the photo to their own.
 */
export function ownGalleryShots(photo: ChosenPhoto, product: ShownProduct): Shot[] {
  const { pictures, hangs, isFolded } = product
  const scene = sceneOf(product)
  const others = pictures.flatMap((picture) => mockUpOf(picture, product) ?? [])
  return [
    ...(hangs
      ? [{ kind: 'room' as const, key: 'own-room', label: 'On the wall, your photo', photo }]
      : scene
        ? []
        : [{ kind: 'alone' as const, key: 'own-alone', label: 'As chosen, your photo', photo }]),
    ...(scene
      ? [inScene('own-scene', scene, sampleOf(product))]
      : others.map((shown) => otherSize({ ...shown, fits: false }, product, true))),
    ...(isFolded ? [CORNER] : []),
  ]
}

/** Whether a picture changes with size and position. */
export const follows = (shot: Shot): boolean =>
  shot.kind !== 'picture' && (shot.kind !== 'mock-up' || FOLLOWING.has(shot.key))

const CHOSEN = 'chosen'
const FOLLOWING = new Set([CHOSEN, 'own-scene'])

const sceneOf = ({ scenes, shape }: ShownProduct) => sceneForShape(scenes, shape)

/** A set, named alike whatever is chosen, so that whoever looks at it sees it follow. */
function setOf(product: ShownProduct): MockUpShot[] {
  const { shape, isSet = false } = product
  const scene = sceneOf(product)
  if (!isSet || !scene || scene.surfaces.length !== (shape.pieces ?? 1)) return []
  const shown = catalogueShows(scene, product)
  if (shown) return [{ ...shown, key: CHOSEN, picture: shown.key }]
  return [inScene(CHOSEN, scene, product.isOneDesign ? ONE_OF + sampleOf(product) : sampleOf(product))]
}

function onTheWall(product: ShownProduct): Shot[] {
  if (!product.wordsAlone) {
    const rooms = SAMPLE_PHOTOS.map(({ key, name }): Shot => {
      return { kind: 'room', key, label: `On the wall, photo: ${name}`, photo: key }
    })
    return [...rooms, ...setOf(product)]
  }
  const [words] = product.pictures.flatMap(({ url }) => wordsIn(url) ?? [])
  return words ? [{ kind: 'room', key: 'room', label: 'On the wall', photo: { words } }] : []
}

function asChosen(product: ShownProduct): Shot {
  const scene = sceneOf(product)
  if (!scene) return { kind: 'alone', key: CHOSEN, label: 'As chosen', photo: SAMPLE_PHOTOS[0].key }
  const shown = catalogueShows(scene, product)
  if (shown) return { ...shown, key: CHOSEN, picture: shown.key }
  const [set] = setOf(product)
  return set ?? inScene(CHOSEN, scene, sampleOf(product))
}

const catalogueShows = (scene: ShapedScene, product: ShownProduct) =>
  product.pictures
    .flatMap((picture) => mockUpOf(picture, product) ?? [])
    .find(({ mockUp }) => mockUp.scene.name === scene.name)

/** The sample that the catalogue shows of it, or the first of all. */
function sampleOf({ pictures }: ShownProduct): string {
  const [sample] = pictures.flatMap((picture) => samplePicture(picture)?.sample ?? [])
  return sample ?? `${brand.samples.inScenes}${SAMPLE_PHOTOS[0].key}`
}

/** @returns undefined for a picture that can show one photo only */
function mockUpOf({ url: key, label }: Pictures[number], product: ShownProduct): MockUpShot | undefined {
  const mockUp = samplePicture({ url: key, label })
  if (!mockUp) return undefined
  const fits = product.scenes.some((one) => one.name === mockUp.scene.name && isOfShape(one, product.shape))
  return { kind: 'mock-up', key, label, mockUp, files: pictureFiles(key), fits }
}

const isOfShape = (scene: ShapedScene, shape: Shape) => sceneForShape([scene], shape) !== undefined

/**
 * Says so where a picture shows another size than the one that is chosen.
 *
 * @param always  also of scenes whose shape nobody told the page, such as those of a corner
 */
function otherSize(shot: MockUpShot, { scenes }: ShownProduct, always = false): MockUpShot {
  const isOther = !shot.fits && (always || scenes.some(({ name }) => name === shot.mockUp.scene.name))
  if (!isOther) return shot
  const label = `Another size or position: ${shot.label}`
  const { scene, sample } = shot.mockUp
  return { ...shot, label, mockUp: { sample, scene: { ...scene, alt: label } } }
}

const inScene = (key: string, scene: SceneSummary, sample: string): MockUpShot => ({
  ...{ kind: 'mock-up', key, label: scene.alt },
  ...{ mockUp: { scene, sample }, files: sampleFiles(sample, scene), fits: true },
})

const CORNER: Shot = { kind: 'corner', key: 'corner', label: 'The corner close up' }
