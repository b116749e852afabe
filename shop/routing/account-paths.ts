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
  savedDesigns: () => at('my-saved-design'),
  settings: () => at('settings'),
  /** @param copy why no copy of the customer's data was made just now */
  policy: (copy?: 'wait' | 'busy') => addressOf(at('policy'), { copy }),
  rewards: () => at('my-rewards'),
  /** Beside the account, behind the same gate. */
  bulkOrder: () => '/bulk-order',
} as const
