/** What each screen of the account reads, as the customer. */
import {
  AddressBookDocument,
  type BookAddressFragment,
  DashboardDocument,
  IdentityProviderDocument,
  InformationDocument,
  MyCreditsDocument,
  MyOrderDocument,
  MyOrdersDocument,
  MyReferralsDocument,
  SettingsDocument,
} from '../../generated/client/graphql.ts'
import type { Api } from '../../request/api.ts'
import { type AccountScreen, type ScreenName, type Shown, SIGNED_OUT } from '../components/account-screen.ts'
import { type Asked, pageAsked } from './asked.ts'
import { rewards } from './rewards-load.ts'
import { savedDesigns } from './saved-design-load.ts'
import { sentToday } from './sent-today-load.ts'
import { tickets } from './ticket-load.ts'

/** Undefined: there is nothing of that name. */
const loads: { [Name in ScreenName]: (asked: Asked) => Promise<Shown[Name] | undefined> } = {
  dashboard: async ({ api }) => (await api.send(DashboardDocument, {})).customer ?? undefined,
  async 'my-orders'({ api, search }) {
    const read = async (page: number) =>
      (await api.send(MyOrdersDocument, { page })).customer?.orders ?? undefined
    return pageAsked(search, read, (orders) => orders?.page_info)
  },
  async 'view-order'({ api, search, words: [number = ''] }) {
    if (!/^\d{1,20}$/.test(number)) return undefined
    const { customer, storeConfig } = await api.send(MyOrderDocument, { number })
    const order = customer?.orders?.items[0]
    const reasons = storeConfig?.order_cancellation_reasons ?? []
    if (!order) return undefined
    return {
      order,
      reasons: reasons.flatMap((reason) => reason?.description ?? []),
      isCancelled: search.has('cancelled'),
    }
  },
  ordertickets: tickets,
  todayshiporder: sentToday,
  async 'address-book'({ api, search }) {
    const done = search.has('saved') ? 'saved' : search.has('deleted') ? 'deleted' : undefined
    return { addresses: await addressesOf(api), done }
  },
  'add-address': async () => ({}),
  async 'edit-address'({ api, words: [uid = ''] }) {
    return (await addressesOf(api)).find((address) => address.uid === uid)
  },
  information: async ({ api }) => (await api.send(InformationDocument, {})).customer ?? undefined,
  newsletter: async ({ api }) => (await api.send(InformationDocument, {})).customer ?? undefined,
  async settings({ api, search }) {
    const [{ customer }, identityProvider] = await Promise.all([
      api.send(SettingsDocument, {}),
      providerOf(api),
    ])
    const done = SIGNED_OUT.find((who) => who === search.get('out'))
    return customer ? { customer, identityProvider, done } : undefined
  },
  async policy({ api, search }) {
    const copy = search.get('copy')
    const identityProvider = await providerOf(api)
    return { copy: copy === 'wait' || copy === 'busy' ? copy : undefined, identityProvider }
  },
  'gift-card-balance': async () => ({}),
  'my-saved-design': savedDesigns,
  async 'my-credits'({ api, search }) {
    const read = async (page: number) =>
      (await api.send(MyCreditsDocument, { page })).customer?.store_credit ?? undefined
    return pageAsked(search, read, (credit) => credit?.balance_history?.page_info)
  },
  'my-rewards': rewards,
  async 'refer-and-earn'({ api, search, words }) {
    if (words.length > 0) return undefined
    const read = (page: number) => api.send(MyReferralsDocument, { page })
    const { customer, referralProgramme } = await pageAsked(
      search,
      read,
      (all) => all.customer?.referrals.page_info,
    )
    return customer ? { rules: referralProgramme?.rules ?? [], referrals: customer.referrals } : undefined
  },
}

async function addressesOf(api: Api): Promise<BookAddressFragment[]> {
  const { customer } = await api.send(AddressBookDocument, {})
  return (customer?.addresses ?? []).flatMap((address) => address ?? [])
}

/** @returns undefined when there is no such screen, or nothing on it */
export async function loadScreen(name: string, asked: Asked): Promise<AccountScreen | undefined> {
  return Object.hasOwn(loads, name) ? shownOn(name as ScreenName, asked) : undefined
}

async function shownOn<Name extends ScreenName>(name: Name, asked: Asked) {
  const shown = await loads[name](asked)
  // The pair of a name and what its own load gave.
  return shown === undefined ? undefined : ({ name, shown } as unknown as AccountScreen)
}

/** Who checks identities here; undefined where nobody does, and nothing is said of it. */
const providerOf = async (api: Api) =>
  (await api.send(IdentityProviderDocument, {})).storeConfig?.identification_provider ?? undefined
