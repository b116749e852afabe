/** The shopkeeper answers a ticket, which is mailed to its customer, and closes it. */
import { transaction } from '#platform/database/pool.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import { sendTicketAnswerJob } from '../jobs/names.ts'
import { canClose, stateAfter } from '../rules/ticket-states.ts'
import { messageIn, messageProblem } from '../rules/ticket-texts.ts'
import { changeTicket, insertMessage, lockTicket, type Ticket } from '../store.ts'
import type { TicketDeps } from './deps.ts'

/** A closed ticket opens again with it. */
export async function replyAsStaff(
  { db, clock, jobs }: TicketDeps,
  number: string,
  text: string,
): Promise<Ticket | Refusal> {
  const message = messageIn(text)
  const problem = messageProblem(message)
  if (problem) return refusal('graphql-input', problem)
  return transaction(db, async (tx) => {
    const ticket = await lockTicket(tx, number)
    if (!ticket) return noTicket(number)
    const sentAt = clock.now()
    const messageId = await insertMessage(tx, { ticketId: ticket.id, author: 'staff', message, sentAt })
    const change = { state: stateAfter('staff'), changedAt: sentAt }
    await changeTicket(tx, ticket.id, change)
    await jobs.enqueue(tx, sendTicketAnswerJob, { messageId })
    return { ...ticket, ...change }
  })
}

export function closeAsStaff({ db, clock }: TicketDeps, number: string): Promise<Ticket | Refusal> {
  return transaction(db, async (tx) => {
    const ticket = await lockTicket(tx, number)
    if (!ticket) return noTicket(number)
    if (!canClose(ticket.state)) return refusal('graphql-input', `Ticket ${number} is closed already.`)
    const change = { state: 'closed' as const, changedAt: clock.now() }
    await changeTicket(tx, ticket.id, change)
    return { ...ticket, ...change }
  })
}

const noTicket = (number: string) => refusal('graphql-no-such-entity', `There is no ticket ${number}.`)
