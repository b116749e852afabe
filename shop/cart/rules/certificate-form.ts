/** The form that orders or changes a gift certificate (K-06, K-07): its fields, and what is wrong with each of them. */
import { toDollars } from '#packages/money/money.ts'
import { tidiedEmail } from '#packages/typed-values/typed-email.ts'
import { tidiedLines, tidiedText } from '#packages/typed-values/typed-text.ts'
import { OFFERED_GIFT_CENTS } from '../../catalogue/rules/gift-certificate.ts'
import { emailProblem } from '../../fields/rules/address.ts'
import { emailAdvice, tooLong } from '../../fields/rules/field-words.ts'
import {
  amountProblem,
  type CertificateField,
  centsOf,
  dayProblem,
  MAX_MESSAGE_LENGTH,
  MAX_NAME_LENGTH,
} from './gift-certificate.ts'

/** What is typed, by the names of the fields. */
export interface TypedCertificate {
  /** Of the amounts that are offered, in dollars; empty when none is chosen. */
  amount: string
  /** Counts before the choice when it is filled in. */
  own_amount: string
  recipient_name: string
  /** Who gets the mail. */
  mail_to: MailTo
  recipient_email: string
  sender_name: string
  message: string
  /** YYYY-MM-DD; empty for as soon as it is paid. */
  deliver_on: string
}

/** `buyer`: to print at home, or to pass on. */
export type MailTo = 'recipient' | 'buyer'
export type TypedField = Exclude<keyof TypedCertificate, 'amount' | 'mail_to'>
export type CertificateProblems = Partial<Record<TypedField, string>>

export const NOTHING_TYPED: TypedCertificate = {
  amount: '50',
  own_amount: '',
  recipient_name: '',
  mail_to: 'recipient',
  recipient_email: '',
  sender_name: '',
  message: '',
  deliver_on: '',
}

export function typedCertificate(form: FormData): TypedCertificate {
  const text = (name: keyof TypedCertificate) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    amount: tidiedText(text('amount')),
    own_amount: tidiedText(text('own_amount')),
    recipient_name: tidiedText(text('recipient_name')),
    mail_to: text('mail_to') === 'buyer' ? 'buyer' : 'recipient',
    recipient_email: tidiedEmail(text('recipient_email')),
    sender_name: tidiedText(text('sender_name')),
    // Browsers send two characters for the end of a line, and count one.
    message: tidiedLines(text('message').replace(/\r\n?/g, '\n')),
    deliver_on: tidiedText(text('deliver_on')),
  }
}

/** A certificate of the cart as the form shows it. */
export function typedAgain(line: {
  amountDollars: number
  recipientName: string
  recipientEmail: string | undefined
  senderName: string
  message: string | undefined
  deliverOn: string | undefined
}): TypedCertificate {
  const isOffered = OFFERED_GIFT_CENTS.some((cents) => toDollars(cents) === line.amountDollars)
  return {
    amount: isOffered ? String(line.amountDollars) : '',
    own_amount: isOffered ? '' : line.amountDollars.toFixed(2),
    recipient_name: line.recipientName,
    mail_to: line.recipientEmail === undefined ? 'buyer' : 'recipient',
    recipient_email: line.recipientEmail ?? '',
    sender_name: line.senderName,
    message: line.message ?? '',
    deliver_on: line.deliverOn ?? '',
  }
}

/** Undefined for what is no amount. */
export const amountCentsOf = ({ own_amount, amount }: TypedCertificate) => centsOf(own_amount || amount)

/** @param today  the day in the shop, YYYY-MM-DD */
export function certificateProblems(typed: TypedCertificate, today: string): CertificateProblems {
  const { own_amount, amount, recipient_name, mail_to, recipient_email, sender_name, message } = typed
  const found: CertificateProblems = {
    own_amount:
      own_amount || amount
        ? amountProblem(amountCentsOf(typed))
        : 'Choose an amount, or type one of your own.',
    recipient_name: nameProblem(recipient_name, 'Enter the name of the person who gets it, such as Alex.'),
    recipient_email: mail_to === 'recipient' ? recipientEmailProblem(recipient_email) : undefined,
    sender_name: nameProblem(sender_name, 'Enter your name as they know you, such as Robin.'),
    message: message.length > MAX_MESSAGE_LENGTH ? tooLong(message, MAX_MESSAGE_LENGTH) : undefined,
    deliver_on: typed.deliver_on === '' ? undefined : dayProblem(typed.deliver_on, today),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined))
}

function recipientEmailProblem(email: string): string | undefined {
  if (email === '') return 'Enter their email, such as name@example.com.'
  return emailProblem(email) ? emailAdvice(email) : undefined
}

function nameProblem(name: string, asked: string): string | undefined {
  if (name === '') return asked
  return name.length > MAX_NAME_LENGTH ? tooLong(name, MAX_NAME_LENGTH) : undefined
}

/** As the API takes it: every field, so that what was cleared is cleared there. */
export function enteredFields(typed: TypedCertificate): Partial<Record<CertificateField, string>> {
  return {
    custom_giftcard_amount: String(toDollars(amountCentsOf(typed) ?? 0)),
    giftcard_recipient_name: typed.recipient_name,
    giftcard_recipient_email: typed.mail_to === 'recipient' ? typed.recipient_email : '',
    giftcard_sender_name: typed.sender_name,
    giftcard_message: typed.message,
    giftcard_delivery_date: typed.deliver_on,
  }
}
