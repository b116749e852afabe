import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { Notice } from '#ui/notice.tsx'
import { CardBox } from '../port/card-box.tsx'
import type { CardFieldsProps } from '../port/card-entry.ts'
import { EnteredNote } from '../port/entered-note.tsx'
import type { Said } from '../port/fields-loading-note.tsx'
import { type CardKeeper, useEnteredCard } from '../port/use-entered-card.ts'
import { CardFrame, type CardFrameHandle } from './card-frame.tsx'
import type { CardPageEnd } from './card-page.ts'
import { CARD_TOO_OLD, CLOSED_EMPTY, ENTER_FIRST, EXPLANATION, PAGE_TOO_OLD, USED_UP } from './sentences.ts'

/** A little less than the day for which the shop charges a card that was checked. */
const GOOD_MS = 23 * 3_600_000

/** For as long as the document lives. */
const keeper: CardKeeper = { card: undefined }

/** A card is typed into PayPal's page in a frame, so no number is ever in this page. It is kept until it is sent. */
export function PayflowFields({ ref, of }: CardFieldsProps) {
  const button = useRef<HTMLButtonElement>(null)
  const frame = useRef<CardFrameHandle>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [said, setSaid] = useState<Said>()
  const warn = (sentence: string) => setSaid({ kind: 'warning', sentence })
  const refuse = (sentence: string) => setSaid({ kind: 'problem', sentence })
  const entered = useEnteredCard(keeper, () => warn(CARD_TOO_OLD))
  const { card } = entered

  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  function enter() {
    setSaid(undefined)
    setIsOpen(true)
  }

  function end(how: CardPageEnd | { kind: 'too-old' }) {
    setIsOpen(false)
    if (how.kind === 'entered') {
      setSaid(undefined)
      const { token, lastDigits } = how
      entered.keep({ token, lastDigits, goodUntil: Date.now() + GOOD_MS })
    } else if (how.kind === 'refused') refuse(how.message)
    else if (how.kind === 'too-old') warn(PAGE_TOO_OLD)
    else if (!card) warn(CLOSED_EMPTY)
  }

  /** The focus goes to what has to be done first. */
  function goodCard() {
    const good = isOpen ? undefined : entered.good()
    if (good) return good
    if (isOpen || !card) refuse(ENTER_FIRST)
    if (isOpen) frame.current?.focus()
    else button.current?.focus()
    return undefined
  }

  useImperativeHandle(ref, () => ({
    check: () => goodCard() !== undefined,
    async token() {
      const good = goodCard()
      entered.handOver()
      return good?.token
    },
    used() {
      entered.keep(undefined)
      warn(USED_UP)
    },
  }))

  return (
    <CardBox>
      {isOpen ? (
        <CardFrame ref={frame} isSandbox={of.is_sandbox} end={end} />
      ) : (
        <EnteredNote ref={button} card={card} explanation={EXPLANATION} enter={enter} />
      )}
      {said ? <Notice kind={said.kind}>{said.sentence}</Notice> : null}
    </CardBox>
  )
}
