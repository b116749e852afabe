import { describe, expect, test } from 'vitest'
import { isLicenceAllowed, licenceFindings } from './licence-check.ts'

describe('a licence is judged by the whole of its SPDX expression', () => {
  const cases: [expression: string, isAllowed: boolean][] = [
    ['MIT', true],
    ['GPL-3.0-only', false],
    // Of OR one is chosen, of AND each holds.
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT AND Zlib)', true],
    ['GPL-2.0-only OR (MIT AND LGPL-3.0-or-later)', false],
    // A person looks at these.
    ['MIT+', false],
    ['Apache-2.0 WITH LLVM-exception', false],
    ['LicenseRef-ours', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['', false],
  ]
  test.each(cases)('%j allowed: %s', (expression, isAllowed) => {
    expect(isLicenceAllowed(expression, 'some-package')).toBe(isAllowed)
  })

  test('the LGPL is allowed for the picture libraries alone', () => {
    expect(isLicenceAllowed('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')).toBe(true)
    expect(isLicenceAllowed('Apache-2.0 AND LGPL-3.0-or-later AND MIT', '@img/sharp-wasm32')).toBe(true)
    expect(isLicenceAllowed('LGPL-3.0-or-later', 'some-package')).toBe(false)
  })
})

test('a package without a licence is found', () => {
  const nameless = { name: 'silent', version: '1.0.0', licence: undefined, isForDevelopers: false }
  const open = { name: 'open', version: '1.0.0', licence: 'ISC', isForDevelopers: false }
  expect(licenceFindings([nameless, open])).toEqual([
    { package: 'silent', version: '1.0.0', about: 'licence', says: 'names no licence' },
  ])
})
