import { expect, test } from 'vitest'
import lines from '#packages/postcodes/suburbs.json' with { type: 'json' }
import { suburbsOf } from '#packages/postcodes/suburbs.ts'
import { statesOfPostcode } from './states.ts'

test.each([
  // the usual state first, then those across the border
  ['3550', ['VIC']],
  ['4385', ['QLD', 'NSW']],
  ['4825', ['QLD', 'NT']],
  ['3500', ['VIC', 'NSW']],
  ['0200', ['ACT']],
  // numbers not in use, and names that every object has
  ['9999', ['QLD']],
  ['constructor', []],
  ['__proto__', []],
])('the postcode %s belongs to %j', (postcode, states) => {
  expect(statesOfPostcode(postcode)).toEqual(states)
})

test('every suburb that the shop knows may be ordered to in its own state', () => {
  for (const postcode of Object.keys(lines)) {
    for (const { name, state } of suburbsOf(postcode)) {
      expect(statesOfPostcode(postcode), `${name} ${state} ${postcode}`).toContain(state)
    }
  }
})
