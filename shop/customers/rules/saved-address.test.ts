import { describe, expect, test } from 'vitest'
import { NO_LINKS } from '../../fields/rules/address.ts'
import { isPoBoxPostcode, stateOf, stateOfRegionId, statesOfPostcode } from '../../fields/rules/states.ts'
import { addressOfInput, contractAddress, regionOf, sameAddress } from './contract-address.ts'
import { regionOfState, savedAddressOf, savedAddressProblem } from './saved-address.ts'

const input = {
  firstname: ' Robin ',
  lastname: 'Marsh',
  street: ['12 Harbour Street', null, ' '],
  city: 'Ballina',
  region: { region_code: 'NSW' },
  postcode: 'NSW 2478',
  country_code: 'AU',
  telephone: ' 0400 000 000 ',
}
const saved = savedAddressOf(input)

describe('an address for the address book', () => {
  test('is tidied, and what is left out is empty', () => {
    expect(saved).toEqual({
      firstName: 'Robin',
      lastName: 'Marsh',
      middleName: null,
      prefix: null,
      suffix: null,
      company: undefined,
      street: ['12 Harbour Street'],
      city: 'Ballina',
      state: 'NSW',
      postcode: '2478',
      countryCode: 'AU',
      telephone: '0400 000 000',
      fax: null,
      vatNumber: null,
    })
    expect(savedAddressOf({})).toMatchObject({ firstName: '', street: [], state: '', countryCode: 'AU' })
  })

  test('that is changed keeps what is left out, and loses what is emptied', () => {
    const full = savedAddressOf({
      ...input,
      middlename: 'Anne',
      prefix: 'Dr',
      suffix: 'Jr',
      company: 'Marsh & Co',
      fax: '1',
      vat_id: '2',
    })
    expect(full).toMatchObject({
      middleName: 'Anne',
      prefix: 'Dr',
      suffix: 'Jr',
      company: 'Marsh & Co',
      fax: '1',
      vatNumber: '2',
    })
    expect(savedAddressOf({}, full)).toEqual(full)
    expect(savedAddressOf({ city: null, street: null, region: null, country_id: null }, full)).toEqual(full)
    const emptied = savedAddressOf(
      { middlename: '', prefix: null, company: ' ', street: ['1 Other Street'] },
      full,
    )
    expect(emptied).toEqual({
      ...full,
      middleName: null,
      prefix: null,
      company: undefined,
      street: ['1 Other Street'],
    })
    expect(savedAddressOf({ country_id: 'NZ' }, full).countryCode).toBe('NZ')
  })

  test.each([
    [{ region_id: 3 }, 'VIC'],
    [{ region_code: 'qld' }, 'QLD'],
    [{ region: 'Tasmania' }, 'TAS'],
    [{ region_id: 3, region_code: 'QLD' }, 'VIC'],
    [{ region_id: 99, region: 'Victoria' }, 'VIC'],
    [{ region: 'Bavaria' }, 'Bavaria'],
    [{ region_id: 99 }, ''],
    [{}, ''],
  ])('has the state of %j: %j', (region, state) => {
    expect(savedAddressOf({ ...input, region }).state).toBe(state)
  })

  test('is refused with all that is missing, then with what is too long, then with what is wrong', () => {
    expect(savedAddressProblem(saved)).toBeUndefined()
    expect(savedAddressProblem({ ...saved, firstName: '', city: '' })).toBe(
      'Required parameters are missing: First Name, Suburb',
    )
    for (const field of ['middleName', 'prefix', 'suffix', 'company', 'fax', 'vatNumber']) {
      expect(savedAddressProblem({ ...saved, [field]: 'x'.repeat(255) })).toBeUndefined()
      expect(savedAddressProblem({ ...saved, [field]: 'x'.repeat(256) })).toBe(
        'Please use at most 255 characters.',
      )
    }
    expect(savedAddressProblem({ ...saved, suffix: 'evil.com' })).toBe(NO_LINKS)
    expect(savedAddressProblem({ ...saved, company: 'evil.com/prize' })).toBe(NO_LINKS)
    expect(savedAddressProblem({ ...saved, company: 'Booking.com' })).toBeUndefined()
    expect(savedAddressProblem({ ...saved, telephone: '1' })).toBe('Please enter a valid phone.')
    expect(savedAddressProblem(saved, ['3000', '3999'])).toBe('We do not deliver to the postcode 2478 yet.')
  })

  test('shows its state as the contract’s region', () => {
    expect(regionOfState('vic')).toEqual({ region: 'Victoria', region_code: 'VIC', region_id: 3 })
    expect(regionOfState('Bavaria')).toEqual({ region: 'Bavaria', region_code: null, region_id: null })
  })
})

describe('an address as clients send it', () => {
  const sent = { ...input, region: ' new  south wales ', country_code: 'au' }

  test('is read and given back', () => {
    const address = addressOfInput(sent)
    expect(address).toEqual({
      firstName: 'Robin',
      lastName: 'Marsh',
      company: undefined,
      street: ['12 Harbour Street'],
      city: 'Ballina',
      state: 'NSW',
      postcode: '2478',
      countryCode: 'AU',
      telephone: '0400 000 000',
    })
    expect(contractAddress({ ...address, company: 'Marsh & Co' })).toEqual({
      firstname: 'Robin',
      lastname: 'Marsh',
      street: ['12 Harbour Street'],
      city: 'Ballina',
      postcode: '2478',
      telephone: '0400 000 000',
      company: 'Marsh & Co',
    })
    expect(contractAddress(address).company).toBeNull()
  })

  test('may leave out state, postcode, telephone and company', () => {
    const { region, postcode, telephone, ...rest } = sent
    expect(addressOfInput({ ...rest, company: ' ' })).toMatchObject({
      state: '',
      postcode: '',
      telephone: '',
      company: undefined,
    })
    expect(addressOfInput({ ...sent, region: 'Bavaria' }).state).toBe('Bavaria')
    expect(addressOfInput({ ...sent, company: ' Marsh & Co ' }).company).toBe('Marsh & Co')
  })

  test('names its state by code and name', () => {
    const address = addressOfInput(sent)
    expect(regionOf(address)).toEqual({ code: 'NSW', label: 'New South Wales' })
    expect(regionOf({ ...address, state: 'Bavaria' })).toEqual({ code: 'Bavaria', label: 'Bavaria' })
  })

  test.each([
    ['itself', {}, true],
    ['one with an empty company', { company: undefined }, true],
    ['another town', { city: 'Bendigo' }, false],
    ['another state', { state: 'VIC' }, false],
    ['another country', { countryCode: 'NZ' }, false],
    ['another street', { street: ['12 Harbour Street', 'Unit 3'] }, false],
  ])('is the same address as %s: %s', (_, parts, isSame) => {
    const address = addressOfInput(sent)
    expect(sameAddress(address, { ...address, ...parts })).toBe(isSame)
  })
})

test.each([
  [' nsw ', 'NSW'],
  ['New  South\tWales', 'NSW'],
  ['Western Australia', 'WA'],
  ['Wales', undefined],
  ['', undefined],
])('the state %j is %s', (text, state) => expect(stateOf(text)).toBe(state))

test.each([
  [1, 'NSW'],
  [8, 'NT'],
  [9, undefined],
])('the contract’s region %d is %s', (id, state) => expect(stateOfRegionId(id)).toBe(state))

test.each([
  ['1999', true],
  ['2000', false],
  ['0900', true],
  ['8999', true],
  ['9000', true],
  ['19990', false],
  ['199', false],
])('%s is for PO boxes: %s', (postcode, isBox) => expect(isPoBoxPostcode(postcode)).toBe(isBox))

test.each([
  ['2599', ['NSW']],
  ['2600', ['ACT']],
  ['2618', ['ACT', 'NSW']],
  ['2619', ['NSW']],
  ['2899', ['NSW']],
  ['2900', ['ACT']],
  ['2920', ['ACT']],
  ['2921', ['NSW']],
  ['3000', ['VIC']],
  ['4999', ['QLD']],
  ['5799', ['SA']],
  ['5999', ['SA']],
  ['6799', ['WA']],
  ['7000', ['TAS']],
  ['7999', ['TAS']],
  ['0799', []],
  ['0800', ['NT']],
  ['0872', ['NT', 'SA', 'WA']],
  ['0300', []],
  ['2620', ['NSW', 'ACT']],
])('the postcode %s is in %j', (postcode, states) => expect(statesOfPostcode(postcode)).toEqual(states))
