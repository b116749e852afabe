import { expect, test } from 'vitest'
import { momentOf } from './moment-of.ts'

test.each([
  ['2026-11-20', '2026-11-20T00:00:00.000Z', true],
  [' 2026-11-20 ', '2026-11-20T00:00:00.000Z', true],
  ['2026-11-20 23:05:07', '2026-11-20T23:05:07.000Z', false],
  ['2026-11-20T23:05:07', '2026-11-20T23:05:07.000Z', false],
  ['2028-02-29', '2028-02-29T00:00:00.000Z', true],
])('%j is read as %s', (text, moment, isDay) => {
  expect(momentOf(text)).toEqual({ moment: new Date(moment), isDay })
})

test.each([
  '',
  'soon',
  '2026-02-30',
  '2026-13-01',
  '2026-11-20 25:00:00',
  '2026-11-20 10:00',
  '20.11.2026',
  'on 2026-11-20',
  '2026-11-20 or so',
  '2026-11-20x10:00:00',
])('%j is no moment', (text) => expect(momentOf(text)).toBeUndefined())
