import { expect, test } from 'vitest'
import lines from './suburbs.json' with { type: 'json' }
import { suburbsOf } from './suburbs.ts'

test('a postcode has its suburbs, each with its state', () => {
  expect(suburbsOf('7000')).toContainEqual({ name: 'Hobart', state: 'TAS' })
  expect(suburbsOf('0800')).toContainEqual({ name: 'Darwin', state: 'NT' })
  expect(suburbsOf('3550').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Bendigo', 'East Bendigo', 'Flora Hill']),
  )
})

test('a postcode that crosses a border has suburbs of both states, the larger part first', () => {
  expect(suburbsOf('4825').at(0)?.state).toBe('QLD')
  expect(suburbsOf('4825')).toContainEqual({ name: 'Ranken', state: 'NT' })
  expect(new Set(suburbsOf('0872').map(({ state }) => state))).toEqual(new Set(['NT', 'SA', 'WA']))
})

test.each(['9999', '', 'constructor', '__proto__', '30000', ' 3000'])('"%s" has no suburbs', (postcode) => {
  expect(suburbsOf(postcode)).toEqual([])
})

test('every postcode has four digits, a state and named suburbs, none twice', () => {
  const states = new Set(['NSW', 'ACT', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT'])
  const postcodes = Object.keys(lines)
  expect(postcodes.length).toBeGreaterThan(2_600)
  for (const postcode of postcodes) {
    expect(postcode).toMatch(/^\d{4}$/)
    const suburbs = suburbsOf(postcode)
    expect(suburbs.length, postcode).toBeGreaterThan(0)
    expect(new Set(suburbs.map(({ name, state }) => `${name}, ${state}`)).size).toBe(suburbs.length)
    for (const { name, state } of suburbs) {
      expect(states, postcode).toContain(state)
      expect(name, postcode).toMatch(/^[A-Z][A-Za-z '()./-]+$/)
    }
  }
})
