import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { accountPaths } from '../../routing/account-paths.ts'
import { AccountFrame } from './account-frame.tsx'
import type { TicketsShown } from './account-screen.ts'
import { dayOfInstant } from './day-of-instant.ts'
import { PageLinks } from './page-links.tsx'

/** I-10: what was asked, changed last first. */
export function TicketList({
  tickets: { items, page_info },
  order,
}: Extract<TicketsShown, { kind: 'list' }>) {
  return (
    <AccountFrame heading={order ? `Tickets about order ${order}` : 'Tickets'}>
      <div className="grid justify-items-start gap-5">
        <p className="max-w-[60ch] text-ink-2">
          {items.length > 0
            ? 'What you have asked us, and our answers. We also send each answer by email.'
            : 'There is nothing here yet. Ask us about an order, a product or anything else; we answer here and by email.'}
        </p>
        <Link to={accountPaths.newTicket(order)} className={buttonClass({})}>
          Ask us
        </Link>
      </div>
      {items.length > 0 ? (
        <ul className="border-t border-line">
          {items.map((ticket) => (
            <li
              key={ticket.number}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-4"
            >
              <div className="min-w-0 flex-[1_1_14rem]">
                <Link
                  to={accountPaths.ticket(ticket.number)}
                  className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
                >
                  {ticket.subject}
                </Link>
                <p className="text-small text-ink-2">{aboutOf(ticket)}</p>
              </div>
              <p className="text-small font-semibold">{ticket.state_label}</p>
            </li>
          ))}
        </ul>
      ) : null}
      <PageLinks
        name="Pages of tickets"
        path={accountPaths.tickets(order)}
        page={page_info.current_page}
        of={page_info.total_pages}
      />
      {order ? (
        <Link
          to={accountPaths.tickets()}
          className="link inline-flex min-h-11 items-center justify-self-start"
        >
          All tickets
        </Link>
      ) : null}
    </AccountFrame>
  )
}

const aboutOf = ({
  number,
  order_number,
  changed_at,
}: {
  number: string
  order_number?: string | null
  changed_at: string
}) =>
  [`Ticket ${number}`, ...(order_number ? [`order ${order_number}`] : []), dayOfInstant(changed_at)].join(
    ', ',
  )
