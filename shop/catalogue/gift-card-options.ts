/** What a gift certificate asks for, as the contract's customisable options; the cart reads them by the same ids. */
import type { ResolversTypes } from '../generated/resolvers.ts'
import { MAX_GIFT_MESSAGE_LENGTH } from './rules/gift-certificate.ts'

type OptionOfGift = Awaited<ResolversTypes['CustomizableOptionInterface']>

const MAX_LINE_LENGTH = 255

interface Asked {
  field: string
  title: string
  required: boolean
}

/** The names are enough: without the recipient's address the card is sent to the buyer. */
const ASKED: readonly Asked[] = [
  { field: 'custom_giftcard_amount', title: 'Amount', required: false },
  { field: 'giftcard_sender_name', title: 'Your name', required: true },
  { field: 'giftcard_sender_email', title: 'Your email', required: false },
  { field: 'giftcard_recipient_name', title: 'Name of the recipient', required: true },
  { field: 'giftcard_recipient_email', title: 'E-mail of the recipient', required: false },
  { field: 'giftcard_delivery_date', title: 'Send it on', required: false },
]

export const giftCardOptions: readonly OptionOfGift[] = [
  ...ASKED.map(
    ({ field, title, required }, index): OptionOfGift => ({
      __typename: 'CustomizableFieldOption',
      ...optionOf(field, title, required, index),
      value: fieldValue(field, MAX_LINE_LENGTH),
    }),
  ),
  {
    __typename: 'CustomizableAreaOption',
    ...optionOf('giftcard_message', 'Message', false, ASKED.length),
    value: fieldValue('giftcard_message', MAX_GIFT_MESSAGE_LENGTH),
  },
]

function optionOf(field: string, title: string, required: boolean, index: number) {
  return {
    uid: btoa(`giftcard/${field}`),
    option_id: index + 1,
    title,
    required,
    sort_order: index,
    product_sku: null,
  }
}

function fieldValue(field: string, max_characters: number) {
  return {
    uid: btoa(`giftcard/${field}`),
    sku: null,
    price: 0,
    price_type: 'FIXED' as const,
    max_characters,
  }
}
