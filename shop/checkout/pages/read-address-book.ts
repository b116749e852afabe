import { CheckoutAddressBookDocument, type CheckoutAddressBookQuery } from '../../generated/client/graphql.ts'
import type { Api } from '../../request/api.ts'
import { isApiError } from '../../request/api-errors.ts'
import type { UsualBilling } from '../components/billing-view.ts'
import type { SavedAddress } from '../components/saved-addresses.tsx'
import type { AccountName } from '../components/typed-address.ts'

interface Book {
  /** Undefined for a session that has ended. */
  accountName: AccountName | undefined
  /** Of the entry that new orders are sent to; undefined while the book is empty. */
  usual: string | undefined
  /** Of the entry that new orders are billed to; undefined while there is none. */
  usualBilling: UsualBilling | undefined
  addresses: readonly SavedAddress[]
}

/** The customer's address book; empty for a session that has ended. */
export async function readAddressBook(api: Api): Promise<Book> {
  try {
    const { customer } = await api.send(CheckoutAddressBookDocument, {})
    const entries = customer?.addresses?.flatMap((entry) => (entry?.uid ? [entry] : [])) ?? []
    const billed = entries.find(({ default_billing }) => default_billing)
    return {
      accountName: customer
        ? { firstName: customer.firstname ?? '', lastName: customer.lastname ?? '' }
        : undefined,
      usualBilling: billed && { address: typedIn(billed), isUsualDelivery: billed.default_shipping ?? false },
      usual: entries.find(({ default_shipping }) => default_shipping)?.uid ?? undefined,
      addresses: entries.map((entry) => ({ uid: entry.uid ?? '', address: typedIn(entry) })),
    }
  } catch (error) {
    if (isApiError(error)) return EMPTY
    throw error
  }
}

const EMPTY: Book = { accountName: undefined, usual: undefined, usualBilling: undefined, addresses: [] }

type Entry = NonNullable<NonNullable<NonNullable<CheckoutAddressBookQuery['customer']>['addresses']>[number]>

const typedIn = ({ firstname, lastname, company, street, city, region, postcode, telephone }: Entry) => ({
  firstName: firstname ?? '',
  lastName: lastname ?? '',
  organisation: company ?? '',
  street: street?.[0] ?? '',
  street2: street?.[1] ?? '',
  city: city ?? '',
  state: region?.region_code ?? '',
  postcode: postcode ?? '',
  telephone: telephone ?? '',
})
