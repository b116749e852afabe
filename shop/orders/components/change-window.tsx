import { Notice } from '#ui/notice.tsx'
import type { ChangeWindowFragment } from '../../generated/client/graphql.ts'

/** Until when an order can be changed, and how long that is from now. */
export function ChangeWindow({ window }: { window: ChangeWindowFragment }) {
  const { is_open, can_change, can_cancel, until_words, time_left, closed_because } = window
  if (!is_open) return <p>{closed_because}</p>
  if (!can_change) return <p>You can cancel it until it is paid.</p>
  const what = can_cancel ? 'change or cancel it' : 'change it'
  if (!until_words) return <p>{`You can ${what} until we begin to make or send it.`}</p>
  return <p>{`You can ${what} until ${until_words}. That is ${time_left} from now.`}</p>
}

/** Of the link to the page where that is done. */
export const changeLinkWords = ({ can_change }: ChangeWindowFragment) =>
  can_change ? 'Change this order' : 'Cancel this order'

/** What is left to do with an order that is closed for changes. */
export function ChangesClosed({ window, statusCode }: { window: ChangeWindowFragment; statusCode: string }) {
  // Who has just cancelled it is not warned of that.
  if (statusCode === 'canceled' || statusCode === 'closed') {
    return (
      <div className="max-w-[60ch] text-ink-2">
        <p>{window.closed_because}</p>
        <p>Nothing of it is made any more. Your designs are kept, so you can order them again.</p>
      </div>
    )
  }
  return (
    <Notice kind="warning">
      <p>{window.closed_because}</p>
      <p>
        If something is wrong with it, write to us with its number and we look at what can still be done. What
        arrives faulty or damaged we make again or refund.
      </p>
    </Notice>
  )
}
