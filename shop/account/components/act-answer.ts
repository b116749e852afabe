/** What the forms on the screens of the account send, and what comes back. */
export const TARGET_FIELD = 'target'
/** Keys of designs to keep in the account. */
export const KEPT_FIELD = 'kept'

export interface ActAnswer {
  intent: string
  target: string
  kind: 'done' | 'refused'
  /** For the shopper; undefined when the fields say it. */
  message: string | undefined
  /** A sentence beside each field that is not right, by its name. */
  problems: Readonly<Record<string, string | undefined>>
  /** What was typed, without passwords. */
  typed: Readonly<Record<string, string>>
  /** The session is over: the form stays as it is until its customer has signed in again. */
  needsSignIn?: boolean
}

/** What is done on which screen. */
export const INTENTS = {
  saveAddress: 'save-address',
  deleteAddress: 'delete-address',
  useForDelivery: 'use-for-delivery',
  useForBills: 'use-for-bills',
  saveDetails: 'save-details',
  changeEmail: 'change-email',
  changePassword: 'change-password',
  saveNewsletter: 'save-newsletter',
  showGiftCard: 'show-gift-card',
  moveGiftCard: 'move-gift-card',
  openTicket: 'open-ticket',
  replyToTicket: 'reply-to-ticket',
  closeTicket: 'close-ticket',
  orderAgain: 'order-again',
  changePiece: 'change-piece',
  confirmPiece: 'confirm-piece',
  changeOrderAddress: 'change-order-address',
  cancelOrder: 'cancel-order',
  orderDesign: 'order-design',
  renameDesign: 'rename-design',
  removeDesign: 'remove-design',
  keepDesigns: 'keep-designs',
  shareDesigns: 'share-designs',
  endSession: 'end-session',
  endOtherSessions: 'end-other-sessions',
  closeAccount: 'close-account',
} as const
