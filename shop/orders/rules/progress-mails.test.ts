import { expect, test } from 'vitest'
import { brand } from '../../brands/brand.ts'
import {
  deliveredNote,
  paidNote,
  paymentRefusedNote,
  paymentReminderNote,
  productionNote,
} from './progress-mails.ts'

const about = {
  orderNumber: '100000042',
  firstName: 'Robin',
  shopUrl: 'https://shop.example',
  followUrl: 'https://shop.example/order-status-tracking?number=100000042',
}
const framed = {
  button: { label: 'Follow your order', url: about.followUrl },
  smallPrint: ['The order number is what we ask for when you write to us.'],
  shopUrl: 'https://shop.example',
}
const invoiceUrl = 'https://shop.example/orders/invoice/t.pdf'
const links = [{ label: 'Tax invoice (PDF)', url: invoiceUrl }]

test('the mail about money that came says how much and when the order comes', () => {
  expect(paidNote(about, { paidCents: 2500, expected: 'Tue 24 November', invoiceUrl })).toEqual({
    ...framed,
    links,
    subject: `Your payment for ${brand.name} order 100000042 has arrived`,
    preview: 'A$25.00, thank you.',
    heading: 'Thank you, Robin',
    paragraphs: [
      'We have received A$25.00 for your order 100000042.',
      'We begin to make your order now. It should be with you Tue 24 November.',
    ],
  })
})

test('of a gift certificate nothing is made, so no day is named', () => {
  const { paragraphs } = paidNote(about, { paidCents: 2500, expected: undefined, invoiceUrl })
  expect(paragraphs).toEqual(['We have received A$25.00 for your order 100000042.'])
})

test('the mail from production says that it cannot be changed any more', () => {
  const note = productionNote(about, { expected: 'Tue 24 November', invoiceUrl })
  expect(note).toEqual({
    ...framed,
    links,
    subject: `We are making your ${brand.name} order 100000042`,
    preview: 'It should be with you Tue 24 November.',
    heading: 'In production, Robin',
    paragraphs: [
      'We are making your order 100000042 now. From here on it cannot be changed or cancelled.',
      'It should be with you Tue 24 November.',
    ],
  })
  const dayless = productionNote(about, { expected: undefined, invoiceUrl })
  expect(dayless).toMatchObject({ preview: 'It is in production.', paragraphs: [expect.any(String)] })
})

test('the mail about a parcel that arrived says what was in it and what to do when it is not there', () => {
  const pieces = [{ name: 'Canvas', quantity: 2 }]
  expect(
    deliveredNote(about, { pieces, parcelNumber: '400000001', moreFollows: false, writeTo: 'us' }),
  ).toEqual({
    ...framed,
    subject: `Your ${brand.name} order 100000042 has arrived`,
    preview: '2 × Canvas.',
    heading: 'Delivered, Robin',
    paragraphs: [
      'Parcel 400000001 with 2 × Canvas of your order 100000042 has arrived.',
      'If it is not there, or not as it should be, write to us and we put it right.',
    ],
  })
  const part = deliveredNote(about, { pieces, parcelNumber: '400000001', moreFollows: true, writeTo: 'us' })
  expect(part).toMatchObject({
    subject: `A part of your ${brand.name} order 100000042 has arrived`,
    paragraphs: [expect.any(String), 'The rest of your order follows in another parcel.', expect.any(String)],
  })
})

test('PE-32: the mail about a refused payment says that no money moved and what to do now', () => {
  expect(
    paymentRefusedNote(about, {
      dueCents: 2500,
      howTo: ['Please transfer it.'],
      changeUrl: 'https://shop.example/change',
      writeTo: 'a@b.example',
    }),
  ).toEqual({
    ...framed,
    subject: `Your ${brand.name} order 100000042 is not paid yet`,
    preview: 'Your bank did not let us take the money. This is how you can pay instead.',
    heading: 'Your card was not charged, Robin',
    paragraphs: [
      'Your bank did not let us take the A$25.00 for your order 100000042, although it had approved it before. You have not been charged, and we have not begun to make your order.',
      'Please transfer it.',
      'If you do not want it any more, cancel it with the link below, or write to a@b.example.',
    ],
    links: [{ label: 'Change or cancel your order', url: 'https://shop.example/change' }],
  })
})

test('the reminder says what is missing, how to pay it, and that nothing need be done without wanting it', () => {
  const howTo = ['Please transfer it.', 'We keep it until Friday.']
  expect(paymentReminderNote(about, { dueCents: 2500, howTo, writeTo: 'a@b.example' })).toEqual({
    ...framed,
    subject: `Your ${brand.name} order 100000042 still waits for your payment`,
    preview: 'We keep it for you some days more. This is how you can pay.',
    heading: 'Do you still want it, Robin?',
    paragraphs: [
      'The A$25.00 for your order 100000042 have not reached us yet. If you have sent them in the last days, there is nothing to do.',
      'Please transfer it.',
      'We keep it until Friday.',
      'If you do not want it any more, you need do nothing. If you need more time, write to a@b.example.',
    ],
  })
})
