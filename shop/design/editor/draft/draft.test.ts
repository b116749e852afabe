import { expect, it } from 'vitest'
import { record } from '#families/memory-game/record.ts'
import { firstChoice } from '#packages/product/sku.ts'
import { emptyDraft, figuresOf, figuresOfAll } from './draft.ts'

it('figures of all sides that are worked out together are those of each side', () => {
  const draft = emptyDraft(record, firstChoice(record))
  const figures = figuresOfAll(record, draft)
  const { surfaces } = draft.design
  expect(surfaces.map((face) => figures(face))).toEqual(
    surfaces.map((face) => figuresOf(record, draft, face)),
  )
  expect(surfaces.map((face) => figures(face).name)).toEqual(surfaces.map(({ name }) => name))
  expect(figures({ name: 'no such side' })).toBe(figures({ name: surfaces[0]?.name ?? '' }))
})
