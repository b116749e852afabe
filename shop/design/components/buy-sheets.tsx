/** What "Add to cart" asks before it does anything. */
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { paths } from '../../routing/paths.ts'
import type { Check, Finding } from '../editor/readiness/check.ts'
import { useShowFinding } from './hooks/use-show-finding.ts'
import { Sheet } from './sheet.tsx'

export interface Doubt {
  /** What found it. */
  check: Check
  finding: Finding
}

/** Before a print that will look blurred, loses words or has an empty side. */
export function DoubtsSheet({
  doubts,
  onDecide,
}: {
  doubts: readonly Doubt[]
  onDecide: (printsIt: boolean) => void
}) {
  const showFinding = useShowFinding()
  const isPoor = doubts.some(({ finding }) => finding.state === 'poor')
  return (
    <Sheet
      title="Print it like this?"
      onClose={() => onDecide(false)}
      foot={
        <>
          <Button
            look="outline"
            onClick={() => {
              onDecide(false)
              if (doubts[0]) showFinding(doubts[0].check, doubts[0].finding)
            }}
          >
            Change it first
          </Button>
          <Button onClick={() => onDecide(true)}>Yes, print it like this</Button>
        </>
      }
    >
      {doubts.map(({ finding }) => (
        <p key={finding.sentence}>{finding.sentence}</p>
      ))}
      <p>
        {isPoor
          ? 'A smaller size or a larger original looks better. We print it exactly as you decide.'
          : 'We print it exactly as you decide.'}
      </p>
    </Sheet>
  )
}

/** Before a second piece of a design that is in the cart already. */
export function AnotherSheet({
  sentence,
  onAdd,
  onClose,
}: {
  sentence: string
  onAdd: () => void
  onClose: () => void
}) {
  return (
    <Sheet
      title="Add one more?"
      onClose={onClose}
      foot={
        <>
          <Link to={paths.cart()} className={buttonClass({ look: 'outline' })}>
            Go to the cart
          </Link>
          <Button
            onClick={() => {
              onClose()
              onAdd()
            }}
          >
            Add one more
          </Button>
        </>
      }
    >
      <p>{sentence}</p>
    </Sheet>
  )
}
