import { describe, expect, it } from 'vitest'
import { record as bookmark } from '#families/bookmark/record.ts'
import { record } from '#families/canvas/record.ts'
import { designSchema } from '#packages/design-document/design.ts'
import { frameOf } from '#packages/design-document/geometry.ts'
import { isFilled } from '#packages/design-document/placement.ts'
import { type Draft, emptyDraft, faceOf, sizeInWords } from '../draft/draft.ts'
import { facePhotoOf, textOf } from '../draft/face.ts'
import { aDraftWithText, changed } from '../testing.ts'
import { addText } from './add-text.ts'
import { chooseOptions, chooseSize, setEdgeColour } from './choose-options.ts'
import { moveElement } from './move-element.ts'
import { turnPhotoBy } from './turn-photo.ts'
import { turnedToPhoto } from './turn-to-photo.ts'

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

describe('choosing another size and coming back', () => {
  const to = (draft: Draft, size: string) => chooseSize(draft, { record: bookmark, size })
  const choice = { size: '50X150', orientation: 'P' as const, values: { SIDES: 'ONE' } }
  const short = changed(emptyDraft(bookmark, choice), (face) =>
    addText(face, { id: 'text', text: 'For Mum', font: 'Lobster', colour: '#1e2a25' }),
  )
  const moved = (draft: Draft) =>
    changed(draft, (face) => moveElement(face, { id: 'text', dxMm: 1, dyMm: 2 }))

  it('gives what it was, also by way of several sizes', () => {
    expect(to(to(short, '50X200'), '50X150').design).toEqual(short.design)
    const round = ['60X90', '20X20', '30X30', '30X40'].reduce(
      (draft, size) => chooseSize(draft, { record, size }),
      start,
    )
    expect(chooseOptions(round, { record, choice: start.choice }).design).toEqual(start.design)
  })

  it('gives what it was when the piece is turned and turned back', () => {
    const lying = chooseOptions(start, { record, choice: { ...start.choice, orientation: 'L' } })
    expect(chooseOptions(lying, { record, choice: start.choice }).design).toEqual(start.design)
  })

  it('keeps what the shopper changed in between', () => {
    const long = moved(to(short, '50X200'))
    const back = faceOf(to(long, '50X150').design)
    expect(back).not.toEqual(faceOf(short.design))
    expect(faceOf(to(to(long, '50X150'), '50X200').design)).toEqual(faceOf(long.design))
    expect(textOf(back, 'text')?.text).toBe('For Mum')
  })

  it('keeps a colour of the edge that was picked in between', () => {
    const larger = chooseSize(wrap(start, 'COLOUR'), { record, size: '60X90' })
    const picked = changed(larger, (face) => setEdgeColour(face, { colour: '#a1331e' }))
    const back = chooseOptions(picked, { record, choice: wrap(start, 'COLOUR').choice })
    expect(faceOf(back.design).edge).toEqual({ kind: 'colour', colour: '#a1331e' })
  })
})
