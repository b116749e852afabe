/** Addresses that mails hold, each with a key that opens it. */
import { addressOf } from '#packages/routes/address.ts'
import { proofPatterns } from './order-paths.ts'

/** Pages that only a mail leads to. */
export const mailPatterns = {
  resetPassword: '/customer/reset-password',
  /** The first password of an account that was opened without one. */
  createPassword: '/customer/create-password',
  confirmEmail: '/customer/confirm',
} as const

/** J-03. */
export const LEFT_CART = '/abandoned/checkout/cart'

export const mailPaths = {
  /** The proofs of an order, and of one line, opened by the key of a link. */
  orderProof: (key: string) => addressOf(proofPatterns.orderProof, { key }),
  artworkProof: (key: string) => addressOf(proofPatterns.artworkProof, { key }),
  /** In a mail: the page that confirms a subscription, by the mail's key. */
  confirmNewsletter: (key: string) => `/newsletter/confirm/${key}`,
  /** In a mail: ends a subscription; a POST alone does it (RFC 8058). */
  leaveNewsletter: (key: string) => `/newsletter/unsubscribe/${key}`,
  /** Where a mailed link lets a customer choose a password; the first one of an account has a page of its own. */
  resetPassword: ({ id, token, isFirst }: { id: string; token: string; isFirst: boolean }) =>
    addressOf(isFirst ? mailPatterns.createPassword : mailPatterns.resetPassword, { id, token }),
  /** The page of saved designs, opened with a link instead of signing in. */
  savedDesigns: (token: string) => addressOf('/customer/account/my-saved-design', { token }),
  /** Opens the cart that a reminder is about. */
  leftCart: (key: string) => addressOf(LEFT_CART, { key }),
  /** A gift card as PDF, to print; the key opens it. */
  printedGiftCard: (key: string) => `/gift-card/print/${key}.pdf`,
  confirmEmail: ({ email, key }: { email: string; key: string }) =>
    addressOf(mailPatterns.confirmEmail, { email, key }),
} as const
