import { describe, expect, it } from 'vitest'
import type { SurfaceFigures } from '#packages/product/surfaces.ts'
import { type DrawnFacts, pressNotes } from './press-notes.ts'

const plain: SurfaceFigures = {
  name: 'face',
  label: 'Front',
  widthMm: 120,
  heightMm: 45.5,
  bleedMm: 3,
  safeMm: 3,
  depthMm: 0,
  targetDpi: 300,
  warnDpi: 200,
  edge: { kind: 'image' },
  body: 'flat',
  outline: 'rectangle',
  cornerMm: 0,
  mirrored: false,
  inks: [],
  keepOutSides: [],
  keepOutHoles: [],
  copies: 1,
}
const noted = (change: Partial<SurfaceFigures>, drawn: Partial<DrawnFacts> = {}) => {
  const facts = { inks: [], lowestDpi: undefined, ...drawn }
  const notes = pressNotes({ process: 'Dye sublimation' }, { ...plain, ...change }, facts)
  return Object.fromEntries(notes.map(({ label, value }) => [label, value]))
}

describe('the notes of a job ticket', () => {
  it('name the process, and nothing else of a plain rectangle', () => {
    expect(noted({})).toEqual({ Process: 'Dye sublimation' })
  })

  it('say of what is printed with inks how its colours become them', () => {
    const notes = pressNotes({ process: 'Digital press', press: 'cmyk' }, plain, {
      inks: [],
      lowestDpi: undefined,
    })
    expect(notes).toContainEqual({
      label: 'Colours',
      value:
        'CMYK: PDF/X-4 in tagged sRGB, turned into inks by its output intent; black letters and lines in black ink alone',
    })
  })

  it.each([
    ['ellipse', 'Round, along the line CutContour of the artwork'],
    ['path', 'Along the line CutContour of the artwork'],
    ['rounded', 'Corners of 4 mm, along the line CutContour of the artwork'],
  ] as const)('say how an outline "%s" is cut', (outline, words) => {
    expect(noted({ outline, cornerMm: 4 })).toMatchObject({ Cut: words })
  })

  it.each([
    ['has no bleed', { bleedMm: 0 }],
    ['is no flat piece', { body: 'curved' }],
  ] as const)('name no line where what is round %s, because the artwork has none', (_, change) => {
    expect(noted({ outline: 'ellipse', ...change })).toMatchObject({ Cut: 'Round' })
    expect(noted({ outline: 'rounded', cornerMm: 4, ...change })).toMatchObject({ Cut: 'Corners of 4 mm' })
  })

  it('say into how many pieces a print is cut, and where the lines are', () => {
    expect(noted({ jigsaw: { widthMm: 375, heightMm: 285, columns: 18, rows: 14 } }).Pieces).toBe(
      '252: 18 across and 14 down, along the 30 lines CutContour of the artwork and the trim',
    )
  })

  it('say that the artwork is a mirror image where the press needs one', () => {
    expect(noted({ mirrored: true }).Mirrored).toContain('the artwork is a mirror image, the proof is not')
  })

  it('name every ink beside the colours as its separation is called', () => {
    expect(noted({}, { inks: ['white', 'cut'] })['Beside the colours']).toBe(
      'White ink (White), Cut line (CutContour)',
    )
  })

  it.each([
    [300, 'All sharp: every photo has 300 dpi or more'],
    // 299.9999999: millimetres are rounded where a photo is placed.
    [300 - 1e-7, 'All sharp: every photo has 300 dpi or more'],
    [912.4, 'All sharp: every photo has 300 dpi or more'],
    [299.9, 'The coarsest has only 299 dpi. It may print soft: that is the photo, not the press'],
    [61.4, 'The coarsest has only 61 dpi. It may print soft: that is the photo, not the press'],
    [0.4, 'The coarsest has less than 1 dpi. It may print soft: that is the photo, not the press'],
  ])('say what a photo of %d dpi looks like where 300 are wanted', (lowestDpi, words) => {
    expect(noted({}, { lowestDpi }).Photos).toBe(words)
  })

  it('say how often a surface of a set is printed, from two on', () => {
    expect(noted({ copies: 2 })).toMatchObject({ 'Of this surface': '2 in each set' })
  })

  it('say how a surface is divided into tiles', () => {
    expect(noted({ tiles: { columns: 3, rows: 2 } })).toMatchObject({ Tiles: '3 across, 2 down' })
    expect(noted({})).not.toHaveProperty('Tiles')
  })

  it('say what stays clear: sides, and holes by the place of their middle to a tenth of a millimetre', () => {
    const keepOutSides = [{ label: 'Handle', side: 'left', depthMm: 12 }] as const
    const keepOutHoles = [
      { label: 'Ribbon hole', x: 0.5, y: 0.1, radiusMm: 2.5 },
      { label: 'Ring', x: 0.25, y: 0.5, radiusMm: 1 },
    ]
    expect(noted({ keepOutSides, keepOutHoles })).toEqual({
      Process: 'Dye sublimation',
      'Kept clear': '12 mm left: Handle',
      Hole: 'Ribbon hole, 5 mm across, its middle 4.6 mm from the top and 60 mm from the left; Ring, 2 mm across, its middle 22.8 mm from the top and 30 mm from the left',
    })
  })

  it('say how large an opening is, and where its line is', () => {
    const opening = { label: 'camera opening', x: 0.25, y: 0.5, radiusMm: 4, widthMm: 34, heightMm: 30.5 }
    expect(noted({ keepOutHoles: [{ ...opening, isCutOut: true }] }).Hole).toBe(
      'camera opening, 34 mm wide and 30.5 mm high with corners of 4 mm, its middle 22.8 mm from the top and 30 mm from the left, along its line CutContour',
    )
  })
})
