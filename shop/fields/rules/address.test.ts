import { describe, expect, it } from 'vitest'
import {
  type Address,
  addressProblems,
  emailProblem,
  INVALID_EMAIL,
  INVALID_PHONE,
  INVALID_POSTCODE,
  isPoBox,
  NO_LINKS,
  phoneProblem,
} from './address.ts'
import { stateOf, statesOfPostcode } from './states.ts'

const home: Address = {
  firstName: 'Alex',
  lastName: 'Taylor',
  company: undefined,
  street: ['12 Example Street'],
  city: 'Marsden Park',
  state: 'NSW',
  postcode: '2765',
  countryCode: 'AU',
  telephone: '0412 345 678',
}
const problems = (changes: Partial<Address>, range?: [string, string]) =>
  addressProblems({ ...home, ...changes }, range).map(({ field, message }) => `${field}: ${message}`)

describe('an address that can be delivered to has every part', () => {
  it('has no problem when it is complete', () => expect(problems({})).toEqual([]))

  it.each<[Partial<Address>, string]>([
    [{ firstName: ' ' }, 'firstName: This is a required field.'],
    [{ lastName: '' }, 'lastName: This is a required field.'],
    [{ street: [] }, 'street: This is a required field.'],
    [{ street: ['a', 'b', 'c'] }, 'street: "Street Address" cannot contain more than 2 lines.'],
    [{ city: '' }, 'city: This is a required field.'],
    [{ state: '' }, 'state: This is a required field.'],
    [{ state: 'Bavaria' }, 'state: Please choose a state.'],
    [{ postcode: '' }, 'postcode: This is a required field.'],
    [{ postcode: '276' }, `postcode: ${INVALID_POSTCODE}`],
    [{ postcode: '0300' }, `postcode: ${INVALID_POSTCODE}`],
    [{ countryCode: 'NZ' }, 'country: We deliver within Australia only.'],
    [{ telephone: '12345' }, `telephone: ${INVALID_PHONE}`],
    [{ city: 'x'.repeat(256) }, 'city: Please use at most 255 characters.'],
    [{ firstName: 'You won! https://evil.example' }, `firstName: ${NO_LINKS}`],
    [{ lastName: '<b>' }, `lastName: ${NO_LINKS}`],
    [{ city: 'www.evil.example' }, `city: ${NO_LINKS}`],
    [{ firstName: 'evil.com' }, `firstName: ${NO_LINKS}`],
    [{ lastName: 'Win at evil.com now' }, `lastName: ${NO_LINKS}`],
    [{ city: 'evil.com' }, `city: ${NO_LINKS}`],
    [{ street: ['1 Example Street', 'evil.example/prize'] }, `street: ${NO_LINKS}`],
    [{ street: ['', 'Unit 5'] }, 'street: This is a required field.'],
  ])('%j', (changes, problem) => expect(problems(changes)).toEqual([problem]))

  it('has a company in its street where there is no field for one, by whatever name', () => {
    expect(problems({ street: ['1 Example Street', 'Booking.com'] })).toEqual([])
  })

  it('K-18: a postcode outside the configured range is refused', () => {
    expect(problems({}, ['3000', '3999'])).toEqual(['postcode: We do not deliver to the postcode 2765 yet.'])
    expect(problems({}, ['0200', '9999'])).toEqual([])
  })
})

describe('the postcode fits the state', () => {
  it.each([
    ['2000', 'NSW'],
    ['2618', 'ACT'],
    ['2619', 'NSW'],
    ['2920', 'ACT'],
    ['2921', 'NSW'],
    ['3999', 'VIC'],
    ['4000', 'QLD'],
    ['5799', 'SA'],
    ['6797', 'WA'],
    ['7000', 'TAS'],
    ['0800', 'NT'],
    ['0200', 'ACT'],
    ['1001', 'NSW'],
    ['9999', 'QLD'],
  ])('%s is in %s', (postcode, state) => expect(statesOfPostcode(postcode)[0]).toBe(state))

  it('a postcode of another state is refused with the state that it is in', () => {
    expect(problems({ postcode: '3000' })).toEqual([
      'state: The postcode 3000 is in Victoria, not in New South Wales.',
    ])
  })

  it('a border postcode fits the states on both sides', () => {
    for (const state of ['NT', 'SA', 'WA']) expect(problems({ postcode: '0872', state })).toEqual([])
    expect(problems({ postcode: '0872', state: 'VIC' })).toHaveLength(1)
  })

  it('a state is known by code and by name', () => {
    expect(stateOf(' nsw ')).toBe('NSW')
    expect(stateOf('Northern Territory')).toBe('NT')
  })
})

describe('N-10: an Australian phone number', () => {
  it.each([
    '0412345678',
    '+61 412 345 678',
    '(02) 9876 5432',
    '+61 (0)2 9876 5432',
    '61412345678',
    // PE-04
    '412345678',
    '0061 412 345 678',
    '+610412345678',
    'tel:+61412345678',
    '1300 123 456',
    '1800 123 456',
    '13 12 34',
  ])('%s is taken', (phone) => expect(phoneProblem(phone)).toBeUndefined())
  it.each(['', '04123456789', '+44 20 7946 0958', '0012345678', 'call me'])('%j is not', (phone) =>
    expect(phoneProblem(phone)).toBe(INVALID_PHONE),
  )
})

describe('N-08: an e-mail address', () => {
  it.each([
    'a@b.co',
    ' a@b.co ',
    "o'neil+canvas@mail.example.com.au",
    'mailto:a@b.co',
    'A B <a@b.co>',
    'a@b.co\u200b',
  ])('%j is taken', (email) => expect(emailProblem(email)).toBeUndefined())
  it.each(['', 'a@b', 'a b@c.co', 'a..b@c.co', '@b.co', 'a@-b.co', 'a@b.co\nBcc: x@y.co'])(
    '%j is not',
    (email) => expect(emailProblem(email)).toBe(INVALID_EMAIL),
  )
})

describe('a PO box or locker', () => {
  it.each(['PO Box 12', 'P.O. BOX 9', 'GPO Box 1', 'Locked Bag 7', 'Parcel Locker 10023 45'])('%s', (line) =>
    expect(isPoBox({ street: [line], postcode: '2765' })).toBe(true),
  )
  it('is known by its postcode too', () =>
    expect(isPoBox({ street: ['1 A St'], postcode: '1001' })).toBe(true))
  it('is not a street that sounds like one', () =>
    expect(isPoBox({ street: ['4 Boxwood Lane', 'Depot 3'], postcode: '2765' })).toBe(false))
})
