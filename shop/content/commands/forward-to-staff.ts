import { shortenedAtEnd } from '#packages/text/shortened.ts'
import type { Queryable } from '#platform/database/pool.ts'
import type { Mail } from '#platform/mail/mail.ts'
import type { RenderLetter } from '../../letters/letter.ts'
import { contactMessageById } from '../contact-store.ts'
import type { ReadConfiguration } from './configuration-reader.ts'

export interface ForwardDeps {
  db: Queryable
  mail: Pick<Mail, 'send'>
  renderLetter: RenderLetter
  configuration: ReadConfiguration
  publicUrl: string
}

/** The mailbox of the shop; the same address is on its pages. */
export const CONTACT_EMAIL_KEY = 'contact_email'

/** The preview text in lists of mails. */
const PREVIEW_LETTERS = 80

/** Mails a stored message to staff, with the sender as reply-to address. */
export async function forwardToStaff(deps: ForwardDeps, messageId: number): Promise<void> {
  const message = await contactMessageById(deps.db, messageId)
  if (!message) throw new Error(`Expected message ${messageId} to exist but found none`)
  const mailbox = (await deps.configuration()).get(CONTACT_EMAIL_KEY)
  if (!mailbox) throw new Error(`Expected the configuration to name a ${CONTACT_EMAIL_KEY} but it does not`)
  const { name, email, telephone, comment } = message
  const letter = await deps.renderLetter('note', {
    subject: `Message from ${name.replace(/\s+/g, ' ')}`,
    preview: shortenedAtEnd(comment.replace(/\s+/g, ' ').trim(), PREVIEW_LETTERS),
    heading: `${name} wrote`,
    paragraphs: comment.split(/\n+/).filter((line) => line.trim() !== ''),
    smallPrint: [`${name}, ${email}${telephone ? `, ${telephone}` : ''}. Answer this mail to answer them.`],
    shopUrl: deps.publicUrl,
  })
  await deps.mail.send({ ...letter, to: mailbox, replyTo: email, messageId: `message-${messageId}` })
}
