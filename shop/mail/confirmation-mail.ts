/** What the confirmation mail of an order says. */
import type { Cents } from '#packages/money/money.ts'
import type { OptionInWords } from '#packages/product/options-in-words.ts'
import type { Address } from '../fields/rules/address.ts'

export interface ConfirmationMail {
  orderNumber: string
  firstName: string
  lines: readonly {
    name: string
    options: readonly OptionInWords[]
    quantity: number
    rowCents: Cents
    /** Absolute address of the picture of the shopper's own design; undefined when nothing is printed. */
    pictureUrl: string | undefined
  }[]
  subtotalCents: Cents
  shippingCents: Cents
  /** What makes the total less than these two: discounts, gift cards, credit, points. Above zero. */
  deductions: readonly { label: string; cents: Cents }[]
  gstCents: Cents
  grandTotalCents: Cents
  /** How the money reaches the shop, a paragraph each; undefined where none is awaited from outside. */
  howToPay: readonly string[] | undefined
  /** Such as "Standard, with you Wed 25 to Thu 26 November" and where to; undefined when nothing is sent. */
  delivery: { method: string; address: Address } | undefined
  /** Whom it is billed to, in lines; empty where the parcel goes there too. */
  billedTo: readonly string[]
  /** The words themselves stay out: whoever places an order may name any mailbox. */
  hasGiftMessage: boolean
  /** Where the pictures of its print are approved; undefined when nothing is printed. */
  proofUrl: string | undefined
  /** Where the order is changed or cancelled. */
  changeUrl: string | undefined
  shopUrl: string
}
