import { type Database, type Transaction, transaction } from '#platform/database/pool.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import type { Address } from '../../fields/rules/address.ts'
import {
  type AddressRow,
  addressesOfCustomers,
  changeAddress,
  clearDefault,
  findAddress,
  insertAddress,
  lockAddressBook,
  removeAddress,
} from '../address-store.ts'
import { sameAddress } from '../rules/contract-address.ts'
import { inputRefusal } from '../rules/refusals.ts'
import {
  type SavedAddress,
  type SavedAddressInput,
  savedAddressOf,
  savedAddressProblem,
} from '../rules/saved-address.ts'

/** Bounds what one account can store. */
const MAX_ADDRESSES = 200

export interface AddressChange extends SavedAddressInput {
  default_billing?: boolean | null
  default_shipping?: boolean | null
}

export async function addAddress(
  { db }: { db: Database },
  customerId: number,
  input: AddressChange,
): Promise<AddressRow | Refusal> {
  const address = savedAddressOf(input)
  const problem = savedAddressProblem(address)
  if (problem !== undefined) return inputRefusal(problem)
  return transaction(db, (tx) => storeAddress(tx, customerId, address, input))
}

/**
 * Saves an address that a shopper typed at the checkout. An equal address is not saved twice.
 *
 * @returns its id in the address book
 */
export async function keepAddress(
  tx: Transaction,
  customerId: number,
  address: Address,
): Promise<number | Refusal> {
  const kept = (await addressesOfCustomers(tx, [customerId])).get(customerId) ?? []
  const known = kept.find((row) => sameAddress(addressOfRow(row), address))
  if (known) return known.id
  const none = { middleName: null, prefix: null, suffix: null, fax: null, vatNumber: null }
  const stored = await storeAddress(tx, customerId, { ...address, ...none }, {})
  return 'kind' in stored ? stored : stored.id
}

export async function changeSavedAddress(
  { db }: { db: Database },
  customerId: number,
  id: number,
  input: AddressChange,
): Promise<AddressRow | Refusal> {
  return transaction(db, async (tx) => {
    await lockAddressBook(tx, customerId)
    const before = await ownAddress(tx, customerId, id)
    if ('kind' in before) return before
    const address = savedAddressOf(input, { ...savedExtras(before), ...addressOfRow(before) })
    const problem = savedAddressProblem(address)
    if (problem !== undefined) return inputRefusal(problem)
    await makeRoom(tx, customerId, input)
    const defaults = {
      ...(input.default_billing === true && { isDefaultBilling: true }),
      ...(input.default_shipping === true && { isDefaultShipping: true }),
    }
    return (await changeAddress(tx, id, { ...rowOf(address), ...defaults })) ?? unknownAddress(id)
  })
}

/** A default address cannot be deleted, because orders are sent to it; the contract has its own sentence for that. */
export async function deleteAddress(
  { db }: { db: Database },
  customerId: number,
  id: number,
): Promise<undefined | Refusal> {
  return transaction(db, async (tx) => {
    await lockAddressBook(tx, customerId)
    const address = await ownAddress(tx, customerId, id)
    if ('kind' in address) return address
    const use = address.isDefaultBilling ? 'billing' : address.isDefaultShipping ? 'shipping' : undefined
    if (use) {
      return {
        ...inputRefusal('This address is set as default address and can not be deleted.'),
        detail: `Customer Address ${id} is set as default ${use} address and can not be deleted`,
      }
    }
    await removeAddress(tx, id)
  })
}

/**
 * An address of this customer, by its id. Another customer's is refused like one that does not exist: ids are
 * sequential, so a sentence of its own would reveal how many addresses there are.
 */
export async function ownAddress(
  db: Database | Transaction,
  customerId: number,
  id: number,
): Promise<AddressRow | Refusal> {
  // Larger than the id column, so it cannot exist.
  const canExist = Number.isSafeInteger(id) && id > 0 && id < 2 ** 31
  return (canExist ? await findAddress(db, customerId, id) : undefined) ?? unknownAddress(id)
}

/** The address itself, without what only the address book keeps. */
export function addressOfRow(row: AddressRow): Address {
  const { firstName, lastName, company, street, city, state, postcode, countryCode, telephone } = row
  return {
    firstName,
    lastName,
    company: company ?? undefined,
    street,
    city,
    state,
    postcode,
    countryCode,
    telephone,
  }
}

const unknownAddress = (id: number): Refusal =>
  refusal('graphql-no-such-entity', `Could not find a address with ID "${id}"`)

async function storeAddress(
  tx: Transaction,
  customerId: number,
  address: SavedAddress,
  { default_billing, default_shipping }: AddressChange,
): Promise<AddressRow | Refusal> {
  const addresses = await lockAddressBook(tx, customerId)
  if (addresses >= MAX_ADDRESSES) {
    return inputRefusal(`An address book holds ${MAX_ADDRESSES} addresses. Please delete one first.`)
  }
  await makeRoom(tx, customerId, { default_billing, default_shipping })
  const isFirst = addresses === 0
  return insertAddress(tx, {
    ...rowOf(address),
    customerId,
    isDefaultBilling: isFirst || default_billing === true,
    isDefaultShipping: isFirst || default_shipping === true,
  })
}

/** One default for each use: the previous one is cleared. */
async function makeRoom(
  tx: Transaction,
  customerId: number,
  { default_billing, default_shipping }: AddressChange,
) {
  if (default_billing === true) await clearDefault(tx, customerId, 'isDefaultBilling')
  if (default_shipping === true) await clearDefault(tx, customerId, 'isDefaultShipping')
}

const rowOf = (address: SavedAddress) => ({
  ...address,
  street: [...address.street],
  company: address.company ?? null,
})

function savedExtras({ middleName, prefix, suffix, fax, vatNumber }: AddressRow) {
  return { middleName, prefix, suffix, fax, vatNumber }
}
