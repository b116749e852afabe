import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { FieldsLoadingNote } from '../port/fields-loading-note.tsx'
import { useFieldsLoading } from '../port/use-fields-loading.ts'
import { type CardPageEnd, openCardPage } from './card-page.ts'
import { NOTHING_CHARGED_YET } from './sentences.ts'

/** PayPal's guides give a token 20 or 30 minutes. */
const OPEN_MS = 19 * 60_000

export interface CardFrameHandle {
  /** To the page, or to what is said in its place. */
  focus(): void
}

interface Props {
  ref: Ref<CardFrameHandle>
  isSandbox: boolean
  end: (how: CardPageEnd | { kind: 'too-old' }) => void
}

/** PayPal's page while it takes a card. */
export function CardFrame({ ref, isSandbox, end }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const { state, opened, tryAgain } = useFieldsLoading('page', async ({ ready }) => {
    if (!place.current) throw new Error('Expected a place for the frame but found none')
    return openCardPage({ place: place.current, isSandbox, ready, ended: end })
  })
  const isReady = state === 'ready'

  useEffect(() => {
    if (isReady) opened?.focus()
  }, [isReady, opened])

  const giveUp = useEffectEvent(() => end({ kind: 'too-old' }))
  useEffect(() => {
    if (!opened) return
    const timer = setTimeout(giveUp, OPEN_MS)
    return () => clearTimeout(timer)
  }, [opened])

  useImperativeHandle(ref, () => ({
    focus: () => (isReady ? opened?.focus() : note.current?.focus()),
  }))

  return (
    <div className="grid justify-items-start gap-3">
      <p>{NOTHING_CHARGED_YET}</p>
      <div ref={place} className={state === 'failed' ? 'hidden' : 'w-full'} />
      <FieldsLoadingNote ref={note} {...{ state, tryAgain }} said={undefined} />
      <Button look="outline" size="small" onClick={() => end({ kind: 'cancelled' })}>
        Close it without a card
      </Button>
    </div>
  )
}
