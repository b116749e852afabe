import { describe, expect, test } from 'vitest'
import { decodeSrgb } from './srgb.ts'
import { checkerboard, drawnDesign, variedDesign } from './testing/designs.ts'
import { createTexture, type Texture } from './texture.ts'

const sizes = ({ levels }: Texture) => levels.map(({ width, height }) => [width, height])

function greyAt({ levels, texels }: Texture, depth: number, x: number, y: number): number {
  const level = levels[depth]
  return level ? (texels[(level.start + y * level.width + x) * 4] ?? Number.NaN) : Number.NaN
}

/** Mean linear light of the red of a level. */
function meanLight(texture: Texture, depth: number): number {
  const { width = 0, height = 0 } = texture.levels[depth] ?? {}
  let sum = 0
  for (let at = 0; at < width * height; at++) {
    sum += decodeSrgb(greyAt(texture, depth, at % width, Math.floor(at / width)) / 255)
  }
  return sum / (width * height)
}

test('each level is half of the one above, down to a single texel', () => {
  expect(sizes(createTexture(variedDesign(8, 2)))).toEqual([
    [8, 2],
    [4, 1],
    [2, 1],
    [1, 1],
  ])
  expect(sizes(createTexture(variedDesign(7, 5)))).toEqual([
    [7, 5],
    [3, 2],
    [1, 1],
  ])
})

test('the first level is the picture itself', () => {
  const picture = variedDesign(9, 6)
  expect([...createTexture(picture).texels.subarray(0, 9 * 6 * 4)]).toEqual([...picture.data])
})

test('black and white seen from afar give half the light, which is level 188 and not 128', () => {
  const texture = createTexture(checkerboard(64, 64))
  for (let depth = 1; depth < texture.levels.length; depth++) expect(greyAt(texture, depth, 0, 0)).toBe(188)
})

test('an even colour stays that colour in every level, and nothing of it is see-through', () => {
  const { levels, texels } = createTexture(drawnDesign(6, 5, () => [10, 120, 230]))
  const count = levels.reduce((sum, { width, height }) => sum + width * height, 0)
  expect([...texels]).toEqual(Array.from({ length: count }, () => [10, 120, 230, 255]).flat())
})

test('light half-way between two levels is the upper one, for each colour', () => {
  const { levels, texels } = createTexture(drawnDesign(2, 1, (x) => [x, x, x]))
  expect([...texels.subarray((levels[1]?.start ?? 0) * 4)]).toEqual([1, 1, 1, 255])
})

describe('halving neither loses light nor shifts the picture', () => {
  test.each([
    [64, 48],
    [61, 47],
    [33, 1],
    [1, 19],
  ])('%i × %i', (width, height) => {
    const texture = createTexture(drawnDesign(width, height, (x, y) => [x * 3, y * 4, 90]))
    for (let depth = 1; depth < texture.levels.length; depth++) {
      expect(Math.abs(meanLight(texture, depth) - meanLight(texture, 0))).toBeLessThan(0.004)
    }
  })

  test('a ramp stays the same ramp when its side is odd', () => {
    const texture = createTexture(drawnDesign(101, 3, (x) => [x * 2, 0, 0]))
    const light = (depth: number, u: number) => {
      const { width = 1 } = texture.levels[depth] ?? {}
      return greyAt(texture, depth, Math.round(u * width - 0.5), 0)
    }
    for (const u of [0.25, 0.5, 0.75]) expect(Math.abs(light(1, u) - u * 202)).toBeLessThan(3)
  })
})

test('data of another size are refused', () => {
  expect(() => createTexture({ data: new Uint8Array(12), width: 2, height: 2 })).toThrow(
    'Expected 2 x 2 texels of 4 bytes but received 12 bytes',
  )
  expect(() => createTexture({ data: new Uint8Array(0), width: 0, height: 4 })).toThrow(
    'Expected 0 x 4 texels of 4 bytes but received 0 bytes',
  )
  expect(() => createTexture({ data: new Uint8Array(0), width: 4, height: 0 })).toThrow(
    'Expected 4 x 0 texels of 4 bytes but received 0 bytes',
  )
})
