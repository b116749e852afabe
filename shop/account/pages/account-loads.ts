/** What each screen of the account reads, as the customer. */
import {
  AddressBookDocument,
  type BookAddressFragment,
  DashboardDocument,
  InformationDocument,
  MyCreditsDocument,
  MyOrderDocument,
  MyOrdersDocument,
  MyRewardsDocument,
  SettingsDocument,
} from '../../generated/client/graphql.ts'
import type { Api } from '../../request/api.ts'
import type { AccountScreen, ScreenName, Shown } from '../components/account-screen.ts'
import { type Asked, pageIn } from './asked.ts'
import { savedDesigns } from './saved-design-load.ts'

/** Undefined: there is nothing of that name. */
const loads: { [Name in ScreenName]: (asked: Asked) => Promise<Shown[Name] | undefined> } = {
  dashboard: async ({ api }) => (await api.send(DashboardDocument, {})).customer ?? undefined,
  async 'my-orders'({ api, search }) {
    const page = pageIn(search)
    return (await api.send(MyOrdersDocument, { page })).customer?.orders ?? undefined
  },
  async 'view-order'({ api, words: [number = ''] }) {
    if (!/^\d{1,20}$/.test(number)) return undefined
    const { customer, storeConfig } = await api.send(MyOrderDocument, { number })
    const order = customer?.orders?.items[0]
    const reasons = storeConfig?.order_cancellation_reasons ?? []
    return order ? { order, reasons: reasons.flatMap((reason) => reason?.description ?? []) } : undefined
  },
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
  settings: async ({ api }) => (await api.send(SettingsDocument, {})).customer ?? undefined,
  async policy({ search }) {
    const copy = search.get('copy')
    return { copy: copy === 'wait' || copy === 'busy' ? copy : undefined }
  },
  'gift-card-balance': async () => ({}),
  'my-saved-design': savedDesigns,
  'my-credits': async ({ api, search }) =>
    (await api.send(MyCreditsDocument, { page: pageIn(search) })).customer?.store_credit ?? undefined,
  // I-18, I-21: points and their changes are on one screen, under three addresses.
  async 'my-rewards'({ api, words: [part = 'rewardpoints', ...more] }) {
    if (!REWARD_PARTS.includes(part) || more.length > 0) return undefined
    return (await api.send(MyRewardsDocument, {})).customer?.reward_points ?? undefined
  },
}

const REWARD_PARTS: readonly string[] = ['rewardpoints', 'transactions']

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
