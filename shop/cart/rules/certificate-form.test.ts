import { describe, expect, test } from 'vitest'
import {
  certificateProblems,
  enteredFields,
  NOTHING_TYPED,
  type TypedCertificate,
  typedAgain,
  typedCertificate,
} from './certificate-form.ts'

const today = '2026-11-20'
const filledIn: TypedCertificate = {
  ...NOTHING_TYPED,
  recipient_name: 'Alex',
  recipient_email: 'alex@example.com',
  sender_name: 'Robin',
}
const problemsOf = (typed: Partial<TypedCertificate>) => certificateProblems({ ...filledIn, ...typed }, today)

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) form.set(name, text)
  return form
}

describe('K-06: the form of a gift certificate', () => {
  test('needs a recipient with an email, a sender and one of the amounts', () => {
    expect(problemsOf({})).toEqual({})
    expect(certificateProblems({ ...NOTHING_TYPED, amount: '' }, today)).toEqual({
      own_amount: 'Choose an amount, or type one of your own.',
      recipient_name: 'Enter the name of the person who gets it, such as Alex.',
      recipient_email: 'Enter their email, such as name@example.com.',
      sender_name: 'Enter your name as they know you, such as Robin.',
    })
  })

  test('needs no email of the recipient when the buyer prints it', () => {
    expect(problemsOf({ mail_to: 'buyer', recipient_email: '' })).toEqual({})
  })

  test.each([
    ['1500', undefined],
    ['$10', undefined],
    ['49.90', undefined],
    ['A$62.50', undefined],
    ['A$ 62.50', undefined],
    ['1500.01', 'A gift certificate is worth A$10.00 to A$1,500.00.'],
    ['9.99', 'A gift certificate is worth A$10.00 to A$1,500.00.'],
    ['fifty', 'Please enter the amount in dollars, such as 50 or 49.90.'],
  ])('K-08, CA-07: an amount of one’s own of %s', (own_amount, problem) => {
    expect(problemsOf({ own_amount }).own_amount).toBe(problem)
  })

  test.each([
    ['2026-11-20', undefined],
    ['2027-11-21', undefined],
    ['2026-11-19', 'Please choose today or a later day for the delivery.'],
    ['2027-11-22', 'Please choose a day within a year for the delivery.'],
    ['tomorrow', 'Please give the delivery date as year-month-day, such as 2027-01-31.'],
  ])('takes the day %s or says why not', (deliver_on, problem) => {
    expect(problemsOf({ deliver_on }).deliver_on).toBe(problem)
  })

  test('PE-07: cuts no text, and says how long it is', () => {
    expect(problemsOf({ message: 'x'.repeat(500), sender_name: 'x'.repeat(100) })).toEqual({})
    expect(problemsOf({ message: 'x'.repeat(501), recipient_name: 'x'.repeat(101) })).toEqual({
      message: 'That is 501 characters; at most 500 fit here. Please shorten it.',
      recipient_name: 'That is 101 characters; at most 100 fit here. Please shorten it.',
    })
  })

  test('PE-01: is read tidied, and an own amount counts before the choice', () => {
    const typed = typedCertificate(
      formOf({
        amount: '50',
        own_amount: ' 77 ',
        recipient_name: '\u00a0Alex\t',
        recipient_email: 'mailto:alex@example.com',
        sender_name: 'Robin',
        message: 'Hello\r\nyou ',
        deliver_on: '2026-12-24',
        mail_to: 'anything',
      }),
    )
    expect(enteredFields(typed)).toEqual({
      custom_giftcard_amount: '77',
      giftcard_recipient_name: 'Alex',
      giftcard_recipient_email: 'alex@example.com',
      giftcard_sender_name: 'Robin',
      giftcard_message: 'Hello\nyou',
      giftcard_delivery_date: '2026-12-24',
    })
  })
})

test('K-07: a certificate of the cart fills the form as it was typed', () => {
  const line = {
    amountDollars: 100,
    recipientName: 'Alex',
    recipientEmail: 'alex@example.com',
    senderName: 'Robin',
    message: 'Hello',
    deliverOn: '2026-12-24',
  }
  expect(typedAgain(line)).toEqual({
    amount: '100',
    own_amount: '',
    recipient_name: 'Alex',
    mail_to: 'recipient',
    recipient_email: 'alex@example.com',
    sender_name: 'Robin',
    message: 'Hello',
    deliver_on: '2026-12-24',
  })
  const toPrint = typedAgain({ ...line, amountDollars: 77.5, recipientEmail: undefined })
  expect(toPrint).toMatchObject({ amount: '', own_amount: '77.50', mail_to: 'buyer' })
})
