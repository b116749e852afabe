import { describe, expect, test } from 'vitest'
import { isPathData, pathOf } from './path-data.ts'

describe('an outline in a document', () => {
  test('is read step by step', () => {
    expect(pathOf('M 0 0.5 L 10 -5 Q 1 2 3 4 C 1 2 3 4 5 6 Z M 1 1 Z')).toEqual([
      ['M', 0, 0.5],
      ['L', 10, -5],
      ['Q', 1, 2, 3, 4],
      ['C', 1, 2, 3, 4, 5, 6],
      ['Z'],
      ['M', 1, 1],
      ['Z'],
    ])
  })

  test.each([
    ['nothing', ''],
    ['a line from nowhere', 'L 0 0'],
    ['relative steps', 'M 0 0 l 5 5'],
    ['an arc', 'M 0 0 A 5 5 0 0 1 10 10'],
    ['a number too few', 'M 0 0 L 5'],
    ['a number too many', 'M 0 0 5'],
    ['no space after a letter', 'M0 0'],
    ['two spaces', 'M 0  0'],
    ['a line end', 'M 0 0\nL 1 1'],
    ['an exponent', 'M 0 1e9'],
    ['a number beyond all measure', 'M 0 1234567'],
    ['markup', 'M 0 0"/><script>'],
    ['a name that every object has', 'constructor 0 0'],
  ])('%s is none', (_, data) => {
    expect(isPathData(data)).toBe(false)
    expect(() => pathOf(data)).toThrow(RangeError)
  })
})
