import { describe, expect, test } from 'vitest'
import { DUMBBELL, HEART } from '#packages/design-document/testing/outlines.ts'
import type { RecordSurface } from './record.ts'
import { boardRecord } from './testing/small-record.ts'
import { withoutRoom } from './trim-room.ts'

const [square, oblong] = boardRecord.sizes
const [face] = boardRecord.surfaces
if (!square || !oblong || !face) throw new Error('Expected the board to have two sizes and a surface')

/** Of a face of 200 × 200 mm with a margin of 10, or another size. */
const told = (change: Partial<RecordSurface>, size = square) =>
  withoutRoom({ ...boardRecord, sizes: [size], surfaces: [{ ...face, ...change }] }).map(
    ({ sentence }) => sentence,
  )
const hole = (parts: Partial<RecordSurface['keepOutHoles'][number]>) => ({
  keepOutHoles: [{ label: 'Ring', x: 0.5, y: 0.5, radiusMm: 5, ...parts }],
})
const strip = (side: 'left' | 'right' | 'top' | 'bottom', depthMm: number) => ({
  label: 'seam',
  side,
  depthMm,
})

test('a plain face has room for everything on it', () => expect(told({})).toEqual([]))

describe('a corner', () => {
  test('of half the side makes a circle, and of more has no room', () => {
    expect(told({ cornerMm: 100 })).toEqual([])
    expect(told({ cornerMm: 101 })).toEqual(['A corner of 101 mm has no room in 20X20.'])
  })

  test('is as wide as it is high, so it is told once for both positions', () => {
    expect(told({ cornerMm: 151 }, oblong)).toEqual(['A corner of 151 mm has no room in 30X40.'])
  })
})

describe('a hole', () => {
  test.each<[string, Parameters<typeof hole>[0], string[]]>([
    ['that touches the cut is inside', { x: 0.025 }, []],
    ['a millimetre nearer lies across it', { x: 0.02 }, ['The hole "Ring" lies across the cut in 20X20.']],
    ['measured from the upper edge may touch it', { topMm: 5 }, []],
    ['nearer to the upper edge lies across', { topMm: 4 }, ['The hole "Ring" lies across the cut in 20X20.']],
    [
      'below the lower edge is off',
      { topMm: 201 },
      ['The hole "Ring" lies 201 mm below the upper edge, off the trim in 20X20.'],
    ],
    ['measured from a lower corner may touch both cuts', { bottomMm: 5, rightMm: 5 }, []],
    [
      'nearer to the right edge lies across',
      { bottomMm: 5, rightMm: 4 },
      ['The hole "Ring" lies across the cut in 20X20.'],
    ],
    [
      'off both edges is told twice',
      { bottomMm: 201, leftMm: 202 },
      [
        'The hole "Ring" lies 201 mm above the lower edge, off the trim in 20X20.',
        'The hole "Ring" lies 202 mm from the left edge, off the trim in 20X20.',
      ],
    ],
    ['of half the side leaves nothing', { radiusMm: 100 }, ['The hole "Ring" has no room in 20X20.']],
  ])('%s', (_, parts, sentences) => {
    expect(told(hole(parts))).toEqual(sentences)
  })

  test('in the corner of a rectangle is across the cut of an ellipse', () => {
    const inCorner = hole({ x: 0.1, y: 0.1 })
    expect(told(inCorner)).toEqual([])
    expect(told({ ...inCorner, outline: 'ellipse' })).toEqual([
      'The hole "Ring" lies across the cut in 20X20.',
    ])
  })

  test('that has room upright alone is told of the landscape', () => {
    // 350 mm below the upper edge: the piece is 400 mm high, or 300.
    expect(told(hole({ topMm: 350 }), oblong)).toEqual([
      'The hole "Ring" lies 350 mm below the upper edge, off the trim in 30X40 landscape.',
    ])
  })

  test('is measured on the trim that the face has for the size', () => {
    const trims = [{ size: '20X20', widthMm: 100, heightMm: 100 }]
    expect(told({ ...hole({ topMm: 150 }), trims })).toHaveLength(1)
  })
})

describe('strips along sides', () => {
  test('leave something until they meet', () => {
    expect(told({ keepOutSides: [strip('top', 100), strip('bottom', 79)] })).toEqual([])
    expect(told({ keepOutSides: [strip('top', 120), strip('bottom', 80)] })).toEqual([
      'Those at the top and the bottom meet in 20X20.',
    ])
    expect(told({ keepOutSides: [strip('top', 100), strip('left', 100)] })).toEqual([])
  })

  test('one as deep as the trim leaves nothing', () => {
    expect(told({ keepOutSides: [strip('left', 200)] })).toEqual([
      'The left "seam" of 200 mm leaves nothing of the trim in 20X20.',
    ])
  })

  test('and the margin leave room together, or are told', () => {
    const besideStrip = { keepOutSides: [strip('left', 120)] }
    expect(told(besideStrip, { ...square, safeMm: 79 })).toEqual([])
    expect(told(besideStrip, { ...square, safeMm: 80 })).toEqual([
      'A margin of 80 mm leaves no room on face in 20X20.',
    ])
  })
})

describe('on a path', () => {
  const heart = { outline: 'path', outlinePath: HEART } as const

  test('a hole has room on a lobe and none in the notch, where an ellipse would have it', () => {
    expect(told({ ...heart, ...hole({ x: 0.25, y: 0.2 }) })).toEqual([])
    expect(told({ ...heart, ...hole({ y: 0.2 }) })).toEqual(['The hole "Ring" lies across the cut in 20X20.'])
  })

  test('a hole is judged in both positions, because the line turns and the hole does not', () => {
    expect(told({ ...heart, ...hole({ radiusMm: 20 }) }, oblong)).toEqual([])
    expect(told({ ...heart, ...hole({ x: 0.1, y: 0.3 }) }, oblong)).toEqual([
      'The hole "Ring" lies across the cut in 30X40 landscape.',
    ])
  })

  test('a margin that nothing is so far inside of leaves no room, though the box around it has some', () => {
    const bar = { outline: 'path', outlinePath: DUMBBELL } as const
    expect(told(bar)).toEqual([])
    expect(told(bar, { ...square, safeMm: 31 })).toEqual([
      'A margin of 31 mm leaves no room on face in 20X20.',
    ])
  })
})
