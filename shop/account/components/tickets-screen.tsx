import type { TicketsShown } from './account-screen.ts'
import { NewTicket } from './new-ticket.tsx'
import { TicketDetail } from './ticket-detail.tsx'
import { TicketList } from './ticket-list.tsx'

/** I-10, CA-111. */
export function TicketsScreen({ shown }: { shown: TicketsShown }) {
  switch (shown.kind) {
    case 'list':
      return <TicketList {...shown} />
    case 'one':
      return <TicketDetail {...shown} />
    case 'new':
      return <NewTicket {...shown} />
  }
}
