import { describe, expect, it } from 'vitest'
import { type PhotoElement, type Surface, surfaceSchema } from '#packages/design-document/design.ts'
import { frameOf, invert, mapPoint, photoMatrix } from '#packages/design-document/geometry.ts'
import { isFilled, zoomOf } from '#packages/design-document/placement.ts'
import { faceOf } from '../draft/draft.ts'
import { facePhotoOf } from '../draft/face.ts'
import { aDraft, aDraftWithPhoto, aDraftWithText } from '../testing.ts'
import { fillWithPhoto, fitPhoto } from './fill-photo.ts'
import { filterPhoto } from './filter-photo.ts'
import { panPhoto } from './pan-photo.ts'
import { placePhoto } from './place-photo.ts'
import { removeElement } from './remove-element.ts'
import { setBackground } from './set-background.ts'
import { switchToStoredPhoto } from './switch-to-stored-photo.ts'
import { takePhotoBack } from './take-photo-back.ts'
import { flipPhoto, tiltPhoto, turnPhotoBy } from './turn-photo.ts'
import { zoomPhotoAbout, zoomPhotoTo } from './zoom-photo.ts'

const id = 'photo'
const photo = (face: Surface): PhotoElement => {
  const found = facePhotoOf(face)
  if (!found) throw new Error('Expected a photo on the face')
  return found
}
const filled = (face: Surface) => {
  const element = photo(face)
  return isFilled(element, frameOf(element, face).box, element.placement)
}
const zoom = (face: Surface) => {
  const element = photo(face)
  return zoomOf(element, frameOf(element, face).box, element.placement)
}
/** The pixel of the photo that is printed at a point of the surface. */
const pixelAt = (face: Surface, x: number, y: number) =>
  mapPoint(invert(photoMatrix(photo(face), face)), { x, y })
const start = faceOf(aDraftWithPhoto().design)

describe('placing a photo', () => {
  it('fills the face with the middle of the photo', () => {
    expect(filled(start)).toBe(true)
    expect(photo(start).placement).toMatchObject({ centreX: 0.5, centreY: 0.5, photoWidthMm: 609 })
  })

  it('replaces the photo that is there and keeps its filter and the words', () => {
    const before = filterPhoto(faceOf(aDraftWithText().design), { id, filter: 'sepia' })
    const after = placePhoto(before, { id: 'other', photo: 'beach', widthPx: 3000, heightPx: 4000 })
    expect(after.elements.map((element) => element.id)).toEqual(['photo', 'text'])
    expect(photo(after)).toMatchObject({ photo: 'beach', filter: 'sepia' })
    expect(filled(after)).toBe(true)
  })

  it('keeps to the schema of a design', () => {
    expect(surfaceSchema.safeParse(start).success).toBe(true)
  })
})

describe('dragging a photo', () => {
  it('moves it with the hand', () => {
    const before = zoomPhotoTo(start, { id, zoom: 2 })
    const grabbed = pixelAt(before, 100, 100)
    const after = panPhoto(before, { id, dxMm: 30, dyMm: -12 })
    expect(pixelAt(after, 130, 88).x).toBeCloseTo(grabbed.x, 6)
    expect(pixelAt(after, 130, 88).y).toBeCloseTo(grabbed.y, 6)
  })

  it('moves with the hand when the photo is turned and mirrored too', () => {
    const turned = turnPhotoBy(flipPhoto(zoomPhotoTo(start, { id, zoom: 3 }), { id, axis: 'horizontal' }), {
      id,
      quarters: 1,
    })
    const before = tiltPhoto(turned, { id, tiltDeg: 7 })
    const grabbed = pixelAt(before, 150, 200)
    const after = panPhoto(before, { id, dxMm: 10, dyMm: 5 })
    expect(pixelAt(after, 160, 205).x).toBeCloseTo(grabbed.x, 6)
    expect(pixelAt(after, 160, 205).y).toBeCloseTo(grabbed.y, 6)
  })

  it('stops at the edge of a photo that fills the face', () => {
    for (const [dxMm, dyMm] of [
      [5000, 0],
      [-5000, 0],
      [0, 5000],
      [3000, -3000],
    ] as const) {
      expect(filled(panPhoto(start, { id, dxMm, dyMm }))).toBe(true)
    }
  })

  it('moves freely once the photo leaves a gap anyway', () => {
    const fitted = fitPhoto(start, { id })
    const after = panPhoto(fitted, { id, dxMm: 0, dyMm: 20 })
    expect(photo(after).placement.centreY).not.toBeCloseTo(0.5)
  })
})

describe('zooming a photo', () => {
  it('keeps the point under the finger still', () => {
    const about = { x: 40, y: 300 }
    const before = zoomPhotoTo(start, { id, zoom: 2 })
    const held = pixelAt(before, about.x, about.y)
    const after = zoomPhotoAbout(before, { id, factor: 1.7, about })
    expect(pixelAt(after, about.x, about.y).x).toBeCloseTo(held.x, 6)
    expect(pixelAt(after, about.x, about.y).y).toBeCloseTo(held.y, 6)
    expect(zoom(after)).toBeCloseTo(3.4)
  })

  it('never shrinks a photo below filling the face, and never enlarges it beyond eight times', () => {
    const about = { x: 10, y: 10 }
    expect(zoom(zoomPhotoAbout(start, { id, factor: 0.1, about }))).toBeCloseTo(1)
    expect(zoom(zoomPhotoAbout(start, { id, factor: 100, about }))).toBeCloseTo(8)
  })

  it('goes back to filling the face when the slider says so', () => {
    const fitted = fitPhoto(start, { id })
    expect(zoom(fitted)).toBeLessThan(1)
    expect(filled(fitted)).toBe(false)
    expect(filled(zoomPhotoTo(fitted, { id, zoom: 1 }))).toBe(true)
  })
})

describe('turning a photo', () => {
  it('straightens without a gap, and back again leaves the photo as large as it was', () => {
    const tilted = tiltPhoto(start, { id, tiltDeg: 12 })
    expect(filled(tilted)).toBe(true)
    const back = tiltPhoto(tilted, { id, tiltDeg: 0 })
    expect(photo(back).placement.photoWidthMm).toBeCloseTo(photo(start).placement.photoWidthMm)
  })

  it('is upright again after four quarter turns', () => {
    const turns = [1, 1, 1, 1].reduce((face, quarters) => turnPhotoBy(face, { id, quarters }), start)
    expect(photo(turns).placement.turns).toBe(0)
    expect(photo(turns).placement.photoWidthMm).toBeCloseTo(photo(start).placement.photoWidthMm)
  })

  it('is itself again after two flips', () => {
    const flip = (face: Surface) => flipPhoto(face, { id, axis: 'horizontal' })
    expect(flip(flip(start))).toEqual(start)
  })
})

describe('what else happens to a photo', () => {
  it('shows the whole photo when fitted, and fills again', () => {
    const fitted = fitPhoto(start, { id })
    expect(photo(fitted).placement.photoWidthMm).toBeCloseTo(305)
    expect(filled(fillWithPhoto(fitted, { id }))).toBe(true)
  })

  it('takes the lasting key and the shop’s own figures when it has arrived', () => {
    const cropped = zoomPhotoTo(start, { id, zoom: 2 })
    const settled = switchToStoredPhoto(cropped, { from: 'lake', photo: 'k7', widthPx: 6048, heightPx: 4024 })
    expect(photo(settled)).toMatchObject({ photo: 'k7', photoWidthPx: 6048, photoHeightPx: 4024 })
    expect(photo(settled).placement.photoWidthMm).toBeCloseTo(photo(cropped).placement.photoWidthMm)
    expect(filled(settled)).toBe(true)
  })

  it('is left alone when another photo arrives', () => {
    expect(switchToStoredPhoto(start, { from: 'beach', photo: 'k8', widthPx: 10, heightPx: 10 })).toBe(start)
  })

  it('gives its place back to the photo before it when it comes to nothing', () => {
    const replaced = placePhoto(zoomPhotoTo(start, { id, zoom: 2 }), {
      id,
      photo: 'beach',
      widthPx: 900,
      heightPx: 900,
    })
    const back = takePhotoBack(replaced, { photo: 'beach', former: photo(start) })
    expect(photo(back)).toEqual(photo(start))
    expect(facePhotoOf(takePhotoBack(replaced, { photo: 'beach', former: undefined }))).toBeUndefined()
    expect(photo(takePhotoBack(replaced, { photo: 'hill', former: undefined })).photo).toBe('beach')
  })

  it('can be taken off the face, and an empty face has no photo to change', () => {
    const empty = removeElement(start, { id })
    expect(empty.elements).toEqual([])
    expect(panPhoto(empty, { id, dxMm: 1, dyMm: 1 })).toBe(empty)
    expect(facePhotoOf(faceOf(aDraft().design))).toBeUndefined()
  })

  it('shows another colour behind the photo', () => {
    expect(setBackground(start, { colour: '#24463a' }).background).toEqual({
      kind: 'solid',
      colour: '#24463a',
    })
  })
})
