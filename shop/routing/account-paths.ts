import { addressOf } from '#packages/routes/address.ts'

/** Screens of the account, all behind one page. */
const at = (name: string) => `/customer/account/${name}`

export const accountPaths = {
  addressBook: () => at('address-book'),
  addAddress: () => at('add-address'),
  editAddress: (uid: string) => at(`edit-address/${encodeURIComponent(uid)}`),
  information: () => at('information'),
  newsletter: () => at('newsletter'),
  giftCardBalance: () => at('gift-card-balance'),
  credits: () => at('my-credits'),
  /** @param order  number of the order that they are about; left out, all */
  tickets: (order?: string) => at(order ? `ordertickets/${encodeURIComponent(order)}` : 'ordertickets'),
  newTicket: (order?: string) => addressOf(at('ordertickets/new'), { order }),
  /** @param done what was done with it just now */
  ticket: (number: string, done?: 'sent' | 'closed') =>
    addressOf(at(`ordertickets/${encodeURIComponent(number)}`), { done }),
  savedDesigns: () => at('my-saved-design'),
  /** @param out  who was signed out there just now */
  settings: (out?: 'one' | 'gone' | 'others' | 'none' | 'failed') => addressOf(at('settings'), { out }),
  /** @param copy why no copy of the customer's data was made just now */
  policy: (copy?: 'wait' | 'busy') => addressOf(at('policy'), { copy }),
  rewards: () => at('my-rewards'),
  loyalty: () => at('my-rewards/loyaltylevel'),
  join: () => at('my-rewards/loyaltylevel/join'),
  sentToday: () => at('todayshiporder'),
  referAndEarn: () => at('refer-and-earn'),
  /** Beside the account, behind the same gate. */
  bulkOrder: () => '/bulk-order',
} as const
