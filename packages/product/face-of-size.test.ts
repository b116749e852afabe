/** Families whose sizes are cut otherwise: G-01 opens each with its own outline. */
import { describe, expect, it } from 'vitest'
import { HEART } from '#packages/design-document/testing/outlines.ts'
import { contradictionsIn } from './contradictions.ts'
import { faceOfSize } from './face-of-size.ts'
import { firstFaceOf } from './printed-faces.ts'
import type { ProductRecord, RecordSurface } from './record.ts'
import { firstChoice } from './sku.ts'
import { firstSurfaceOf } from './surfaces.ts'
import { boardRecord } from './testing/small-record.ts'

const [face] = boardRecord.surfaces
if (!face) throw new Error('Expected the board to have a surface')
type Cut = NonNullable<RecordSurface['cuts']>[number]
const round: RecordSurface = { ...face, outline: 'rounded', cornerMm: 12 }
const heart: Cut = { size: '20X20', outline: 'path', outlinePath: HEART, cornerMm: 0 }
const withCuts = (...cuts: Cut[]): ProductRecord => ({
  ...boardRecord,
  positions: ['P'],
  surfaces: [{ ...round, cuts }],
})

describe('a size that is cut otherwise', () => {
  const record = withCuts(heart)

  it('has its own outline in the design tool and on the page, and the others keep theirs', () => {
    expect(firstSurfaceOf(record, firstChoice(record, '20X20'))).toMatchObject({
      outline: 'path',
      outlinePath: HEART,
      cornerMm: 0,
    })
    expect(firstFaceOf(record, firstChoice(record, '20X20'))?.outlinePath).toBe(HEART)
    expect(firstSurfaceOf(record, firstChoice(record, '30X40'))).toMatchObject({
      outline: 'rounded',
      cornerMm: 12,
    })
  })

  it('has the holes of its face unless it brings its own', () => {
    const hole = { label: 'ring', x: 0.5, y: 0.5, radiusMm: 5 }
    const holed = (keepOutHoles?: Cut['keepOutHoles']): RecordSurface => ({
      ...round,
      keepOutHoles: [hole],
      cuts: [{ ...heart, ...(keepOutHoles && { keepOutHoles }) }],
    })
    expect(faceOfSize(holed(), '20X20').keepOutHoles).toEqual([hole])
    expect(faceOfSize(holed([]), '20X20').keepOutHoles).toEqual([])
    expect(faceOfSize(holed([]), '30X40').keepOutHoles).toEqual([hole])
  })
})

describe('a record with cuts', () => {
  it.each<[string, Cut[], string]>([
    ['of no size', [{ ...heart, size: 'NONE' }], 'board, surfaces.face.cuts: There is no size NONE.'],
    ['twice for one size', [heart, heart], 'board, surfaces.face.cuts: There are two for the size 20X20.'],
    [
      'along a path without a line',
      [{ ...heart, outlinePath: undefined }],
      'board, surfaces.face.cuts.20X20.outlinePath: Its outline is a path, and its line is missing.',
    ],
    [
      'with a hole off its own outline',
      [{ ...heart, keepOutHoles: [{ label: 'ring', x: 0.05, y: 0.95, radiusMm: 5 }] }],
      'board, surfaces.face.keepOutHoles: The hole "ring" lies across the cut in 20X20.',
    ],
  ])('%s is told so', (_, cuts, sentence) => {
    const { family, sizes, surfaces, options, positions } = withCuts(...cuts)
    expect(contradictionsIn({ family, sizes, surfaces, options, positions })).toContain(sentence)
  })

  it('to a circle, of a face that is a path elsewhere, is told that the line would stay', () => {
    const path: RecordSurface = {
      ...face,
      outline: 'path',
      outlinePath: HEART,
      cuts: [{ size: '20X20', outline: 'ellipse', cornerMm: 0 }],
    }
    expect(contradictionsIn({ ...boardRecord, positions: ['P'], surfaces: [path] })).toContain(
      'board, surfaces.face.cuts.20X20.outlinePath: Only the outline path has a line of its own; this one is ellipse.',
    )
  })

  it('that can be made is told nothing', () => expect(contradictionsIn(withCuts(heart))).toEqual([]))
})
