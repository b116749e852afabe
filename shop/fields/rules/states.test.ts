import { expect, test } from 'vitest'
import { statesOfPostcode } from './states.ts'

test.each([
  // the usual state first, then those across the border
  ['3550', ['VIC']],
  ['4385', ['QLD', 'NSW']],
  ['0200', ['ACT']],
  // numbers not in use, and names that every object has
  ['9999', ['QLD']],
  ['constructor', []],
  ['__proto__', []],
])('the postcode %s belongs to %j', (postcode, states) => {
  expect(statesOfPostcode(postcode)).toEqual(states)
})
