import { useImperativeHandle, useRef, useState } from 'react'
import { CardBox } from '../port/card-box.tsx'
import type { CardFieldsProps } from '../port/card-entry.ts'
import { FieldsLoadingNote, STILL_LOADING } from '../port/fields-loading-note.tsx'
import { useElement } from './use-element.ts'

/** Stripe's Payment Element: cards, Apple Pay and Google Pay in Stripe's own frame, so no number is ever in this page. */
export function StripeFields({ ref, of, amountCents }: CardFieldsProps) {
  const place = useRef<HTMLDivElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const [refusal, setRefusal] = useState<string>()
  const {
    state,
    opened: element,
    tryAgain,
  } = useElement(place, {
    publishableKey: of.publishable_key ?? '',
    amountCents,
    onChange: () => setRefusal(undefined),
  })

  useImperativeHandle(ref, () => ({
    check() {
      if (state === 'ready') return true
      note.current?.focus()
      return false
    },
    async token() {
      setRefusal(undefined)
      const answer = await element?.token()
      if (answer?.kind === 'token') return answer.token
      setRefusal(answer?.message ?? STILL_LOADING)
      element?.focus()
      return undefined
    },
  }))

  return (
    <CardBox>
      <div ref={place} className={state === 'failed' ? 'hidden' : 'min-h-44 noscript:hidden'} />
      <FieldsLoadingNote
        ref={note}
        {...{ state, tryAgain }}
        said={refusal === undefined ? undefined : { kind: 'problem', sentence: refusal }}
      />
    </CardBox>
  )
}
