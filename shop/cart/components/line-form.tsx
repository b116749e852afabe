import type { Elements } from '#ui/elements.ts'
import type { CartLineView } from './cart-view.ts'
import type { LINE_INTENTS } from './line-intents.ts'
import { SENT_TO_CART } from './use-cart-change.ts'

interface LineFormProps {
  line: Pick<CartLineView, 'uid'>
  intent: Exclude<(typeof LINE_INTENTS)[keyof typeof LINE_INTENTS], 'add'>
  onSubmit: (form: FormData) => void
  children: Elements
}

/** A plain form without JavaScript; with it, `onSubmit` handles the press. */
export function LineForm({ line, intent, onSubmit, children }: LineFormProps) {
  return (
    <form
      {...SENT_TO_CART}
      onSubmit={(event) => {
        event.preventDefault()
        const { submitter } = event.nativeEvent as SubmitEvent
        onSubmit(new FormData(event.currentTarget, submitter))
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="line" value={line.uid} />
      {children}
    </form>
  )
}
