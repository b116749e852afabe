/** Addresses in the contract's spelling. */
import { tidiedPhone } from '#packages/typed-values/typed-phone.ts'
import { tidiedPostcode } from '#packages/typed-values/typed-postcode.ts'
import { tidiedText } from '#packages/typed-values/typed-text.ts'
import type { Address } from '../../fields/rules/address.ts'
import { STATES, stateOf } from '../../fields/rules/states.ts'

export interface ContractAddressInput {
  firstname: string
  lastname: string
  street: readonly (string | null | undefined)[]
  city: string
  country_code: string
  region?: string | null
  postcode?: string | null
  telephone?: string | null
  company?: string | null
}

export function addressOfInput(input: ContractAddressInput): Address {
  const region = tidiedText(input.region ?? '')
  return {
    firstName: tidiedText(input.firstname),
    lastName: tidiedText(input.lastname),
    company: tidiedText(input.company ?? '') || undefined,
    street: input.street.flatMap((line) => tidiedText(line ?? '') || []),
    city: tidiedText(input.city),
    // One spelling for each state, whether its code or its name was typed.
    state: stateOf(region) ?? region,
    postcode: tidiedPostcode(input.postcode ?? ''),
    countryCode: tidiedText(input.country_code).toUpperCase(),
    telephone: tidiedPhone(input.telephone ?? ''),
  }
}

/** The fields that cart, order and address book share. */
export function contractAddress(address: Address) {
  return {
    firstname: address.firstName,
    lastname: address.lastName,
    street: [...address.street],
    city: address.city,
    postcode: address.postcode,
    telephone: address.telephone,
    company: address.company ?? null,
  }
}

/** State code and name; a placeholder's text stays as typed. */
export function regionOf(address: Address): { code: string; label: string } {
  const code = stateOf(address.state)
  return code ? { code, label: STATES[code].name } : { code: address.state, label: address.state }
}

export function sameAddress(one: Address, other: Address): boolean {
  const parts = (address: Address) => [
    ...Object.values(contractAddress(address)),
    address.state,
    address.countryCode,
  ]
  return JSON.stringify(parts(one)) === JSON.stringify(parts(other))
}
