import { describe, expect, it } from 'vitest'
import { faceOf } from '../draft/draft.ts'
import { facePhotoOf } from '../draft/face.ts'
import { aDraftWithPhoto } from '../testing.ts'
import { adjustPhoto, UNADJUSTED } from './adjust-photo.ts'
import { filterPhoto } from './filter-photo.ts'
import { replacePhoto } from './place-photo.ts'

const id = 'photo'
const start = faceOf(aDraftWithPhoto().design)
const brighter = adjustPhoto(start, { id, brightness: 30 })
const adjustments = (face: typeof start) => facePhotoOf(face)?.adjustments

describe('light and colour of a photo', () => {
  it('what is changed is kept beside what was changed before', () => {
    expect(adjustments(adjustPhoto(brighter, { id, warmth: -10 }))).toEqual({
      ...UNADJUSTED,
      brightness: 30,
      warmth: -10,
    })
  })

  it('back in the middle nothing of them is left in the design', () => {
    expect(adjustPhoto(brighter, { id, brightness: 0 })).toEqual(start)
    expect(adjustments(start)).toBeUndefined()
  })

  it('another filter keeps them', () => {
    expect(adjustments(filterPhoto(brighter, { id, filter: 'sepia' }))).toEqual(adjustments(brighter))
  })

  it('another photo in the same place has its own', () => {
    const chosen = { photo: 'another', widthPx: 900, heightPx: 600 }
    const replaced = replacePhoto(filterPhoto(brighter, { id, filter: 'sepia' }), { id, ...chosen })
    expect(facePhotoOf(replaced)).toMatchObject({ photo: 'another', filter: 'sepia' })
    expect(adjustments(replaced)).toBeUndefined()
  })
})
