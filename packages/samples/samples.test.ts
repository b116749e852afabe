import { expect, test } from 'vitest'
import type { SampleShape } from './sample.ts'
import { SAMPLES, sampleFiles } from './samples.ts'

test('there are samples enough to fill product pages in every shape', () => {
  const count = (shape: SampleShape) => SAMPLES.filter((sample) => sample.shape === shape).length
  expect(SAMPLES.length).toBeGreaterThanOrEqual(44)
  expect(count('landscape')).toBeGreaterThanOrEqual(16)
  expect(count('portrait')).toBeGreaterThanOrEqual(14)
  expect(count('square')).toBeGreaterThanOrEqual(10)
  expect(count('panorama')).toBeGreaterThanOrEqual(2)
})

test('no two samples share a name, a title or a description', () => {
  for (const field of ['name', 'title', 'alt'] as const) {
    expect(new Set(SAMPLES.map((sample) => sample[field])).size).toBe(SAMPLES.length)
  }
})

test('the files of a sample are named after it', () => {
  expect(sampleFiles('gum-leaves')).toEqual({
    picture: '/samples/gum-leaves.webp',
    smallWebp: '/samples/gum-leaves-400.webp',
    smallAvif: '/samples/gum-leaves-400.avif',
  })
})
