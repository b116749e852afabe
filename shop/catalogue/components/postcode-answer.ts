/** What the form of a product's page about delivery sends, and what comes back. */
import type { Cents } from '#packages/money/money.ts'

export const POSTCODE_INTENT = 'delivery-to-postcode'

/** Of the form's part of the page, where a page that answers without scripts opens. */
export const DELIVERY_ANCHOR = 'delivery'

export interface PostcodeAnswer {
  /** What was asked about, with every option chosen. */
  sku: string
  /** Tidied; what is no postcode is as it was typed. */
  postcode: string
  /** A sentence beside the field; undefined when there are methods. */
  problem: string | undefined
  methods: readonly DeliveryByMethod[]
}

export interface DeliveryByMethod {
  code: string
  title: string
  cents: Cents
  /** The days on which it arrives, or why it is not to be had. */
  about: string
  isAvailable: boolean
}
