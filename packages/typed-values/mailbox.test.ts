import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['Robin.Marsh@Example.com', 'robin.marsh@example.com'],
  ['robin+keepsake@example.com', 'robin@example.com'],
  ['robin+one+two@example.com', 'robin@example.com'],
  ['Robin.Marsh+shop@gmail.com', 'robinmarsh@gmail.com'],
  ['robinmarsh@googlemail.com', 'robinmarsh@gmail.com'],
  [' robin@example.com ', 'robin@example.com'],
])('%s is read in the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
