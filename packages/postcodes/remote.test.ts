import { expect, test } from 'vitest'
import { isRemotePostcode } from './remote.ts'

test.each([
  ['Christmas Island', '6798', true],
  ['Flinders Island', '7255', true],
  ['the centre', '0872', true],
  ['Alice Springs', '0870', false],
  ['Darwin', '0800', false],
  ['Sydney', '2000', false],
  ['nowhere', '', false],
])('%s', (_, postcode, isRemote) => {
  expect(isRemotePostcode(postcode)).toBe(isRemote)
})
