/** What the mails about a ticket say. Neither holds a file: they are read in the shop. */
import { shortenedAtEnd } from '#packages/text/shortened.ts'
import { brand } from '../../brands/brand.ts'
import type { Note } from '../../mail/mail-facts.ts'

/** The preview text in lists of mails. */
const PREVIEW_CHARACTERS = 80

interface About {
  number: string
  subject: string
  orderNumber: string | undefined
  message: string
  shopUrl: string
}

/** For the customer. */
export function answerNote({
  number,
  subject,
  message,
  shopUrl,
  firstName,
  url,
}: About & { firstName: string; url: string }): Note {
  return {
    subject: `${brand.name} has answered your ticket ${number}`,
    preview: previewOf(message),
    heading: `Hello ${firstName}`,
    paragraphs: [`We have answered your ticket ${number}, “${subject}”:`, ...paragraphsOf(message)],
    button: { label: 'Open the ticket', url },
    smallPrint: [
      'To answer, open the ticket: you sign in, and what you write reaches us with all before it.',
    ],
    shopUrl,
  }
}

/** For the mailbox of the shop. */
export function forwardNote({
  number,
  subject,
  orderNumber,
  message,
  shopUrl,
  customer,
  files,
}: About & {
  customer: { name: string; email: string }
  /** How many came with the message. */
  files: number
}): Note {
  const about = orderNumber ? `About order ${orderNumber}.` : 'About no order.'
  return {
    subject: `Ticket ${number}: ${subject}`,
    preview: previewOf(message),
    heading: `${customer.name} wrote`,
    paragraphs: [
      ...paragraphsOf(message),
      ...(files > 0
        ? [
            `With ${files === 1 ? 'a file' : `${files} files`}: npm run tickets -- show ${number} --files <folder>`,
          ]
        : []),
    ],
    smallPrint: [
      `${about} From ${customer.name}, ${customer.email}. Answer with: npm run tickets -- reply ${number} "…"`,
    ],
    shopUrl,
  }
}

const paragraphsOf = (message: string) => message.split(/\n+/).filter((line) => line.trim() !== '')
const previewOf = (message: string) => shortenedAtEnd(message.replace(/\s+/g, ' ').trim(), PREVIEW_CHARACTERS)
