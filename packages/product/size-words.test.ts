import { expect, test } from 'vitest'
import { measuresInWords, measuresOf } from './size-words.ts'
import { turnedWords } from './turned-words.ts'

test.each([
  ['30 × 40 cm', 'P', '30 × 40', 'cm'],
  ['30 × 40 cm', 'L', '40 × 30', 'cm'],
  ['20 × 20 cm', 'S', '20 × 20', 'cm'],
  ['30 × 90 cm panoramic', 'L', '90 × 30', 'cm'],
  ['8.5 × 11 in', 'L', '11 × 8.5', 'in'],
  ['30 × 40', 'P', '30 × 40', ''],
  ['11 oz', 'L', '11 oz', ''],
  ['Set of 30 × 40 cm', 'L', 'Set of 30 × 40 cm', ''],
] as const)('J-14: %s in position %s measures %s, in %j', (label, orientation, text, unit) => {
  expect(measuresOf({ label }, orientation)).toEqual({ text, unit })
  expect(measuresInWords({ label }, orientation)).toBe(unit === '' ? text : `${text} ${unit}`)
})

test.each([
  ['45 × 60 cm', '60 × 45 cm'],
  ['18.5 × 24.25 in', '24.25 × 18.5 in'],
  ['30 × 90 cm panoramic', '90 × 30 cm panoramic'],
  ['11 oz', '11 oz'],
])('%s is %s when it lies', (label, turned) => expect(turnedWords(label)).toBe(turned))
