/** I-13, J-11. */
import { expect, test } from 'vitest'
import { creditTakenNote } from './credit-taken-mail.ts'

const facts = {
  firstName: 'Alex',
  card: '••••-1234',
  takenCents: 1500,
  spentCents: 0,
  url: 'https://shop.example/credits',
  shopUrl: 'https://shop.example',
}

test('the mail about a refunded gift card says what the credit is less', () => {
  expect(creditTakenNote(facts)).toMatchObject({
    subject: 'A$15.00 of your store credit went back with a gift card',
    paragraphs: [
      'The gift card ••••-1234, which you turned into store credit, was refunded to whoever bought it.',
      'Your store credit is A$15.00 less for that.',
    ],
  })
})

test('what is spent is not asked for', () => {
  expect(creditTakenNote({ ...facts, takenCents: 0, spentCents: 3500 })).toMatchObject({
    subject: 'A gift card that you redeemed was refunded',
    paragraphs: [
      expect.any(String),
      expect.stringContaining('A$35.00 of the card already, and there is nothing to pay'),
    ],
  })
})
