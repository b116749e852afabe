import { expect, test } from 'vitest'
import { callsFor } from './cache-switches.ts'

test.each([
  ['clearcache=canvas-*', ['/caching/cache/clear?pattern=canvas-*']],
  ['clearall', ['/caching/cache/clearall']],
  [
    'sku=A&clearall=1&clearcache=%26x%3D',
    ['/caching/cache/clear?pattern=%26x%3D', '/caching/cache/clearall'],
  ],
  ['clear=1&sku=A', []],
])('S-04, CA-60: "%s" asks for %j', (search, calls) => {
  expect(callsFor(new URLSearchParams(search))).toEqual(calls)
})
