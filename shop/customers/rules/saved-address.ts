/** Addresses of an address book: what their input means, and why one cannot be saved. */
import { tidiedPhone } from '#packages/typed-values/typed-phone.ts'
import { tidiedPostcode } from '#packages/typed-values/typed-postcode.ts'
import { tidiedText } from '#packages/typed-values/typed-text.ts'
import { type Address, addressProblems, NO_LINKS, REQUIRED } from '../../fields/rules/address.ts'
import { holdsWebAddress, looksLikeLink } from '../../fields/rules/mailed-text.ts'
import { STATES, stateOf, stateOfRegionId } from '../../fields/rules/states.ts'

/** An address with what only an address book keeps. */
export interface SavedAddress extends Address {
  middleName: string | null
  prefix: string | null
  suffix: string | null
  fax: string | null
  vatNumber: string | null
}

type Sent<Value> = Value | null | undefined

/** The contract's input; everything in it may be left out. */
export interface SavedAddressInput {
  firstname?: Sent<string>
  lastname?: Sent<string>
  middlename?: Sent<string>
  prefix?: Sent<string>
  suffix?: Sent<string>
  company?: Sent<string>
  street?: Sent<readonly Sent<string>[]>
  city?: Sent<string>
  region?: Sent<{ region?: Sent<string>; region_code?: Sent<string>; region_id?: Sent<number> }>
  postcode?: Sent<string>
  country_code?: Sent<string>
  country_id?: Sent<string>
  telephone?: Sent<string>
  fax?: Sent<string>
  vat_id?: Sent<string>
}

const EMPTY: SavedAddress = {
  firstName: '',
  lastName: '',
  middleName: null,
  prefix: null,
  suffix: null,
  company: undefined,
  street: [],
  city: '',
  state: '',
  postcode: '',
  countryCode: 'AU',
  telephone: '',
  fax: null,
  vatNumber: null,
}

const MAX_LENGTH = 255

/** The address that an input describes; what it leaves out stays as in `before`. */
export function savedAddressOf(input: SavedAddressInput, before: SavedAddress = EMPTY): SavedAddress {
  const optional = (value: Sent<string>, kept: string | null) =>
    value === undefined ? kept : tidiedText(value ?? '') || null
  return {
    firstName: tidied(input.firstname, before.firstName),
    lastName: tidied(input.lastname, before.lastName),
    middleName: optional(input.middlename, before.middleName),
    prefix: optional(input.prefix, before.prefix),
    suffix: optional(input.suffix, before.suffix),
    company: optional(input.company, before.company ?? null) ?? undefined,
    street: input.street?.flatMap((line) => tidiedText(line ?? '') || []) ?? before.street,
    city: tidied(input.city, before.city),
    state: stateOfInput(input.region) ?? before.state,
    postcode: tidied(input.postcode, before.postcode, tidiedPostcode),
    countryCode: input.country_code ?? input.country_id ?? before.countryCode,
    telephone: tidied(input.telephone, before.telephone, tidiedPhone),
    fax: optional(input.fax, before.fax),
    vatNumber: optional(input.vat_id, before.vatNumber),
  }
}

/**
 * Why an address cannot be saved, in one sentence; undefined when it can.
 *
 * @param postcodeRange  lowest and highest postcode that the shop delivers to
 */
export function savedAddressProblem(
  address: SavedAddress,
  postcodeRange?: readonly [string, string],
): string | undefined {
  const problems = addressProblems(address, postcodeRange)
  const missing = problems.filter(({ message }) => message === REQUIRED).map(({ label }) => label)
  if (missing.length > 0) return `Required parameters are missing: ${missing.join(', ')}`
  const { middleName, prefix, suffix, company, fax, vatNumber } = address
  const others = [middleName, prefix, suffix, fax, vatNumber].map((text) => text ?? '')
  if ([company ?? '', ...others].some((text) => text.length > MAX_LENGTH)) {
    return `Please use at most ${MAX_LENGTH} characters.`
  }
  if (looksLikeLink(company ?? '') || others.some(holdsWebAddress)) return NO_LINKS
  return problems[0]?.message
}

function tidied<Kept extends string | undefined>(sent: Sent<string>, kept: Kept, as = tidiedText) {
  return sent == null ? kept : as(sent)
}

/** The state by its id, its code or its name; a text that is no state stays as it is, to be refused by its name. */
function stateOfInput(region: SavedAddressInput['region']): string | undefined {
  if (!region) return undefined
  const { region_id, region_code, region: name } = region
  const byId = region_id == null ? undefined : stateOfRegionId(region_id)
  const typed = tidied(region_code, '') || tidied(name, undefined)
  if (byId) return byId
  return typed === undefined ? (region_id == null ? undefined : '') : (stateOf(typed) ?? typed)
}

/** A state as the contract's region. */
export function regionOfState(state: string) {
  const code = stateOf(state)
  return code
    ? { region: STATES[code].name, region_code: code, region_id: STATES[code].regionId }
    : { region: state, region_code: null, region_id: null }
}
