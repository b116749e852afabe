import { Link } from 'react-router'
import { brand } from '../../brands/brand.ts'
import { accountPaths } from '../../routing/account-paths.ts'
import { paths } from '../../routing/paths.ts'
import { AccountFrame } from './account-frame.tsx'
import type { TicketsShown } from './account-screen.ts'
import { INTENTS } from './act-answer.ts'
import { ActForm } from './act-form.tsx'
import { dayOfInstant } from './day-of-instant.ts'
import { MessageFields } from './message-fields.tsx'
import { News } from './news.tsx'

type One = Extract<TicketsShown, { kind: 'one' }>
type Message = One['ticket']['messages'][number]

const DONE = {
  sent: 'Your message is with us. We answer here and by email.',
  closed: 'The ticket is closed. Write again and it opens again.',
} as const

/** I-10: one ticket with all its messages, and the way to go on or to end it. */
export function TicketDetail({ ticket, done, act }: One) {
  const { number, subject, state, state_label, order_number, opened_at, messages } = ticket
  return (
    <AccountFrame heading={`Ticket ${number}`}>
      {done ? <News>{DONE[done]}</News> : null}
      <section>
        <h2 className="display text-block wrap-anywhere">{subject}</h2>
        <p className="mt-1 text-ink-2">{`${state_label}. Opened ${dayOfInstant(opened_at)}.`}</p>
        <p className="flex flex-wrap gap-x-6">
          {order_number ? (
            <Link to={paths.order(order_number)} className={LINK}>
              {`Order ${order_number}`}
            </Link>
          ) : null}
          <Link to={accountPaths.tickets()} className={LINK}>
            All tickets
          </Link>
        </p>
        <ol className="mt-5 grid gap-4">
          {messages.map((message) => (
            <MessageOf key={message.sent_at + message.author} message={message} />
          ))}
        </ol>
      </section>
      <section>
        <h2 className="display mb-4 text-block">Write to us</h2>
        <ActForm
          // What was sent is gone from the fields; the next message is another act.
          key={messages.length}
          intent={INTENTS.replyToTicket}
          target={number}
          button="Send"
          className="grid max-w-[40rem] gap-5"
        >
          {({ problems, typed }) => <MessageFields problems={problems} typed={typed} act={act} />}
        </ActForm>
      </section>
      {state === 'CLOSED' ? null : (
        <section className="border-t border-line pt-8">
          <h2 className="display mb-2 text-block">Is it settled?</h2>
          <ActForm
            intent={INTENTS.closeTicket}
            target={number}
            button="Close the ticket"
            look="outline"
            className="grid gap-4"
          />
        </section>
      )}
    </AccountFrame>
  )
}

const LINK = 'link inline-flex min-h-11 items-center'

function MessageOf({ message: { author, message, sent_at, files } }: { message: Message }) {
  const isOurs = author === 'STAFF'
  return (
    <li className={isOurs ? 'rounded-l bg-sunk p-5' : 'rounded-l border border-line p-5'}>
      <p className="text-small text-ink-2">{`${isOurs ? brand.name : 'You'}, ${dayOfInstant(sent_at)}`}</p>
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{message}</p>
      {files.length > 0 ? (
        <ul className="mt-2 text-small">
          {files.map(({ name, url, bytes }) => (
            <li key={url}>
              <a href={url} download className={`${LINK} wrap-anywhere`}>
                {`${name}, ${sizeOf(bytes)}`}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  )
}

/** @example '2.4 MB' */
const sizeOf = (bytes: number) =>
  bytes < 100_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
