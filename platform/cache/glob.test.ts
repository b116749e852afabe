import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesGlob } from './glob.ts'

test.each([
  ['canvas-prints', 'canvas-prints', true],
  ['canvas-prints', 'canvas-prints-sale', false],
  ['canvas-*', 'canvas-prints', true],
  ['*-prints', 'canvas-prints', true],
  ['*', '', true],
  ['*', 'anything/at-all', true],
  ['', '', true],
  ['', 'x', false],
  ['graphql/*', 'graphql/route', true],
  ['a*b*c', 'axxbyyc', true],
  ['a*b*c', 'axxbyy', false],
  ['**a', 'bba', true],
  ['a.c', 'abc', false],
])('SH-01: %j on %j: %j', (pattern, name, expected) => {
  expect(matchesGlob(pattern, name)).toBe(expected)
})

// By a search that goes back at every star it takes longer than the age of the earth.
test('SH-01: a pattern made to take long is answered', () => {
  expect(matchesGlob(`${'a*'.repeat(50)}b`, 'a'.repeat(2_000))).toBe(false)
})

test('a star put in place of any part of a name still matches the name', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', '-') }),
      fc.nat(),
      fc.nat(),
      (name, from, length) => {
        const start = name.length === 0 ? 0 : from % (name.length + 1)
        const end = Math.min(name.length, start + length)
        expect(matchesGlob(`${name.slice(0, start)}*${name.slice(end)}`, name)).toBe(true)
      },
    ),
  )
})
