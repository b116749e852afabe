import { describe, expect, test } from 'vitest'
import { addressChangeInWords, addressRefusal } from './address-change.ts'

const address = {
  firstName: 'Robin',
  lastName: 'Marsh',
  company: undefined,
  street: ['12 Harbour Street'],
  city: 'Ballina',
  state: 'NSW',
  postcode: '2478',
  countryCode: 'AU',
  telephone: '0400 000 000',
}
const refusal = (changes: Partial<typeof address>, carrierTitle: string | null = 'Australia Post') =>
  addressRefusal({ carrierTitle }, { ...address, ...changes }, new Map())

describe('another address of an order', () => {
  test('is taken where the carrier of the order goes', () => {
    expect(refusal({})).toBeUndefined()
    expect(refusal({}, 'Courier')).toBeUndefined()
    expect(refusal({ street: ['PO Box 7'] })).toBeUndefined()
    expect(refusal({ street: ['PO Box 7'] }, null)).toBeUndefined()
  })

  test('is refused in the words of the checkout', () => {
    expect(refusal({ state: 'VIC' })).toBe('The postcode 2478 is in New South Wales, not in Victoria.')
  })

  test('K-12: is refused where a courier brings it and only the post delivers', () => {
    expect(refusal({ street: ['PO Box 7'] }, 'Courier')).toMatch(/PO box/i)
  })

  test('is told with the one before, and the telephone only where it is another', () => {
    const next = {
      ...address,
      firstName: 'Kim',
      street: ['3 Hill Road'],
      city: 'Perth',
      state: 'WA',
      postcode: '6000',
    }
    const words =
      'Delivery address: Kim Marsh, 3 Hill Road, Perth WA 6000. Before: Robin Marsh, 12 Harbour Street, Ballina NSW 2478.'
    expect(addressChangeInWords(address, next)).toBe(words)
    expect(addressChangeInWords(address, { ...next, telephone: '0411 111 111' })).toBe(
      `${words} Telephone: 0411 111 111.`,
    )
  })
})
