/** What the forms of notes and of delivery send, and what comes back. */
import type { Cents } from '#packages/money/money.ts'

export const NOTES_INTENT = 'save-notes'
export const NOTE_FIELDS = { gift: 'gift_message', comment: 'order_comment', dropShip: 'dropship' } as const

export interface Notes {
  giftMessage: string
  comment: string
  /** Whether the parcel goes straight to somebody else. */
  isDropShip: boolean
}

export interface NotesAnswer {
  /** As it was typed, so that a refusal loses nothing. */
  typed: Notes
  /** Why something was not saved; undefined when all was. */
  problem: string | undefined
  /** Beside the fields that are too long; the others are saved. */
  problems: { giftMessage?: string; comment?: string }
}

export const DELIVERY_INTENT = 'estimate-delivery'

export interface DeliveryAnswer {
  postcode: string
  problem: string | undefined
  methods: readonly EstimatedMethod[]
}

export interface EstimatedMethod {
  code: string
  title: string
  cents: Cents
  /** The days on which it arrives, or why it is not to be had. */
  about: string
  isAvailable: boolean
}
