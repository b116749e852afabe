import { Notice } from '#ui/notice.tsx'
import type { ChangeWindowFragment } from '../../generated/client/graphql.ts'

/** Until when an order can be changed, and how long that is from now. */
export function ChangeWindow({ window }: { window: ChangeWindowFragment }) {
  const { is_open, until_words, time_left, closed_because } = window
  if (!is_open) return <p>{closed_because}</p>
  if (!until_words) return <p>You can change or cancel it until we begin to make or send it.</p>
  return <p>{`You can change or cancel it until ${until_words}. That is ${time_left} from now.`}</p>
}

/** What is left to do with an order that is closed for changes. */
export function ChangesClosed({ window, statusCode }: { window: ChangeWindowFragment; statusCode: string }) {
  const isOver = statusCode === 'canceled' || statusCode === 'closed'
  return (
    <Notice kind="warning">
      <p>{window.closed_because}</p>
      <p>
        {isOver
          ? 'Nothing of it is made any more. Your designs are kept, so you can order them again.'
          : 'If something is wrong with it, write to us with its number and we look at what can still be done. What arrives faulty or damaged we make again or refund.'}
      </p>
    </Notice>
  )
}
