/** Addresses in the contract's spelling. */
import type { Address } from './address.ts'
import { STATES, stateOf } from './states.ts'

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
  const region = input.region?.trim() ?? ''
  return {
    firstName: input.firstname.trim(),
    lastName: input.lastname.trim(),
    company: input.company?.trim() || undefined,
    street: input.street.flatMap((line) => line?.trim() || []),
    city: input.city.trim(),
    // One spelling for each state, whether its code or its name was typed.
    state: stateOf(region) ?? region,
    postcode: input.postcode?.trim() ?? '',
    countryCode: input.country_code.trim().toUpperCase(),
    telephone: input.telephone?.trim() ?? '',
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
