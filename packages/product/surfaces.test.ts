import { describe, expect, it } from 'vitest'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { HEART } from '#packages/design-document/testing/outlines.ts'
import { isOversize } from './parcel.ts'
import { parseSku } from './parse-sku.ts'
import { firstChoice } from './sku.ts'
import { firstSurfaceOf } from './surfaces.ts'
import { boardRecord } from './testing/small-record.ts'

const surface = (sku: string) => {
  const parsed = parseSku(canvasRecord, sku)
  if (parsed.kind !== 'choice') throw new Error(parsed.message)
  return firstSurfaceOf(canvasRecord, parsed.choice)
}

describe('the surface of a canvas', () => {
  it('is the trim with the bar and 5 mm turn-under as bleed', () => {
    expect(surface('CANVAS-30X40-P-D38-MIRROR-MATTE')).toEqual({
      name: 'face',
      label: 'Front',
      widthMm: 305,
      heightMm: 406,
      bleedMm: 43,
      safeMm: 10,
      depthMm: 38,
      targetDpi: 200,
      warnDpi: 100,
      edge: { kind: 'mirror' },
      body: 'folded',
      outline: 'rectangle',
      cornerMm: 0,
      mirrored: false,
      inks: [],
      keepOutSides: [],
      keepOutHoles: [],
      copies: 1,
    })
  })

  it('in landscape position is the same size turned', () => {
    expect(surface('CANVAS-30X90-L-D19-IMAGE-GLOSS')).toMatchObject({
      widthMm: 914,
      heightMm: 305,
      bleedMm: 24,
    })
  })

  it.each([
    ['D19', 24],
    ['D25', 30],
    ['D38', 43],
  ])('with a bar of %s bleeds %d mm', (depth, bleedMm) =>
    expect(surface(`CANVAS-20X20-S-${depth}-IMAGE-MATTE`).bleedMm).toBe(bleedMm),
  )

  it.each([
    ['IMAGE', { kind: 'image' }],
    ['BLACK', { kind: 'colour', colour: '#000000' }],
    ['WHITE', { kind: 'colour', colour: '#ffffff' }],
    ['COLOUR', { kind: 'colour', colour: undefined }],
  ])('with wrap %s has the edge %j', (wrap, edge) =>
    expect(surface(`CANVAS-20X20-S-D19-${wrap}-MATTE`).edge).toEqual(edge),
  )

  it.each([
    ['60X90', false],
    ['75X100', true],
    ['100X150', true],
  ])('of %s is oversize for the post: %s', (code, oversize) => {
    const size = canvasRecord.sizes.find((one) => one.code === code)
    expect(size && isOversize(size.parcel)).toBe(oversize)
  })
})

describe('the line of a piece that is cut to a path', () => {
  const [face] = boardRecord.surfaces
  const heart = { ...boardRecord, surfaces: [{ ...face!, outline: 'path' as const, outlinePath: HEART }] }
  const lineOf = (size: string, orientation: 'P' | 'L' | 'S') =>
    firstSurfaceOf(heart, { ...firstChoice(heart, size), orientation }).outlinePath

  it('is the line of the record in portrait and square position', () => {
    expect(lineOf('30X40', 'P')).toBe(HEART)
    expect(lineOf('20X20', 'S')).toBe(HEART)
  })

  it('turns with the piece, so that its notch is at the right', () => {
    expect(lineOf('30X40', 'L')).toMatch(/^M 800 500 C /)
  })
})
