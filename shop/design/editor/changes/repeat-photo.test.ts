import { describe, expect, it } from 'vitest'
import { aPhoto, aSurface } from '#packages/design-document/testing/builders.ts'
import { facePhotoOf } from '../draft/face.ts'
import { repeatPhoto } from './repeat-photo.ts'
import { zoomPhotoAbout, zoomPhotoTo } from './zoom-photo.ts'

const face = aSurface({ elements: [aPhoto()] })
const id = 'photo-1'
const repeated = repeatPhoto(face, { id, repeat: 'rows' })
const widthOn = (surface: typeof face) => facePhotoOf(surface)?.placement.photoWidthMm ?? 0

describe('a photo that begins to be repeated', () => {
  it('is a quarter as large as one that fills the face, so that it is seen to be', () => {
    expect(facePhotoOf(repeated)?.repeat).toBe('rows')
    expect(widthOn(repeated)).toBeCloseTo(widthOn(face) / 4, 9)
  })

  it('keeps its size when its rows become staggered', () => {
    const staggered = repeatPhoto(repeated, { id, repeat: 'bricks' })
    expect(facePhotoOf(staggered)).toEqual({ ...facePhotoOf(repeated), repeat: 'bricks' })
  })

  it('fills the face again when it is printed once', () => {
    expect(repeatPhoto(repeated, { id, repeat: undefined })).toEqual(face)
  })

  it('is made smaller and larger by the slider and by two fingers, down to what can be drawn', () => {
    expect(widthOn(zoomPhotoTo(repeated, { id, zoom: 0.5 }))).toBeCloseTo(widthOn(face) / 2, 9)
    const about = { x: 150, y: 100 }
    const halved = zoomPhotoAbout(repeated, { id, factor: 0.5, about })
    expect(widthOn(halved)).toBeCloseTo(widthOn(repeated) / 2, 9)
    const least = zoomPhotoAbout(repeated, { id, factor: 0.001, about })
    expect(widthOn(least)).toBeCloseTo(widthOn(face) / 16, 0)
  })
})
