import { describe, expect, test } from 'vitest'
import { contrastOf, mixed } from './colour.ts'

describe('how colours stand out', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#24463a', '#24463a', 1],
    // 10 of 255 is so dark that its light is a twelfth of it: 0.053035 to 0.05.
    ['#0a0a0a', '#000000', 1.0607],
  ])('%s on %s is %f to 1', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2)
  })

  test('half of black over white is grey', () => {
    expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mixed('#123456', '#ffffff', 1)).toBe('#123456')
  })

  test('a quarter of a colour over another is a quarter of each of its channels', () => {
    // Of 16 over 8: 4 and 6. Of 160 over 80: 40 and 60.
    expect(mixed('#10a000', '#085000', 0.25)).toBe('#0a6400')
  })
})

test.each(['red', '#fff', '#24463', '#24463ag', 'a #24463a', ''])('“%s” is no colour here', (colour) => {
  expect(() => contrastOf(colour, '#ffffff')).toThrow(
    new RangeError(`Expected a colour such as #24463a but received ${colour}`),
  )
  expect(() => mixed('#ffffff', colour, 0.5)).toThrow(RangeError)
})
