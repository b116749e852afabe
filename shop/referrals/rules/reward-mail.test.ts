import { expect, it } from 'vitest'
import { rewardNote } from './reward-mail.ts'

it('I-16: the mail about a reward names the amount and the way to the list', () => {
  const note = rewardNote({
    firstName: 'Alex',
    rewardCents: 1000,
    minimumCents: 5000,
    url: 'https://shop.example/customer/account/refer-and-earn',
    shopUrl: 'https://shop.example',
  })
  expect(note.subject).toBe('You have earned A$10.00 of store credit')
  expect(note.heading).toBe('Thank you, Alex')
  expect(note.button?.url).toBe('https://shop.example/customer/account/refer-and-earn')
  expect(note.smallPrint[0]).toBe(
    'If that order is refunded until goods for less than A$50.00 are left of it, we take the credit back.',
  )
})
