import { describe, expect, it } from 'vitest'
import { record } from '#families/canvas/record.ts'
import { designSchema } from '#packages/design-document/design.ts'
import { frameOf } from '#packages/design-document/geometry.ts'
import { isFilled } from '#packages/design-document/placement.ts'
import { type Draft, faceOf, sizeInWords } from '../draft.ts'
import { facePhotoOf } from '../face.ts'
import { aDraftWithText, changed } from '../testing.ts'
import { chooseOptions, chooseSize, setEdgeColour } from './choose-options.ts'
import { turnedToPhoto } from './turn-canvas.ts'
import { turnPhotoBy } from './turn-photo.ts'

const start = aDraftWithText()
const filled = ({ design }: Draft) => {
  const face = faceOf(design)
  const photo = facePhotoOf(face)
  return photo !== undefined && isFilled(photo, frameOf(photo, face).box, photo.placement)
}
const turned = (draft: Draft) => turnedToPhoto(record, draft, faceOf(draft.design))
const wrap = (draft: Draft, code: string) =>
  chooseOptions(draft, {
    record,
    choice: { ...draft.choice, values: { ...draft.choice.values, WRAP: code } },
  })

describe('choosing another canvas', () => {
  it('keeps photo and words in every size, and the photo still fills the face', () => {
    for (const { code } of record.sizes) {
      const draft = chooseSize(start, { record, size: code })
      expect(faceOf(draft.design).elements.map((element) => element.id)).toEqual(['photo', 'text'])
      expect(filled(draft)).toBe(true)
      expect(designSchema.safeParse(draft.design).success).toBe(true)
    }
  })

  it('turns the face with the orientation', () => {
    const landscape = chooseOptions(start, { record, choice: { ...start.choice, orientation: 'L' } })
    expect(faceOf(landscape.design)).toMatchObject({ widthMm: 406, heightMm: 305 })
    expect(sizeInWords(record, landscape.choice)).toBe('40 × 30 cm')
    expect(sizeInWords(record, start.choice)).toBe('30 × 40 cm')
  })

  it('offers to turn the canvas the way the photo lies, and only then', () => {
    const lying = turned(start)
    expect(lying?.choice.orientation).toBe('L')
    expect(lying && turned(lying)).toBeUndefined()
    const upright = changed(start, (face) => turnPhotoBy(face, { id: 'photo', quarters: 1 }))
    expect(turned(upright)).toBeUndefined()
    expect(turned(chooseSize(start, { record, size: '30X30' }))).toBeUndefined()
  })

  it('gives the edge the depth of the bar and its turn-under', () => {
    const slim = chooseOptions(start, {
      record,
      choice: { ...start.choice, values: { ...start.choice.values, DEPTH: 'D19' } },
    })
    expect(faceOf(slim.design).bleedMm).toBe(24)
  })

  it('carries the photo around the edge, mirrors it or leaves it to one colour', () => {
    expect(faceOf(wrap(start, 'IMAGE').design).edge).toEqual({ kind: 'image' })
    expect(filled(wrap(start, 'IMAGE'))).toBe(true)
    expect(faceOf(wrap(start, 'BLACK').design).edge).toEqual({ kind: 'colour', colour: '#000000' })
  })

  it('keeps the colour that the shopper picked for the edge when the size changes', () => {
    const picked = changed(wrap(start, 'COLOUR'), (face) => setEdgeColour(face, { colour: '#a1331e' }))
    const larger = chooseSize(picked, { record, size: '60X90' })
    expect(faceOf(larger.design).edge).toEqual({ kind: 'colour', colour: '#a1331e' })
  })
})
