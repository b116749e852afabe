import { type Ref, useId } from 'react'
import { buttonClass } from '#ui/button-class.ts'
import type { EnteredCard } from './entered-card.ts'

interface Props {
  /** The button, for the focus. */
  ref: Ref<HTMLButtonElement>
  card: EnteredCard | undefined
  /** What the press opens. */
  explanation: string
  isDialog?: boolean
  enter: () => void
}

/** Which card is ready, and the button that opens the gateway's own window or page for one. */
export function EnteredNote({ ref, card, explanation, isDialog = false, enter }: Props) {
  const id = useId()
  return (
    <div className="grid justify-items-start gap-3">
      <p id={id} role="status">
        {!card
          ? explanation
          : card.lastDigits
            ? `Your card ending in ${card.lastDigits} is ready to pay.`
            : 'Your card is ready to pay.'}
      </p>
      <button
        ref={ref}
        type="button"
        aria-haspopup={isDialog ? 'dialog' : undefined}
        aria-describedby={id}
        onClick={enter}
        className={buttonClass({ look: 'outline' })}
      >
        {card ? 'Change the card' : 'Enter card details'}
      </button>
    </div>
  )
}
