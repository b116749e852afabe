import { expect, test } from 'vitest'
import { withoutAround, withoutEnd } from './trimmed.ts'

test.each([
  ['//a/b//', 'a/b'],
  ['a', 'a'],
  ['///', ''],
  ['', ''],
  ['/a', 'a'],
])('%j keeps what stands inside', (text, inside) => expect(withoutAround(text, /\//)).toBe(inside))

test.each([
  ['a==', 'a'],
  ['=a=b=', '=a=b'],
  ['a', 'a'],
  ['==', ''],
  ['', ''],
])('%j keeps its beginning', (text, begun) => expect(withoutEnd(text, /=/)).toBe(begun))
