import type { ComponentProps, Ref } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { FieldsState } from './use-fields-loading.ts'

export const STILL_LOADING = 'One moment: the card fields are on their way.'

const NOTHING_LOST = 'You have not been charged, and what you typed is kept.'

const sentences = {
  slow: `The card fields take longer than usual. ${NOTHING_LOST}`,
  failed: `The card fields could not be loaded. Something in your browser or network may hold them back. ${NOTHING_LOST}`,
} as const

/** What else there is to say of the card. */
export interface Said {
  kind: ComponentProps<typeof Notice>['kind']
  sentence: string
}

interface Props {
  /** For the focus, when "Pay" finds the fields missing. */
  ref: Ref<HTMLDivElement>
  state: FieldsState
  tryAgain: () => void
  said: Said | undefined
}

/** What the shopper reads while the fields of a gateway are on their way, or when they do not come. */
export function FieldsLoadingNote({ ref, state, tryAgain, said }: Props) {
  return (
    <div ref={ref} tabIndex={-1} className="grid justify-items-start gap-3 empty:hidden noscript:hidden">
      {state === 'loading' ? <p role="status">{STILL_LOADING}</p> : null}
      {state === 'slow' || state === 'failed' ? (
        <>
          <Notice kind="warning">{sentences[state]}</Notice>
          <Button look="outline" onClick={tryAgain}>
            Try again
          </Button>
        </>
      ) : null}
      {said ? <Notice kind={said.kind}>{said.sentence}</Notice> : null}
    </div>
  )
}
