import { describe, expect, it } from 'vitest'
import { builtFonts } from '#packages/artwork-renderer/testing/fonts.ts'
import { type Surface, surfaceSchema, type TextElement } from '#packages/design-document/design.ts'
import { mapPoint, type Point, rotation, safeBox, textPivot } from '#packages/design-document/geometry.ts'
import { faceOf } from '../draft/draft.ts'
import { textOf } from '../draft/face.ts'
import { createMeasure } from '../drawing.ts'
import { aDraft, aDraftWithPhoto, aDraftWithText } from '../testing.ts'
import { addText, inkFor, NEW_TEXT } from './add-text.ts'
import { curveOf, curveText } from './curve-text.ts'
import { duplicateText } from './duplicate-text.ts'
import { editText, shadowText, sizeText, softnessOf, styleText } from './edit-text.ts'
import { moveElement } from './move-element.ts'
import { orderElement } from './order-elements.ts'
import { resizeText, widenText } from './resize-text.ts'
import { rotateText, uprightAngle } from './rotate-text.ts'

const id = 'text'
const start = faceOf(aDraftWithText().design)
const words = (face: Surface): TextElement => {
  const text = textOf(face, id)
  if (!text) throw new Error('Expected a text')
  return text
}
/** A corner of the first line on the surface. */
const corner = (text: TextElement, side: 'left' | 'right'): Point =>
  mapPoint(rotation(text.rotationDeg, textPivot(text)), {
    x: text.xMm + (side === 'right' ? text.widthMm : 0),
    y: text.yMm,
  })

describe('the colour of new words', () => {
  const empty = faceOf(aDraft().design)
  const inks = { pale: '#fbf8f2', dark: '#1e2a25' }

  it('is dark on white paper and pale on a photo', () => {
    expect(inkFor(empty, inks)).toBe('#1e2a25')
    expect(inkFor(faceOf(aDraftWithPhoto().design), inks)).toBe('#fbf8f2')
  })

  it('stands out from the background that the shopper chose', () => {
    const on = (colour: string) => inkFor({ ...empty, background: { kind: 'solid', colour } }, inks)
    expect(['#d8c7a6', '#f3c537'].map(on)).toEqual(['#1e2a25', '#1e2a25'])
    expect(['#000000', '#24463a'].map(on)).toEqual(['#fbf8f2', '#fbf8f2'])
  })
})

describe('new words on a small piece', () => {
  const size = (widthMm: number, heightMm: number) => {
    const face = { ...faceOf(aDraft().design), widthMm, heightMm, safeMm: 4 }
    return words(addText(face, { id, text: NEW_TEXT, font: 'Butler', colour: '#000000' }))
  }

  it('start at twice the smallest size of the slider, in one line inside the safe area', () => {
    const text = size(50, 150)
    expect(text.sizeMm).toBe(8)
    expect(text.widthMm).toBeGreaterThan(41)
    expect(text.xMm).toBeGreaterThanOrEqual(4)
    expect(text.xMm + text.widthMm).toBeLessThanOrEqual(46)
    const letters = createMeasure(builtFonts()).textExtent(text)
    expect(letters && letters.bottom - letters.top).toBeLessThan(text.sizeMm * text.lineHeight)
  })

  it('start smaller where that does not fit, and never below the slider', () => {
    expect(size(40, 60).sizeMm).toBe(6)
    expect(size(20, 30).sizeMm).toBe(4)
  })

  it('keep their share of a large piece', () => expect(size(305, 406).sizeMm).toBe(27))
})

describe('words on the face', () => {
  it('start inside the safe area, in front of everything', () => {
    const safe = safeBox(start)
    const text = words(start)
    expect(text.xMm).toBeGreaterThanOrEqual(safe.xMm)
    expect(text.yMm + text.sizeMm * text.lineHeight).toBeLessThanOrEqual(safe.yMm + safe.heightMm)
    expect(start.elements.at(-1)?.id).toBe(id)
    expect(surfaceSchema.safeParse(start).success).toBe(true)
  })

  it('say what was typed and take a style', () => {
    const after = styleText(editText(start, { id, text: 'Ōtaki' }), {
      id,
      font: 'Vogue',
      align: 'left',
      colour: '#1e2a25',
    })
    expect(words(after)).toMatchObject({ text: 'Ōtaki', font: 'Vogue', align: 'left', colour: '#1e2a25' })
  })

  it('keep the middle of their first line when the letters change size', () => {
    const after = sizeText(start, { id, sizeMm: 50 })
    expect(textPivot(words(after)).x).toBeCloseTo(textPivot(words(start)).x)
    expect(textPivot(words(after)).y).toBeCloseTo(textPivot(words(start)).y)
  })

  it('move with the hand', () => {
    const after = words(moveElement(start, { id, dxMm: 12, dyMm: -7 }))
    expect(after.xMm - words(start).xMm).toBeCloseTo(12)
    expect(after.yMm - words(start).yMm).toBeCloseTo(-7)
  })

  it('turn to any angle, kept between -180 and 180', () => {
    expect(words(rotateText(start, { id, rotationDeg: 190 })).rotationDeg).toBe(-170)
    expect([180, -180, 360, -90, 450].map(uprightAngle)).toEqual([180, 180, 0, -90, 90])
  })

  it('scale about the opposite corner, turned or not', () => {
    for (const rotationDeg of [0, 33, -90]) {
      const before = rotateText(start, { id, rotationDeg })
      const about = corner(words(before), 'left')
      const after = words(resizeText(before, { id, factor: 1.5, about }))
      expect(corner(after, 'left').x).toBeCloseTo(about.x)
      expect(corner(after, 'left').y).toBeCloseTo(about.y)
      expect(after.sizeMm).toBeCloseTo(words(before).sizeMm * 1.5)
    }
  })

  it('stay between 2 mm and 1 m', () => {
    const about = { x: 0, y: 0 }
    expect(words(resizeText(start, { id, factor: 0.001, about })).sizeMm).toBeCloseTo(2)
    expect(surfaceSchema.safeParse(resizeText(start, { id, factor: 1e4, about })).success).toBe(true)
  })

  it('widen by one side while the other stands still', () => {
    for (const side of ['left', 'right'] as const) {
      const before = rotateText(start, { id, rotationDeg: 20 })
      const still = side === 'left' ? 'right' : 'left'
      const after = words(widenText(before, { id, side, byMm: -60 }))
      expect(after.widthMm).toBeCloseTo(words(before).widthMm - 60)
      expect(corner(after, still).x).toBeCloseTo(corner(words(before), still).x)
      expect(corner(after, still).y).toBeCloseTo(corner(words(before), still).y)
    }
  })

  it('arch up, hang down and become straight again', () => {
    for (const curve of [-1, -0.3, 0, 0.5, 1])
      expect(curveOf(words(curveText(start, { id, curve })))).toBeCloseTo(curve)
    expect(words(curveText(start, { id, curve: 1 })).curveRadiusMm).toBeGreaterThan(0)
  })

  it('take a shadow of any softness, which grows with the letters, and lose it', () => {
    const soft = words(sizeText(shadowText(start, { id, softness: 0.4 }), { id, sizeMm: 60 }))
    if (!soft.shadow) throw new Error('Expected a shadow')
    expect(softnessOf(soft.shadow, soft.sizeMm)).toBeCloseTo(0.4)
    expect(words(shadowText(start, { id, softness: undefined }))).not.toHaveProperty('shadow')
  })

  it('are copied one line lower', () => {
    const after = duplicateText(start, { id, copyId: 'copy' })
    expect(textOf(after, 'copy')).toMatchObject({ text: 'Up at the hut', xMm: words(start).xMm })
    expect(after.elements).toHaveLength(3)
  })

  it('change places in front and behind, but never go behind the photo on the face', () => {
    const two = addText(start, { id: 'second', text: 'July', font: 'Vogue', colour: '#000000' })
    const order = (face: Surface) => face.elements.map((element) => element.id)
    expect(order(orderElement(two, { id, to: 'front' }))).toEqual(['photo', 'second', 'text'])
    expect(orderElement(two, { id, to: 'back' })).toBe(two)
    expect(orderElement(two, { id: 'photo', to: 'front' })).toBe(two)
  })
})
