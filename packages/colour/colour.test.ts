import { describe, expect, test } from 'vitest'
import { contrastOf, mixed } from './colour.ts'

describe('how colours stand out', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#24463a', '#24463a', 1],
  ])('%s on %s is %f to 1', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2)
  })

  test('half of black over white is grey', () => {
    expect(mixed('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mixed('#123456', '#ffffff', 1)).toBe('#123456')
  })
})

test.each(['red', '#fff', '#24463', '#24463ag', ''])('“%s” is no colour here', (colour) => {
  expect(() => contrastOf(colour, '#ffffff')).toThrow(RangeError)
  expect(() => mixed('#ffffff', colour, 0.5)).toThrow(RangeError)
})
