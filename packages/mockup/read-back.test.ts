import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { isReadBack, type ReadableContext } from './read-back.ts'

const honest = () => createCanvas(8, 8).getContext('2d') as unknown as ReadableContext

/** As a browser does that resists fingerprinting. */
const lying = (change: (level: number, index: number) => number): ReadableContext => {
  const context = honest()
  const read = context.getImageData.bind(context)
  return Object.assign(context, {
    getImageData(...area: Parameters<typeof read>) {
      const image = read(...area)
      image.data.set(image.data.map(change))
      return image
    },
  })
}

test('a canvas that gives back what was drawn is believed', () => {
  expect(isReadBack(honest())).toBe(true)
})

test.each([
  ['white all over', lying(() => 255)],
  ['noise in a few levels', lying((level, index) => (index === 41 ? level ^ 1 : level))],
  ['stripes', lying((_, index) => (index * 7919) & 255)],
  ['nothing, where there is no canvas', null],
])('one that gives back another picture is not: %s', (_, context) => {
  expect(isReadBack(context)).toBe(false)
})
