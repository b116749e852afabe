import { describe, expect, it } from 'vitest'
import { record as canvas } from '#families/canvas/record.ts'
import { record as framed } from '#families/framed-print/record.ts'
import { record as mug } from '#families/mug/record.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { sharedViewWords } from './shared-views.ts'
import { toolNamed } from './tools.ts'

const scene = { name: 'pair', alt: '', width: 4, height: 3, version: '1', surfaces: [] }
const viewsOf = (record: ProductRecord, shown: typeof scene | undefined) =>
  toolNamed(record.tool)
    .views.filter((view) => view.shows({ record, scene: shown }))
    .map(({ label }) => label(record.words))

describe('where a piece can be seen', () => {
  it('is the wall for what hangs, and a scene of its shape', () => {
    expect(viewsOf(canvas, scene)).toEqual(['Our room', 'Your wall', 'On a ledge'])
    expect(viewsOf(canvas, undefined)).toEqual(['Our room', 'Your wall'])
    expect(viewsOf(mug, scene)).toEqual(['On a plaster ledge'])
  })

  it('is the wall for a framed print in every shape, with and without a photograph of it', () => {
    expect(viewsOf(framed, undefined)).toEqual(['Our room', 'Your wall'])
  })

  it('is by itself, as it is cut, for what does not hang, in a shape without a scene', () => {
    expect(viewsOf(mug, undefined)).toEqual(['By itself'])
  })
})

it('what does not hang is shown without a word of a wall', () => {
  const { see, back, region } = sharedViewWords(mug)
  expect([see, back, region]).toEqual(['See the mug', 'Back to the design', 'On a plaster ledge'])
  expect(sharedViewWords(canvas)).toMatchObject({ see: 'See on the wall', region: 'On the wall' })
})
