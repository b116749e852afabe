import { describe, expect, it } from 'vitest'
import { record as magnet } from '#families/magnet/record.ts'
import { builtFonts } from '#packages/artwork-renderer/testing/fonts.ts'
import type { Surface, TextElement } from '#packages/design-document/design.ts'
import { aText } from '#packages/design-document/testing/builders.ts'
import { HEART } from '#packages/design-document/testing/outlines.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { toolNamed } from '../../tools/tools.ts'
import { placePhoto } from '../changes/place-photo.ts'
import { changeFace, type Draft, emptyDraft } from '../draft/draft.ts'
import { createMeasure } from '../drawing.ts'
import { readiness } from './readiness.ts'

/** A magnet of 75 mm with 2 mm of bleed, kept clear 3 mm inside the cut. */
function magnetOf(outline: 'rectangle' | 'rounded' | 'ellipse', cornerMm = 0): ProductRecord {
  const [size] = magnet.sizes
  const [surface] = magnet.surfaces
  if (!size || !surface) throw new Error('Expected the magnet to have a size and a surface')
  return {
    ...magnet,
    sizes: [{ ...size, code: 'ROUND', widthMm: 75, heightMm: 75 }],
    surfaces: [{ ...surface, outline, cornerMm }],
  }
}
const round = magnetOf('ellipse')
const measure = createMeasure(builtFonts())

const words = (place: Partial<TextElement>) =>
  aText({ text: 'Hi', sizeMm: 5, widthMm: 12, lineHeight: 1, align: 'left', ...place })

const changed = (record: ProductRecord, change: (face: Surface) => Surface): Draft => {
  const draft = emptyDraft(record, { size: 'ROUND', orientation: 'S', values: { FINISH: 'GLOSS' } })
  return { ...draft, design: changeFace(draft.design, 'face', change) }
}
const withWords = (record: ProductRecord, place: Partial<TextElement>) =>
  changed(record, (face) => ({ ...face, elements: [words(place)] }))

const said = (record: ProductRecord, draft: Draft, name: string) =>
  readiness(toolNamed(record.tool).checks, { record, draft, measure })
    .find((check) => check.name === name)
    ?.findings.map(({ sentence }) => sentence)

const CLEAR = ['All words keep clear of the cut.']
const NEAR = ['Some words are closer than 3 mm to the cut.']
const CUT = ['Some letters reach past the edge of the magnet and will not be printed.']

describe('words on a round magnet', () => {
  it('are off it in a corner of the square around it', () => {
    const inCorner = withWords(round, { xMm: 5, yMm: 5 })
    expect(said(round, inCorner, 'safe-area')).toEqual(['Some words are off the magnet.'])
    expect(said(round, inCorner, 'text')).toEqual(['Some words are off the magnet and will not be printed.'])
  })

  it('are cut where they reach past the round, and then not said to be printed as they are seen', () => {
    const across = withWords(round, { xMm: 5, yMm: 15 })
    expect(said(round, across, 'safe-area')).toEqual(CUT)
    expect(said(round, across, 'text')).toEqual(['Some letters will be lost.'])
  })

  it('are too near within the margin of the round, and clear inside it', () => {
    expect(said(round, withWords(round, { xMm: 2, yMm: 35 }), 'safe-area')).toEqual(NEAR)
    expect(said(round, withWords(round, { xMm: 4, yMm: 35 }), 'safe-area')).toEqual(CLEAR)
  })

  it('are judged by the letters themselves, also turned, on a curve and over several lines', () => {
    const turned = { xMm: 9, yMm: 16, rotationDeg: -45, widthMm: 12, align: 'centre' as const }
    expect(said(round, withWords(round, turned), 'safe-area')).toEqual(CLEAR)
    const arch = { text: 'Happy birthday to you', widthMm: 60, xMm: 7.5, yMm: 5, curveRadiusMm: 31 }
    expect(said(round, withWords(round, { ...arch, align: 'centre' }), 'safe-area')).toEqual(CLEAR)
    const wide = { text: 'Hi\nHappy birthday\nHi', align: 'centre' as const, widthMm: 70, xMm: 2.5 }
    expect(said(round, withWords(round, { ...wide, yMm: 8, sizeMm: 7 }), 'safe-area')).toEqual(CLEAR)
  })

  it('have a line around them that counts', () => {
    const outline = { widthMm: 2, colour: '#ffffff' }
    expect(said(round, withWords(round, { xMm: 4, yMm: 35, outline }), 'safe-area')).toEqual(NEAR)
  })
})

describe('words in a corner of a magnet', () => {
  const corner = { xMm: 3.2, yMm: 2.7 }

  it('are clear of a sharp one, too near to a round one, and cut by a wide one', () => {
    const sharp = magnetOf('rectangle')
    expect(said(sharp, withWords(sharp, corner), 'safe-area')).toEqual(CLEAR)
    const soft = magnetOf('rounded', 12)
    expect(said(soft, withWords(soft, corner), 'safe-area')).toEqual(NEAR)
    const wide = magnetOf('rounded', 20)
    expect(said(wide, withWords(wide, corner), 'safe-area')).toEqual(CUT)
  })
})

describe('a photo on a round magnet', () => {
  const photo = { id: 'photo', photo: 'p', widthPx: 3000, heightPx: 3000 }
  const shrunkTo = (record: ProductRecord, photoWidthMm: number, tiltDeg: number) =>
    changed(record, (face) => {
      const placed = placePhoto(face, photo)
      const elements = placed.elements.map((element) =>
        element.type === 'photo'
          ? { ...element, placement: { ...element.placement, photoWidthMm, tiltDeg } }
          : element,
      )
      return { ...placed, elements }
    })
  const GAP = ['The photo leaves a gap. The background colour will show there.']
  const COVERED = ['The photo covers the face and reaches past the cut.']

  it('has to cover the round and its bleed, and not the corners that are cut away', () => {
    expect(said(round, shrunkTo(round, 79, 45), 'edge')).toEqual(COVERED)
    expect(said(round, shrunkTo(round, 78.9, 45), 'edge')).toEqual(GAP)
    const square = magnetOf('rectangle')
    expect(said(square, shrunkTo(square, 79, 45), 'edge')).toEqual(GAP)
  })
})

describe('on a magnet that is cut to a heart', () => {
  const [face] = round.surfaces
  const heart = { ...round, surfaces: [{ ...face!, outline: 'path' as const, outlinePath: HEART }] }
  const across = { text: 'Happy birthday', widthMm: 40, xMm: 17.5, align: 'centre' as const }

  it('words across the notch are cut, and the same words below it are clear', () => {
    expect(said(heart, withWords(heart, { ...across, yMm: 8 }), 'safe-area')).toEqual(CUT)
    expect(said(heart, withWords(heart, { ...across, yMm: 32 }), 'safe-area')).toEqual(CLEAR)
  })

  it('words on a lobe, beside the notch, are clear, and words beside the point are off', () => {
    expect(said(heart, withWords(heart, { xMm: 14, yMm: 8 }), 'safe-area')).toEqual(CLEAR)
    expect(said(heart, withWords(heart, { xMm: 4, yMm: 68 }), 'safe-area')).toEqual([
      'Some words are off the magnet.',
    ])
  })
})
