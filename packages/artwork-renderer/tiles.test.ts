import { describe, expect, test } from 'vitest'
import { aSurface, someArt } from '#packages/design-document/testing/builders.ts'
import { drawItemOf } from './draw-list.ts'
import { artTiles } from './tiles.ts'

const face = aSurface({ widthMm: 300, heightMm: 200, bleedMm: 10 })
const woven = (tileMm: number, parts: Parameters<typeof someArt>[0] = {}) =>
  someArt({ width: 10, height: 10, frame: { kind: 'face', insetMm: 0 }, tileMm, ...parts })

describe('art in tiles', () => {
  test('covers the page, with a whole number across the trim', () => {
    const tiles = artTiles(woven(90), face) ?? []
    expect(tiles[0]?.widthMm).toBe(100)
    expect(Math.min(...tiles.map(({ xMm }) => xMm))).toBe(-100)
    expect(Math.max(...tiles.map(({ xMm, widthMm }) => xMm + widthMm))).toBe(400)
    expect(Math.min(...tiles.map(({ yMm }) => yMm))).toBeLessThanOrEqual(-10)
    expect(Math.max(...tiles.map(({ yMm, heightMm }) => yMm + heightMm))).toBeGreaterThanOrEqual(210)
  })

  test('ends at the top as at the bottom', () => {
    const tiles = artTiles(woven(60), face) ?? []
    const top = Math.min(...tiles.map(({ yMm }) => yMm))
    const bottom = Math.max(...tiles.map(({ yMm, heightMm }) => yMm + heightMm))
    expect(top + bottom).toBeCloseTo(200)
  })

  test('has at most 600 prints, and fewer of a drawing with many points', () => {
    const large = aSurface({ widthMm: 3000, heightMm: 3000, bleedMm: 0 })
    expect(artTiles(woven(5), large)?.length).toBeLessThanOrEqual(700)
    const data = `M 0 0 ${'L 10 5 '.repeat(700)}Z`
    const drawn = woven(5, { paths: [{ data, rule: 'nonzero', fill: '#c01030' }] })
    expect(artTiles(drawn, large)?.length).toBeLessThanOrEqual(120)
  })

  test('is one path for each colour, so that no seam shows', () => {
    const { ops } = drawItemOf(woven(100), face, () => [])
    expect(ops).toHaveLength(woven(100).paths.length)
  })

  test('is printed once where it has no tiles', () => {
    expect(artTiles(someArt(), face)).toBeUndefined()
  })
})
