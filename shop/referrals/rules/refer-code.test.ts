import { expect, test } from 'vitest'
import { shortReference } from '#platform/ids.ts'
import { REFER_CODE_LENGTH, readReferCode } from './refer-code.ts'

test('CA-21: a code that the shop makes is read, in small letters too', () => {
  for (let round = 0; round < 200; round += 1) {
    const code = shortReference(REFER_CODE_LENGTH)
    expect(readReferCode(code)).toBe(code)
    expect(readReferCode(` ${code.toLowerCase()}`)).toBe(code)
  }
})

test.each([
  undefined,
  null,
  '',
  'ABC',
  'ABCDEFGHJKM',
  'ABCDEFGHJ0',
  'ABCDEFGHJ;',
  '<script>ab',
  'ABCDE FGHJ',
  "' or 1=1--",
  'A'.repeat(100_000),
])('SH-29: %j cannot be a code', (text) => {
  expect(readReferCode(text)).toBeUndefined()
})
