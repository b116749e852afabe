/** Does what the shopkeeper said with the commands of tickets, whose checks and sentences hold here too. */
import { isRefusal, type Refusal } from '#shop/api/refusal.ts'
import type { TicketDeps } from '#shop/tickets/commands/deps.ts'
import { closeAsStaff, replyAsStaff } from '#shop/tickets/commands/write-as-staff.ts'
import { ticketWords } from '#shop/tickets/rules/ticket-states.ts'
import { countWaiting, type Ticket, ticketByNumber, waitingTickets } from '#shop/tickets/store.ts'
import { momentInWords, type Outcome, onOneLine } from '../terminal-words.ts'
import { type FileDeps, showTicket } from './show-ticket.ts'
import type { TicketAct } from './ticket-words.ts'

/** More than anybody answers in a row. */
const MAX_LISTED = 100

export async function actOnTickets(deps: TicketDeps & FileDeps, act: TicketAct): Promise<Outcome> {
  switch (act.name) {
    case 'list':
      return { isDone: true, text: await list(deps) }
    case 'show': {
      const ticket = await ticketByNumber(deps.db, act.number)
      if (!ticket) return { isDone: false, text: `There is no ticket ${act.number}.` }
      return { isDone: true, text: await showTicket(deps, ticket, act.folder) }
    }
    case 'reply':
      return outcome(await replyAsStaff(deps, act.number, act.message), 'The customer gets it by mail. ')
    case 'close':
      return outcome(await closeAsStaff(deps, act.number), '')
  }
}

async function list({ db }: TicketDeps): Promise<string> {
  const [waiting, count] = await Promise.all([waitingTickets(db, MAX_LISTED), countWaiting(db)])
  if (count === 0) return 'No ticket waits for an answer.'
  const lines = waiting.map(({ number, changedAt, orderNumber, subject }) =>
    [
      number,
      momentInWords(changedAt),
      orderNumber ? `order ${orderNumber}` : 'no order',
      onOneLine(subject),
    ].join(', '),
  )
  const more = count > waiting.length ? [`and ${count - waiting.length} more`] : []
  return [...lines, ...more].join('\n')
}

function outcome(result: Ticket | Refusal, said: string): Outcome {
  if (isRefusal(result)) return { isDone: false, text: result.message }
  return { isDone: true, text: `${said}Ticket ${result.number}: ${ticketWords[result.state]}.` }
}
