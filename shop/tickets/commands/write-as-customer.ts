/** A customer opens a ticket, answers in it, and closes it. Each message is mailed to the shop. */
import { type Transaction, transaction } from '#platform/database/pool.ts'
import type { Limits } from '#platform/limits/limits.ts'
import { type LimitName, withinLimit } from '../../api/limits.ts'
import { isRefusal, type Refusal, refusal } from '../../api/refusal.ts'
import { isOrderOf } from '../../orders/customer-orders-store.ts'
import { claimFiles } from '../file-store.ts'
import { forwardTicketJob } from '../jobs/names.ts'
import { FILE_NOT_UPLOADED, MAX_FILES, TOO_MANY_FILES } from '../rules/ticket-file.ts'
import { canClose, stateAfter } from '../rules/ticket-states.ts'
import { MAX_MESSAGES, messageIn, messageProblem, subjectIn, subjectProblem } from '../rules/ticket-texts.ts'
import {
  changeTicket,
  countMessages,
  insertMessage,
  insertTicket,
  lockTicket,
  type Ticket,
} from '../store.ts'
import type { TicketDeps } from './deps.ts'

type Deps = TicketDeps & { limits: Limits<LimitName> }

interface Written {
  message: string
  /** References of files that the customer has uploaded. */
  files: readonly string[]
}

const NO_TICKET = 'We could not find this ticket.'
const NO_ORDER = 'We could not find this order among yours. Choose another one, or none.'
const TOO_LONG = `This ticket has ${MAX_MESSAGES} messages already. Please open another one.`
const TOO_MANY = 'You have written to us often today. Please wait a while, or put it all into one message.'

export async function openTicket(
  deps: Deps,
  customerId: number,
  input: Written & { subject: string; orderNumber: string | undefined },
): Promise<Ticket | Refusal> {
  const subject = subjectIn(input.subject)
  const problem = subjectProblem(subject)
  if (problem) return wrong(problem)
  const { orderNumber } = input
  if (orderNumber !== undefined && !(await isOrderOf(deps.db, customerId, orderNumber)))
    return wrong(NO_ORDER)
  return write(deps, customerId, input, async (tx) => {
    const now = deps.clock.now()
    return insertTicket(tx, {
      customerId,
      orderNumber: orderNumber ?? null,
      subject,
      state: stateAfter('customer'),
      openedAt: now,
      changedAt: now,
    })
  })
}

/** A closed ticket opens again with it. */
export function replyAsCustomer(
  deps: Deps,
  customerId: number,
  { number, ...written }: Written & { number: string },
): Promise<Ticket | Refusal> {
  return write(deps, customerId, written, async (tx) => {
    const ticket = await lockTicket(tx, number)
    if (ticket?.customerId !== customerId) return refusal('graphql-no-such-entity', NO_TICKET)
    if ((await countMessages(tx, ticket.id)) >= MAX_MESSAGES) return wrong(TOO_LONG)
    const change = { state: stateAfter('customer'), changedAt: deps.clock.now() }
    await changeTicket(tx, ticket.id, change)
    return { ...ticket, ...change }
  })
}

/** Closing twice changes nothing. */
export function closeAsCustomer(
  { db, clock }: Pick<TicketDeps, 'db' | 'clock'>,
  customerId: number,
  number: string,
): Promise<Ticket | Refusal> {
  return transaction(db, async (tx) => {
    const ticket = await lockTicket(tx, number)
    if (ticket?.customerId !== customerId) return refusal('graphql-no-such-entity', NO_TICKET)
    if (!canClose(ticket.state)) return ticket
    const change = { state: 'closed' as const, changedAt: clock.now() }
    await changeTicket(tx, ticket.id, change)
    return { ...ticket, ...change }
  })
}

/** The message with its files, in the ticket that `into` gives; all of it, or nothing. */
async function write(
  deps: Deps,
  customerId: number,
  written: Written,
  into: (tx: Transaction) => Promise<Ticket | Refusal>,
): Promise<Ticket | Refusal> {
  const message = messageIn(written.message)
  const problem = messageProblem(message)
  if (problem) return wrong(problem)
  const references = [...new Set(written.files)]
  if (references.length > MAX_FILES) return wrong(TOO_MANY_FILES)
  const tooMany = await withinLimit(deps.limits, 'ticket-message-customer', String(customerId))
  if (tooMany) return wrong(TOO_MANY)
  try {
    return await transaction(deps.db, async (tx) => {
      const ticket = await into(tx)
      if (isRefusal(ticket)) return ticket
      const sentAt = deps.clock.now()
      const messageId = await insertMessage(tx, { ticketId: ticket.id, author: 'customer', message, sentAt })
      const claimed = await claimFiles(tx, { references, customerId, messageId })
      if (claimed < references.length) throw new FileIsGone()
      await deps.jobs.enqueue(tx, forwardTicketJob, { messageId })
      return ticket
    })
  } catch (error) {
    if (error instanceof FileIsGone) return wrong(FILE_NOT_UPLOADED)
    throw error
  }
}

/** Undoes the transaction: a message whose files are missing would be a misunderstanding. */
class FileIsGone extends Error {}

const wrong = (message: string) => refusal('graphql-input', message)
