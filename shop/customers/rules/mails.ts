/** The words of every mail about an account. */
import { brand } from '../../brands/brand.ts'
import type { Note } from '../../mail/mail-facts.ts'
import { CODE_MINUTES } from './sign-in-code.ts'

interface To {
  firstName: string
  shopUrl: string
}

const NOT_YOU = 'If this was not you, you need not do anything: without this email nobody can go on.'

export function signInCodeNote({ firstName, shopUrl, code }: To & { code: string }): Note {
  return {
    subject: `${code} is your ${brand.name} sign-in code`,
    preview: `Good for ${CODE_MINUTES} minutes.`,
    heading: `Hello ${firstName}`,
    paragraphs: [
      `Type this code where you asked for it. It is good for ${CODE_MINUTES} minutes and can be used once.`,
    ],
    code,
    smallPrint: ['We never ask for this code on the phone or by email.', NOT_YOU],
    shopUrl,
  }
}

export function passwordLinkNote({
  firstName,
  shopUrl,
  url,
  isFirst,
}: To & { url: string; isFirst: boolean }): Note {
  return {
    subject: isFirst
      ? `Choose a password for your ${brand.name} account`
      : `Choose a new password for ${brand.name}`,
    preview: 'The link is good for two hours.',
    heading: `Hello ${firstName}`,
    paragraphs: [
      isFirst
        ? 'Your account is open. Choose a password with the button below and you can sign in.'
        : 'You asked for a new password. The button below lets you choose one. It works for two hours, and once.',
    ],
    button: { label: isFirst ? 'Choose a password' : 'Choose a new password', url },
    smallPrint: [NOT_YOU],
    shopUrl,
  }
}

export function confirmationNote({ firstName, shopUrl, url }: To & { url: string }): Note {
  return {
    subject: `Please confirm your email for ${brand.name}`,
    preview: 'One click and your account is ready.',
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      'Please confirm that this is your email. After that your account is ready, and you can sign in.',
      'Use the browser in which you opened the account. Opened anywhere else, the link starts the account afresh: you choose a new password, and what you saved in it is removed.',
    ],
    button: { label: 'Confirm my email', url },
    smallPrint: ['If you did not open an account with us, you can throw this email away.'],
    shopUrl,
  }
}

export const accountNotices = [
  'account-opened',
  'password-changed',
  'email-changed',
  'account-closed',
  'account-cleared',
] as const

export type AccountNotice = (typeof accountNotices)[number]

const NOTICES: Record<AccountNotice, { subject: string; heading?: string; said: string }> = {
  'account-opened': {
    subject: `Welcome to ${brand.name}`,
    heading: 'Welcome',
    said: 'Your account is open. It keeps your designs, orders and addresses, on every device where you sign in.',
  },
  'password-changed': {
    subject: `Your ${brand.name} password was changed`,
    said: 'The password of your account was changed just now, and every device was signed out.',
  },
  'email-changed': {
    subject: `The email of your ${brand.name} account was changed`,
    said: 'Your account has a new email now, and every other device was signed out. We are writing to the old email so that you know.',
  },
  'account-closed': {
    subject: `Your ${brand.name} account is closed`,
    said: 'Your account is closed, and what we kept about you is deleted. Orders stay in our books, as tax law requires.',
  },
  'account-cleared': {
    subject: `Please choose a new password for ${brand.name}`,
    said: 'You have just shown that this mailbox is yours. Until then anybody could have set up the account, so to be safe we removed its password, addresses, cart and lists. Choose “Forgot password” to set a new one, or sign in with a mailed code.',
  },
}

export function accountNotice(what: AccountNotice, { firstName, shopUrl }: To): Note {
  const { subject, heading = 'Hello', said } = NOTICES[what]
  return {
    subject,
    preview: said,
    heading: `${heading} ${firstName}`,
    paragraphs: [said, 'If this was not you, please answer this email at once, so that we can help you.'],
    smallPrint: [],
    shopUrl,
  }
}
