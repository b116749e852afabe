import type { Queryable } from '#platform/database/pool.ts'
import type { Mailer } from '#platform/mail/mail.ts'
import { customerById } from '../../customers/store.ts'
import type { RenderMail } from '../../mail/mail-facts.ts'
import { staffMailbox } from '../../mail/staff-mailbox.ts'
import { accountPaths } from '../../routing/account-paths.ts'
import { answerNote, forwardNote } from '../rules/ticket-mails.ts'
import { messageById } from '../store.ts'

export interface TicketMailDeps {
  db: Queryable
  mail: Pick<Mailer, 'send'>
  renderMail: RenderMail
  configuration: () => Promise<ReadonlyMap<string, string>>
  publicUrl: string
}

/** Mails the shop's answer to whoever opened the ticket. */
export async function sendTicketAnswer(deps: TicketMailDeps, messageId: number): Promise<void> {
  const found = await readMessage(deps, messageId)
  if (!found) return
  const { about, customer } = found
  const url = deps.publicUrl + accountPaths.ticket(about.number)
  const rendered = await deps.renderMail('note', answerNote({ ...about, firstName: customer.firstName, url }))
  await deps.mail.send({
    ...rendered,
    to: customer.email,
    messageId: `ticket-${about.number}-answer-${messageId}`,
  })
}

/** Mails a customer's message to the shop. Answers go through the shop's command, so that the ticket holds them. */
export async function forwardTicket(deps: TicketMailDeps, messageId: number): Promise<void> {
  const found = await readMessage(deps, messageId)
  if (!found) return
  const mailbox = staffMailbox(await deps.configuration())
  const { about, files } = found
  const { firstName, lastName, email } = found.customer
  const customer = { name: `${firstName} ${lastName}`, email }
  const rendered = await deps.renderMail('note', forwardNote({ ...about, customer, files }))
  await deps.mail.send({ ...rendered, to: mailbox, messageId: `ticket-${about.number}-message-${messageId}` })
}

/** Undefined when the account was closed meanwhile, and the ticket with it: nobody is left to write to. */
async function readMessage({ db, publicUrl }: TicketMailDeps, messageId: number) {
  const found = await messageById(db, messageId)
  const customer = found && (await customerById(db, found.ticket.customerId))
  if (!customer) return undefined
  const { ticket, message, files } = found
  const { number, subject, orderNumber } = ticket
  return {
    customer,
    files,
    about: {
      number,
      subject,
      orderNumber: orderNumber ?? undefined,
      message: message.message,
      shopUrl: publicUrl,
    },
  }
}
