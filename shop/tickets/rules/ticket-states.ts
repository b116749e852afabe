/** Where a ticket stands, and what its customer may do with it. */

/** `waiting` for the shop; `answered`, and so with the customer; `closed` by either of them. */
export type TicketState = 'waiting' | 'answered' | 'closed'
export type TicketAuthor = 'customer' | 'staff'

export const ticketWords: Record<TicketState, string> = {
  waiting: 'With us',
  answered: 'Answered',
  closed: 'Closed',
}

/** After a message of one of the two. A closed ticket opens again with it. */
export const stateAfter = (author: TicketAuthor): TicketState => (author === 'staff' ? 'answered' : 'waiting')

export const canClose = (state: TicketState): boolean => state !== 'closed'
