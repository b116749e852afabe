import { expect, test } from 'vitest'
import { giftCardWords } from './gift-card-mail.ts'

const facts = { amountCents: 7750, senderName: 'Ava', recipientName: 'Lee', message: 'Enjoy!' }

test('K-06: who is given a card reads from whom, how much and what to do with the code', () => {
  expect(giftCardWords({ ...facts, isForBuyer: false })).toEqual({
    subject: 'Ava sent you a gift card of A$77.50',
    heading: 'A gift for you, Lee',
    lead: 'Ava sent you A$77.50 to make something of your photos.',
    message: 'Enjoy!',
    howTo: 'Give this code in the cart, in one order or in several until it is used up:',
  })
})

test('K-06: a buyer who passes it on reads for whom it is, and that any holder of the code may use it', () => {
  const words = giftCardWords({ ...facts, message: undefined, isForBuyer: true })
  expect(words).toEqual({
    subject: 'Your gift certificate of A$77.50 for Lee',
    heading: 'Your gift certificate for Lee',
    lead: 'It is worth A$77.50. Print it, or pass the code on.',
    message: undefined,
    howTo: 'Whoever has this code gives it in the cart, in one order or in several until it is used up:',
  })
})
