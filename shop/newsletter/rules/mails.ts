/** The words of the mails about the newsletter. */
import { brand } from '../../brands/brand.ts'
import type { Note } from '../../mail/mail-facts.ts'

interface To {
  firstName: string | null
  shopUrl: string
  unsubscribeUrl: string
}

/** Spam Act 2003: every mail says who sends it, and how to stop it. */
const SENDER = `${brand.name}, Marsden Park NSW, Australia.`

const greeting = (firstName: string | null) => (firstName ? `Hello ${firstName}` : 'Hello')

export function confirmNote({ firstName, shopUrl, unsubscribeUrl, url }: To & { url: string }): Note {
  return {
    subject: 'Please confirm your subscription',
    preview: 'One more step, so that nobody can sign you up but you.',
    heading: greeting(firstName),
    paragraphs: [
      `Somebody asked us to send ${brand.name} offers and news to this address. If it was you, please confirm it below.`,
      'If it was not you, you need not do anything: without your yes we send nothing.',
    ],
    button: { label: 'Confirm my subscription', url },
    smallPrint: ['The link works for seven days.', { label: 'Never ask again', url: unsubscribeUrl }, SENDER],
    shopUrl,
  }
}

export function welcomeNote({ firstName, shopUrl, unsubscribeUrl, ...gift }: To & { coupon?: string }): Note {
  // As the shop's pages write it.
  const coupon = gift.coupon?.toUpperCase()
  return {
    subject: 'You are on our list',
    preview: coupon ? `Your code: ${coupon}` : `Offers and news from ${brand.name}, now and then.`,
    heading: greeting(firstName),
    paragraphs: [
      'Thank you for subscribing. We write when there is something worth opening, and not more often.',
      ...(coupon ? ['This code is for your first order. Type it in your cart.'] : []),
    ],
    ...(coupon && { code: coupon }),
    button: { label: 'Look around', url: shopUrl },
    smallPrint: ['You asked for these emails.', { label: 'Stop these emails', url: unsubscribeUrl }, SENDER],
    shopUrl,
  }
}
