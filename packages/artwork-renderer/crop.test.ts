import { describe, expect, test } from 'vitest'
import type { PhotoElement } from '#packages/design-document/design.ts'
import { frameMatrix, frameOf, mapPoint, multiply, pageBox } from '#packages/design-document/geometry.ts'
import { fillFrame, panPhoto } from '#packages/design-document/placement.ts'
import { aPhoto, aPlacedPhoto, aSurface } from '#packages/design-document/testing/builders.ts'
import { planCrop } from './crop.ts'

const surface = aSurface()
function plan(element: PhotoElement, pxPerMm: number, marginPx = 0) {
  const frame = frameOf(element, surface)
  const op = { element, box: frame.box, matrix: frameMatrix(frame) }
  return planCrop(op, pageBox(surface), { pxPerMm, marginPx })
}
const frame = { xMm: 50, yMm: 50, widthMm: 60, heightMm: 60 }

describe('the part of a photo that is cooked', () => {
  test('is what shows in the frame, at the resolution asked for', () => {
    // 6000 x 4000 px filling 60 x 60 mm: the middle 4000 x 4000 px.
    expect(plan(aPlacedPhoto(frame), 10)).toMatchObject({
      crop: { left: 1000, top: 0, width: 4000, height: 4000 },
      widthPx: 600,
      heightPx: 600,
    })
  })

  test('is all of a repeated photo, in no more pixels than four pages have', () => {
    const small = aPhoto({ repeat: 'rows' })
    expect(plan({ ...small, placement: { ...small.placement, photoWidthMm: 60 } }, 10)).toMatchObject({
      crop: { left: 0, top: 0, width: 6000, height: 4000 },
      widthPx: 600,
      heightPx: 400,
    })
    const { widthPx = 0, heightPx = 0 } =
      plan({ ...small, placement: { ...small.placement, photoWidthMm: 60_000 } }, 2) ?? {}
    expect(widthPx / heightPx).toBeCloseTo(1.5, 2)
    // The page has 380 × 280 mm.
    expect((widthPx * heightPx) / (4 * 760 * 560)).toBeCloseTo(1, 2)
  })

  test('keeps its own pixels when it has fewer than asked for', () => {
    expect(plan(aPlacedPhoto(frame), 200)).toMatchObject({ widthPx: 4000, heightPx: 4000 })
  })

  test('has a margin for sampling, as far as the photo reaches', () => {
    expect(plan(aPlacedPhoto(frame), 10, 2)?.crop).toEqual({ left: 986, top: 0, width: 4028, height: 4000 })
  })

  test('is everything around a tilted frame, and no more', () => {
    const tilted = plan(aPlacedPhoto(frame, { placement: { tiltDeg: 45 } }), 10)?.crop
    // A square turned by 45 degrees fills the height of the photo with its diagonal.
    expect(tilted).toEqual({ left: 1000, top: 0, width: 4000, height: 4000 })
  })

  test('leaves out what lies beyond the page', () => {
    const half = plan(aPlacedPhoto({ ...frame, xMm: -40 - 30 }), 10)?.crop
    expect(half).toEqual({ left: 3000, top: 0, width: 2000, height: 4000 })
  })

  test('is nothing when the photo was dragged out of its frame, or the frame off the page', () => {
    const photo = aPlacedPhoto(frame)
    expect(plan({ ...photo, placement: panPhoto(photo, photo.placement, 100, 0) }, 10)).toBeUndefined()
    expect(plan(aPlacedPhoto({ ...frame, xMm: 500 }), 10)).toBeUndefined()
  })

  test('is put back exactly where it was, at every turn and tilt', () => {
    for (const tiltDeg of [0, 12, -80]) {
      for (const turns of [0, 1, 2, 3] as const) {
        const element = aPhoto({
          placement: fillFrame(aPhoto(), pageBox(surface), { tiltDeg, turns, flipX: true }),
        })
        const cut = plan(element, 3)
        if (!cut) throw new Error('Expected the photo to show')
        const spot = { x: cut.crop.left + cut.crop.width / 3, y: cut.crop.top + cut.crop.height / 4 }
        const whole = plan({ ...element }, 1e6)
        if (!whole) throw new Error('Expected the photo to show')
        const toPhoto = multiply(whole.matrix, [1, 0, 0, 1, -whole.crop.left, -whole.crop.top])
        const direct = mapPoint(toPhoto, spot)
        const cooked = mapPoint(cut.matrix, { x: cut.widthPx / 3, y: cut.heightPx / 4 })
        expect(cooked.x).toBeCloseTo(direct.x, 6)
        expect(cooked.y).toBeCloseTo(direct.y, 6)
      }
    }
  })
})
