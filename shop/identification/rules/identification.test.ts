import { expect, test } from 'vitest'
import { isIdentified, leastTotal, stateSentences } from './identification.ts'

test.each([
  ['50000', 50_000],
  ['1', 1],
  ['0', undefined],
  ['', undefined],
  ['-5', undefined],
  ['500.00', undefined],
  ['never', undefined],
])('CA-83: a least total of %j asks from %s cents on', (value, cents) => {
  expect(leastTotal(new Map([['identification_least_total', value]]))).toBe(cents)
})

test('CA-83: without the setting no order asks for an identity', () => {
  expect(leastTotal(new Map())).toBeUndefined()
})

test.each([
  ['verified', '2026-11-21T10:00:00Z', '2027-11-21T09:59:59Z', true],
  ['verified', '2026-11-21T10:00:00Z', '2027-11-21T10:00:00Z', false],
  ['declined', '2026-11-21T10:00:00Z', '2026-11-21T10:00:01Z', false],
] as const)('CA-83: a verdict %s of %s counts at %s: %s', (state, decided, now, counts) => {
  expect(isIdentified({ state, decidedAt: new Date(decided) }, new Date(now))).toBe(counts)
})

test('PE-32: whatever came of it, whole sentences say what holds now', () => {
  for (const sentence of Object.values(stateSentences)) expect(sentence).toMatch(/^[A-Z].+\.$/)
})
