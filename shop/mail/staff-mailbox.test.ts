import { expect, it } from 'vitest'
import { staffMailbox } from './staff-mailbox.ts'

const mailbox = (values: Record<string, string>) => staffMailbox(new Map(Object.entries(values)))

it('mails to staff go to the address on the pages, or to those that the shop names', () => {
  expect(mailbox({ contact_email: 'hello@shop.example' })).toBe('hello@shop.example')
  const several = { contact_email: 'hello@shop.example', staff_emails: 'kim@shop.example,lee@shop.example' }
  expect(mailbox(several)).toBe('kim@shop.example, lee@shop.example')
  expect(mailbox({ contact_email: 'hello@shop.example', staff_emails: '' })).toBe('hello@shop.example')
})

it('an address that is none stops the mail, which stays to be sent', () => {
  expect(() => mailbox({})).toThrow(/contact_email/)
  expect(() =>
    mailbox({ contact_email: 'hello@shop.example', staff_emails: 'kim@shop.example;lee' }),
  ).toThrow(/staff_emails/)
})
