import type { ShopContext } from '../api/context.ts'
import { accepted, contractError, requiredInput } from '../api/contract-error.ts'
import { refusal } from '../api/refusal.ts'
import { idOfUid, uidOf } from '../api/uid.ts'
import type { CountryCodeEnum, CustomerAddressInput, InputMaybe, Resolvers } from '../generated/resolvers.ts'
import { addAddress, changeSavedAddress, deleteAddress } from './commands/address-book.ts'
import { signedIn } from './commands/signed-in.ts'
import { inputRefusal } from './rules/refusals.ts'
import { regionOfState } from './rules/saved-address.ts'

/** Address books; joined to the rest of the domain in resolvers.ts. */
export const addressResolvers = {
  Mutation: {
    async createCustomerAddress(_, { input }, context) {
      const { id } = await signedIn(context)
      const added = accepted(await addAddress(context, id, requiredInput(input, 'input')))
      context.loaders.addressesOfCustomer.clear(id)
      return added
    },
    updateCustomerAddress: (_, { id, input }, context) => update(context, id, input),
    updateCustomerAddressV2: (_, { uid, input }, context) => update(context, idOf(uid), input),
    deleteCustomerAddress: (_, { id }, context) => remove(context, id),
    deleteCustomerAddressV2: (_, { uid }, context) => remove(context, idOf(uid)),
  },

  Customer: {
    addresses: ({ id }, _, { loaders }) => loaders.addressesOfCustomer.load(id),
    async addressesV2({ id }, { currentPage, pageSize }, { loaders }) {
      const page = pageFrom(currentPage ?? 1, pageSize ?? 5)
      const all = await loaders.addressesOfCustomer.load(id)
      return {
        items: all.slice(page.from, page.from + page.size),
        page_info: {
          current_page: page.number,
          page_size: page.size,
          total_pages: Math.ceil(all.length / page.size),
        },
        total_count: all.length,
      }
    },
    default_billing: async ({ id }, _, { loaders }) =>
      idText((await loaders.addressesOfCustomer.load(id)).find((address) => address.isDefaultBilling)),
    default_shipping: async ({ id }, _, { loaders }) =>
      idText((await loaders.addressesOfCustomer.load(id)).find((address) => address.isDefaultShipping)),
  },

  CustomerAddress: {
    id: ({ id }) => id,
    uid: ({ id }) => uidOf(id),
    customer_id: ({ customerId }) => customerId,
    firstname: ({ firstName }) => firstName,
    lastname: ({ lastName }) => lastName,
    middlename: ({ middleName }) => middleName,
    vat_id: ({ vatNumber }) => vatNumber,
    region: ({ state }) => regionOfState(state),
    region_id: ({ state }) => regionOfState(state).region_id,
    // Kept as a code of the contract's list: the address book takes no other.
    country_code: ({ countryCode }) => countryCode as CountryCodeEnum,
    country_id: ({ countryCode }) => countryCode,
    default_billing: ({ isDefaultBilling }) => isDefaultBilling,
    default_shipping: ({ isDefaultShipping }) => isDefaultShipping,
    custom_attributes: () => [],
    extension_attributes: () => [],
    custom_attributesV2: () => [],
  },
} satisfies Pick<Resolvers, 'Mutation' | 'Customer' | 'CustomerAddress'>

async function update(context: ShopContext, addressId: number, input?: InputMaybe<CustomerAddressInput>) {
  const { id } = await signedIn(context)
  const changed = accepted(await changeSavedAddress(context, id, addressId, input ?? {}))
  context.loaders.addressesOfCustomer.clear(id)
  return changed
}

async function remove(context: ShopContext, addressId: number): Promise<boolean> {
  const { id } = await signedIn(context)
  accepted(await deleteAddress(context, id, addressId))
  context.loaders.addressesOfCustomer.clear(id)
  return true
}

function idOf(uid: string): number {
  const id = idOfUid(uid)
  if (id !== undefined) return id
  throw contractError(refusal('graphql-no-such-entity', `Could not find a address with ID "${uid}"`))
}

const idText = (address: { id: number } | undefined) => (address ? String(address.id) : null)

function pageFrom(number: number, size: number) {
  for (const [name, value] of [
    ['currentPage', number],
    ['pageSize', size],
  ] as const) {
    if (value < 1) throw contractError(inputRefusal(`${name} value must be greater than 0.`))
  }
  return { number, size, from: (number - 1) * size }
}
