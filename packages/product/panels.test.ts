import { describe, expect, it } from 'vitest'
import { contradictionsIn } from './contradictions.ts'
import { gapsOf, panelsOf, partsOf, pressPagesOf } from './panels.ts'
import type { ProductRecord } from './record.ts'
import { firstChoice } from './sku.ts'
import { firstSurfaceOf } from './surfaces.ts'
import { boardRecord } from './testing/small-record.ts'

const sizes = boardRecord.sizes
  .filter(({ code }) => code === '60X90')
  .map((size) => ({ ...size, parcel: { ...size.parcel, highMm: 60 } }))
const depths = { code: 'D20', label: '20 mm', pricePercent: 0, priceCents: 0, depthMm: 20, bleedMm: 25 }
const face = {
  ...boardRecord.surfaces[0]!,
  body: 'folded' as const,
  panels: [{ size: '60X90', count: 3, gapMm: 30 }],
}
/** A board of 900 × 600 mm that hangs in three. */
const split: ProductRecord = {
  ...boardRecord,
  positions: ['L'],
  sizes,
  surfaces: [face],
  options: [{ code: 'DEPTH', label: 'Depth', values: [depths] }],
}
const figures = firstSurfaceOf(split, firstChoice(split))

describe('panels', () => {
  it('are alike, from left to right, with a gap between two', () => {
    expect(figures.panels?.map(({ xMm, widthMm, heightMm }) => [xMm, widthMm, heightMm])).toEqual([
      [0, 280, 600],
      [310, 280, 600],
      [620, 280, 600],
    ])
    expect(gapsOf(figures).map(({ xMm, widthMm, heightMm }) => [xMm, widthMm, heightMm])).toEqual([
      [280, 30, 600],
      [590, 30, 600],
    ])
  })

  it('say which they are', () => {
    const labels = (count: number) =>
      panelsOf({ widthMm: 900, heightMm: 600 }, { count, gapMm: 30 }).map(({ label }) => label)
    expect(labels(2)).toEqual(['Panel 1 of 2 (left)', 'Panel 2 of 2 (right)'])
    expect(labels(3)[1]).toBe('Panel 2 of 3 (middle)')
    expect(labels(5).slice(1, 4)).toEqual(['Panel 2 of 5', 'Panel 3 of 5 (middle)', 'Panel 4 of 5'])
  })

  it('are a page of the press each, with the bleed and the margin of the whole', () => {
    const pages = pressPagesOf(figures)
    expect(pages.map(({ name, label }) => [name, label])).toEqual([
      ['face', 'Panel 1 of 3 (left)'],
      ['face', 'Panel 2 of 3 (middle)'],
      ['face', 'Panel 3 of 3 (right)'],
    ])
    for (const { widthMm, heightMm, bleedMm, safeMm } of pages)
      expect([widthMm, heightMm, bleedMm, safeMm]).toEqual([280, 600, 25, 10])
  })

  it('are none of a size that is one piece', () => {
    const whole = firstSurfaceOf(boardRecord, firstChoice(boardRecord))
    expect(whole).not.toHaveProperty('panels')
    expect(gapsOf(whole)).toEqual([])
    expect(partsOf(whole)).toEqual([{ xMm: 0, yMm: 0, widthMm: 200, heightMm: 200 }])
    expect(pressPagesOf(whole)).toEqual([whole])
  })
})

describe('a record refuses panels', () => {
  const said = (surface: Partial<typeof face>) =>
    contradictionsIn({ ...split, surfaces: [{ ...face, ...surface }] })

  it('and says nothing where they can be made', () => expect(said({})).toEqual([]))

  it.each<[string, Partial<typeof face>, string]>([
    [
      'of no size',
      { panels: [{ size: '9X9', count: 2, gapMm: 30 }] },
      'board, surfaces.face.panels: There is no size 9X9.',
    ],
    [
      'that are no wider than their margins',
      { panels: [{ size: '60X90', count: 9, gapMm: 90 }] },
      'board, surfaces.face.panels: A panel of 60X90 is 20 mm wide, and its margins take 20 mm.',
    ],
    [
      'that a size has twice',
      { panels: [...face.panels, ...face.panels] },
      'board, surfaces.face.panels: There are two for the size 60X90.',
    ],
  ])('%s', (_, surface, sentence) => expect(said(surface)).toEqual([sentence]))

  it('of what is flat, or round', () => {
    const flat = contradictionsIn({ ...split, surfaces: [{ ...face, body: 'flat' as const }] })
    expect(flat).toContain(
      'board, surfaces.face.panels: It is flat, and only a folded face is made as panels.',
    )
    const round = contradictionsIn({ ...split, surfaces: [{ ...face, outline: 'ellipse' as const }] })
    expect(round).toContain(
      'board, surfaces.face.panels: Only a rectangle is made as panels; this one is ellipse.',
    )
  })

  it('that are stacked higher than their parcel', () => {
    const parcel = { longMm: 650, wideMm: 300, highMm: 59, weightG: 4000 }
    const packed = (highMm: number) =>
      contradictionsIn({ ...split, sizes: sizes.map((size) => ({ ...size, parcel: { ...parcel, highMm } })) })
    expect(packed(59)).toEqual([
      'board, sizes.60X90.parcel: One of 650 × 300 × 59 mm does not hold a piece of 280 × 600 × 60 mm.',
    ])
    expect(packed(60)).toEqual([])
  })
})
