import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { SampleShape } from '#packages/samples/sample.ts'
import { SAMPLE_LIMITS, SAMPLES, type SampleName, sampleFiles } from '#packages/samples/samples.ts'
import { SERIES } from '#packages/samples/series.ts'
import { drawings } from './drawings.ts'
import { points } from './studio/shapes.ts'
import { pixelsOf, type Sheet } from './studio/sheet.ts'
import { SAMPLES_FOLDER } from './write-sample.ts'

const file = (name: SampleName, ending = '') => join(SAMPLES_FOLDER, `${name}${ending}.webp`)

/** Width by height of each shape, from the least to the most. */
const RATIOS: Record<SampleShape, readonly [least: number, most: number]> = {
  tall: [0.3, 0.5],
  portrait: [0.6, 0.85],
  square: [1, 1],
  landscape: [1.2, 1.6],
  panorama: [2, 3],
}

test.each(SAMPLES)('the sample $name is kept in its sizes and within its weight', async ({ name, shape }) => {
  const { width, height } = await sharp(file(name)).metadata()
  const [least, most] = RATIOS[shape]
  expect(width / height).toBeGreaterThanOrEqual(least)
  expect(width / height).toBeLessThanOrEqual(most)
  expect(Math.max(width, height)).toBeGreaterThanOrEqual(1200)
  expect(Math.max(width, height)).toBeLessThanOrEqual(SAMPLE_LIMITS.longestPx)
  expect((await stat(file(name))).size).toBeLessThanOrEqual(SAMPLE_LIMITS.mostBytes)
  for (const ending of ['webp', 'avif']) {
    const small = await sharp(join(SAMPLES_FOLDER, `${name}-${SAMPLE_LIMITS.smallPx}.${ending}`)).metadata()
    expect(Math.max(small.width, small.height)).toBe(SAMPLE_LIMITS.smallPx)
    expect(small.width / small.height).toBeCloseTo(width / height, 1)
  }
})

test('all samples together stay light', async () => {
  const files = SAMPLES.flatMap(({ name }) => Object.values(sampleFiles(name)))
  const sizes = await Promise.all(files.map((address) => stat(join('public', address))))
  const together = sizes.reduce((sum, { size }) => sum + size, 0)
  expect(together).toBeLessThanOrEqual(SAMPLE_LIMITS.allBytes)
})

const patterns = SAMPLES.filter(({ kind }) => kind === 'pattern').map(({ name }) => name)

test.each(patterns)(
  'the pattern %s meets itself at its edges',
  (name) => {
    const { seam, within } = steps(drawings[name]())
    expect(seam.across).toBeLessThanOrEqual(within.across)
    expect(seam.down).toBeLessThanOrEqual(within.down)
  },
  90_000,
)

test('a picture that is no pattern has a seam, and is seen to', () => {
  const { seam, within } = steps(drawings['beach-above']())
  expect(seam.across).toBeGreaterThan(within.across * 2)
}, 90_000)

test('a sample is drawn the same each time, and as it is kept', async () => {
  const first = drawings.waratah()
  const second = drawings.waratah()
  const pixels = Buffer.from(pixelsOf(first).data)
  expect(pixels.equals(Buffer.from(pixelsOf(second).data))).toBe(true)
  const { data } = await sharp(file('waratah')).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(meanDifference(pixels, data)).toBeLessThan(8)
}, 90_000)

test('points that are not numbers are refused', () => {
  expect(points('1,2 3,-4.5')).toEqual([
    [1, 2],
    [3, -4.5],
  ])
  expect(() => points('1,2 3')).toThrow('Expected a pair such as 12,40 but received 3')
})

/** How much colour changes from one side of a seam to the other, and at most from line to line within the picture. */
function steps(drawn: Sheet) {
  const { data, width, height } = pixelsOf(drawn)
  const level = (x: number, y: number) => data[(y * width + x) * 4 + 1]!
  const column = (from: number, to: number) => mean(height, (y) => Math.abs(level(from, y) - level(to, y)))
  const row = (from: number, to: number) => mean(width, (x) => Math.abs(level(x, from) - level(x, to)))
  const most = (count: number, step: (at: number) => number) =>
    Math.max(...Array.from({ length: count - 1 }, (_, at) => step(at)))
  return {
    seam: { across: column(width - 1, 0), down: row(height - 1, 0) },
    within: { across: most(width, (x) => column(x, x + 1)), down: most(height, (y) => row(y, y + 1)) },
  }
}

function mean(count: number, value: (at: number) => number): number {
  let sum = 0
  for (let at = 0; at < count; at++) sum += value(at)
  return sum / count
}

function meanDifference(first: Uint8Array, second: Uint8Array): number {
  return mean(first.length, (at) => Math.abs(first[at]! - second[at]!))
}

test.each(Object.entries(SERIES))('every picture of the series %s is there', async (_, samples) => {
  for (const sample of samples) {
    const { width } = await sharp(join(SAMPLES_FOLDER, `${sample}.webp`)).metadata()
    expect(width).toBeGreaterThanOrEqual(400)
  }
})
