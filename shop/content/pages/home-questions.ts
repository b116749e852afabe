import { formatMoney } from '#packages/money/money.ts'
import { largestSharpSize } from '../../catalogue/rules/largest-size.ts'
import type { ProductRecord } from '../../catalogue/rules/record.ts'

/** A photo of a phone's usual 12 megapixel camera. */
const PHONE_PHOTO = { widthPx: 4032, heightPx: 3024 }

export function homeQuestions(record: ProductRecord | undefined, freeShippingCents: number | undefined) {
  const largest = record && largestSharpSize(record, PHONE_PHOTO)
  return [
    {
      question: 'Will my phone photo be big enough?',
      answer: `${largest ? `An uncropped 12 megapixel phone photo prints well up to ${largest.label}. ` : ''}We measure your own file while you design and tell you if it is soft at the size you chose, before you pay.`,
    },
    {
      question: 'What does delivery cost?',
      answer:
        freeShippingCents === undefined
          ? 'You see the price of each delivery method in the cart, before you pay.'
          : `Standard delivery is free when your order is over ${formatMoney(freeShippingCents)}. Below that, and for the faster methods, the checkout shows each price and its dates before you pay.`,
    },
    {
      question: 'Do I need an account?',
      answer: 'No. An e-mail address for the confirmation and an address in Australia are enough.',
    },
    {
      question: 'Do the prices include GST?',
      answer: 'Yes. Every price in this shop is in Australian dollars with GST included.',
    },
  ]
}
