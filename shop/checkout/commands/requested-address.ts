import type { Database } from '#platform/database/pool.ts'
import { isRefusal, type Refusal, refusal } from '../../api/refusal.ts'
import { idOfUid } from '../../api/uid.ts'
import { cartAddressOf } from '../../cart/commands/saved-cart-address.ts'
import type { CartRequest } from '../../cart/rules/access.ts'
import { type CartAddress, carriedProblem, filledIn } from '../../cart/rules/cart-address.ts'
import { ownAddress } from '../../customers/commands/address-book.ts'
import { addressOfInput, type ContractAddressInput } from '../../customers/rules/contract-address.ts'
import { stateOfRegionId } from '../../fields/rules/states.ts'

type Sent<Value> = Value | null | undefined

/** An address as the contract sends it: written out, or an entry of the customer's address book. */
export interface RequestedAddress {
  address?: Sent<
    ContractAddressInput & {
      region_id?: Sent<number>
      fax?: Sent<string>
      middlename?: Sent<string>
      prefix?: Sent<string>
      suffix?: Sent<string>
      vat_id?: Sent<string>
      save_in_address_book?: Sent<boolean>
    }
  >
  customer_address_id?: Sent<number>
  customer_address_uid?: Sent<string>
}

/** Whether an input names an entry of the address book. */
export const namesSavedAddress = ({ customer_address_id, customer_address_uid }: RequestedAddress) =>
  customer_address_id != null || customer_address_uid != null

/** @returns undefined when the input holds no address of either form */
export async function readRequestedAddress(
  { db }: { db: Database },
  { caller }: CartRequest,
  input: RequestedAddress,
): Promise<CartAddress | undefined | Refusal> {
  if (!namesSavedAddress(input)) return input.address ? checked(writtenAddress(input.address)) : undefined
  if (caller.kind === 'guest') {
    return refusal('graphql-authorization', "The current customer isn't authorized.")
  }
  const { customer_address_id, customer_address_uid } = input
  const id = customer_address_id ?? idOfUid(customer_address_uid ?? '')
  if (id === undefined) {
    const message = `Could not find a address with ID "${customer_address_uid}"`
    return refusal('graphql-no-such-entity', message)
  }
  const row = await ownAddress(db, caller.id, id)
  return isRefusal(row) ? row : cartAddressOf(row)
}

function checked(address: CartAddress): CartAddress | Refusal {
  const problem = carriedProblem(address)
  return problem === undefined ? address : refusal('graphql-input', problem)
}

function writtenAddress(input: NonNullable<RequestedAddress['address']>): CartAddress {
  const address = addressOfInput(input)
  const state = input.region_id == null || address.state ? address.state : stateOfRegionId(input.region_id)
  const { fax, middlename, prefix, suffix, vat_id } = input
  return {
    ...address,
    state: state ?? '',
    ...filledIn({ middleName: middlename, prefix, suffix, fax, vatId: vat_id }),
    ...(input.save_in_address_book && { saveInAddressBook: true }),
  }
}
