import { expect, test } from 'vitest'
import lines from '#packages/postcodes/suburbs.json' with { type: 'json' }
import { suburbsOf } from '#packages/postcodes/suburbs.ts'
import { isPoBoxPostcode, STATES, stateCodes, stateOf, stateOfRegionId, statesOfPostcode } from './states.ts'

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

test.each([
  ['NSW', 1, 'New South Wales', '2000 2599 2619 2899 2921 2999', '1000 1999'],
  ['ACT', 2, 'Australian Capital Territory', '2600 2618 2900 2920', '0200 0299'],
  ['VIC', 3, 'Victoria', '3000 3999', '8000 8999'],
  ['QLD', 4, 'Queensland', '4000 4999', '9000 9999'],
  ['SA', 5, 'South Australia', '5000 5799', '5800 5999'],
  ['WA', 6, 'Western Australia', '6000 6799', '6800 6999'],
  ['TAS', 7, 'Tasmania', '7000 7799', '7800 7999'],
  ['NT', 8, 'Northern Territory', '0800 0899', '0900 0999'],
] as const)('%s has its number, its name and its postcodes', (code, regionId, name, streets, poBoxes) => {
  expect(stateOfRegionId(regionId)).toBe(code)
  for (const text of [code, ` ${code.toLowerCase()} `, name, name.toUpperCase().replace(' ', '   ')]) {
    expect(stateOf(text), text).toBe(code)
  }
  expect(STATES[code].name).toBe(name)
  for (const postcode of streets.split(' ')) {
    expect(statesOfPostcode(postcode)[0], postcode).toBe(code)
    expect(isPoBoxPostcode(postcode), postcode).toBe(false)
  }
  for (const postcode of poBoxes.split(' ')) {
    expect(statesOfPostcode(postcode), postcode).toEqual([code])
    expect(isPoBoxPostcode(postcode), postcode).toBe(true)
  }
})

test.each([
  ['0872', ['NT', 'SA', 'WA']],
  ['2406', ['NSW', 'QLD']],
  ['2540', ['NSW', 'ACT']],
  ['2611', ['ACT', 'NSW']],
  ['2618', ['ACT', 'NSW']],
  ['2620', ['NSW', 'ACT']],
  ['3585', ['VIC', 'NSW']],
  ['3586', ['VIC', 'NSW']],
  ['3644', ['VIC', 'NSW']],
  ['3691', ['VIC', 'NSW']],
  ['3707', ['VIC', 'NSW']],
  ['4375', ['QLD', 'NSW']],
  ['4377', ['QLD', 'NSW']],
  ['4380', ['QLD', 'NSW']],
  ['4383', ['QLD', 'NSW']],
])('the border postcode %s reaches %j', (postcode, states) =>
  expect(statesOfPostcode(postcode)).toEqual(states),
)

test('what is no state, no number of one and no postcode is none', () => {
  expect(stateCodes).toEqual(['NSW', 'ACT', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT'])
  expect(['', 'New South', 'NSWW', 'constructor'].map(stateOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect([0, 9, 1.5].map(stateOfRegionId)).toEqual([undefined, undefined, undefined])
  expect(['100', '10000', '100x', ''].map(isPoBoxPostcode)).toEqual([false, false, false, false])
  expect(['0100', '0300', '0799'].map(statesOfPostcode)).toEqual([[], [], []])
})
