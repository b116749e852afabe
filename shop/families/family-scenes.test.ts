import { describe, expect, it } from 'vitest'
import { defineRecord } from '#packages/product/record.ts'
import { boardRecord } from '#packages/product/testing/small-record.ts'
import { unfitScenes } from './family-scenes.ts'

const showing = (widthMm: number, heightMm: number, outline?: 'ellipse') => ({
  surfaces: [
    { name: 'front', widthMm, heightMm, texelsWide: 400, texelsHigh: 400, ...(outline && { outline }) },
  ],
})
const scenes = new Map([
  ['square', showing(400, 400)],
  ['round', showing(400, 400, 'ellipse')],
  ['lying', showing(900, 600)],
  ['long', showing(900, 300)],
  ['sign', { surfaces: [] }],
])
const told = (names: string[], parts: Partial<typeof boardRecord> = {}) =>
  unfitScenes({ ...boardRecord, ...parts, scenes: names }, (name) => scenes.get(name))

describe('a scene of a family', () => {
  it('shows one of its sizes, in one of its positions', () => {
    expect(told(['square', 'lying'])).toEqual([])
  })

  it.each([
    [
      'of a shape that no size has',
      ['square', 'long'],
      'long shows 900 × 300 mm, and no size has that shape.',
    ],
    ['that there is none of', ['hall'], 'There is no scene hall.'],
    ['that shows nothing printed', ['sign'], 'Nothing is printed in sign.'],
  ])('%s is refused with a sentence', (_, names, sentence) => {
    expect(told(names)).toEqual([`board, scenes: ${sentence}`])
  })

  it('lying down is refused where every size is made upright only', () => {
    const sentence = 'board, scenes: lying shows 900 × 600 mm, and no size has that shape.'
    expect(told(['lying'], { positions: ['P'] })).toEqual([sentence])
  })

  it('is refused of what is cut round where it shows a piece with corners, and the other way about', () => {
    const surfaces = boardRecord.surfaces.map((face) => ({ ...face, outline: 'ellipse' as const }))
    expect(told(['round'], { surfaces })).toEqual([])
    const sentence = (name: string) =>
      `board, scenes: ${name} shows 400 × 400 mm, and no size has that shape.`
    expect(told(['square'], { surfaces })).toEqual([sentence('square')])
    expect(told(['round'])).toEqual([sentence('round')])
  })

  it.each([
    ['that there is none of', 'hall', true, 'There is no scene hall.'],
    ['that shows nothing printed', 'sign', true, 'Nothing is printed in sign.'],
    ['of what does not hang', 'long', false, 'No piece hangs, so long shows none.'],
  ])('%s is refused as a room', (_, room, hangs, sentence) => {
    expect(told([], { rooms: [room], hangs })).toEqual([`board, rooms: ${sentence}`])
  })

  it('of any shape may be a room of what hangs', () => {
    expect(told([], { rooms: ['long'], hangs: true })).toEqual([])
  })

  it('may show a face that an option brings', () => {
    const face = { ...boardRecord.surfaces[0]!, trims: [{ size: '20X20', widthMm: 300, heightMm: 100 }] }
    const framed = { ...face, name: 'framed', label: 'Framed', onlyWith: { option: 'FRAME', value: 'OAK' } }
    const record = defineRecord({ ...boardRecord, surfaces: [framed, ...boardRecord.surfaces] })
    expect(told(['long'], record)).toEqual([])
  })
})
