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
  rewards: () => at('my-rewards'),
  /** Beside the account, behind the same gate. */
  bulkOrder: () => '/bulk-order',
} as const
