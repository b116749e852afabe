import type { ShopContext } from '../api/context.ts'
import { accepted, contractError, requiredInput } from '../api/contract-error.ts'
import { onPage, pageInfo, pageWindow } from '../api/page-window.ts'
import { refusal } from '../api/refusal.ts'
import { idOfUid, uidOf } from '../api/uid.ts'
import type { CountryCodeEnum, CustomerAddressInput, InputMaybe, Resolvers } from '../generated/resolvers.ts'
import { addAddress, changeSavedAddress, deleteAddress } from './commands/address-book.ts'
import { signedIn } from './commands/signed-in.ts'
import { regionOfState } from './rules/saved-address.ts'

/** The whole book is read anyway, so a client may have it on one page. */
const ADDRESSES_ON_PAGE = { usual: 5, largest: Number.POSITIVE_INFINITY }

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
      const page = accepted(pageWindow(pageSize, currentPage, ADDRESSES_ON_PAGE))
      const all = await loaders.addressesOfCustomer.load(id)
      return {
        items: onPage(all, page),
        page_info: pageInfo(page, all.length),
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
