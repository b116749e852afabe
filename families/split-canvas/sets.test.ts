import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readScene } from '#packages/mockup/scene.ts'
import { isOversize } from '#packages/product/parcel.ts'
import { firstChoice } from '#packages/product/sku.ts'
import { firstSurfaceOf } from '#packages/product/surfaces.ts'
import { sceneForShape } from '#shop/scenes/rules/scene-for-shape.ts'
import { record as canvas } from '../canvas/record.ts'
import { record } from './record.ts'

const sets = record.sizes.map((size) => {
  const surface = firstSurfaceOf(record, firstChoice(record, size.code))
  return { size, surface, panels: surface.panels ?? [] }
})

test('every set is made as two to five panels of the measures that its label says', () => {
  for (const { size, panels } of sets) {
    const [count, wide, high] = [...size.label.matchAll(/\d+/g)].map(Number)
    expect(panels, size.code).toHaveLength(count ?? 0)
    expect([2, 3, 4, 5]).toContain(count)
    for (const { widthMm, heightMm } of panels) {
      expect(Math.abs(widthMm - 10 * (wide ?? 0)), size.code).toBeLessThan(15)
      expect(Math.abs(heightMm - 10 * (high ?? 0)), size.code).toBeLessThan(15)
    }
  }
})

test('a set costs a little less than as many single canvases', () => {
  for (const { size, panels } of sets) {
    const single = canvas.sizes.find(({ code }) => code === size.code.slice(2))
    if (!single) continue
    const share = size.priceCents / (panels.length * single.priceCents)
    expect(share, size.code).toBeGreaterThan(0.93)
    expect(share, size.code).toBeLessThan(0.97)
  }
})

test('the photograph of three panels shows sets of three alone', () => {
  const scene = readScene(readFileSync('public/scenes/canvas-split/scene.json', 'utf8'))
  const shown = sets.filter(({ surface }) => sceneForShape([scene], surface))
  expect(shown.map(({ size }) => size.code)).toEqual(['3X30X60'])
})

test('every set goes by post', () => {
  expect(sets.filter(({ size }) => isOversize(size.parcel)).map(({ size }) => size.code)).toEqual([])
})
