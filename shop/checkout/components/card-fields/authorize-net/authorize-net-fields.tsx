import { useImperativeHandle, useRef, useState } from 'react'
import { CardBox } from '../port/card-box.tsx'
import type { CardFieldsProps } from '../port/card-entry.ts'
import { EnteredNote } from '../port/entered-note.tsx'
import { FieldsLoadingNote, type Said } from '../port/fields-loading-note.tsx'
import { useEnteredCard } from '../port/use-entered-card.ts'
import { useFieldsLoading } from '../port/use-fields-loading.ts'
import { CLOSED_EMPTY, ENTER_FIRST, TOO_OLD, USED_UP } from './sentences.ts'
import { WindowBar } from './window-bar.tsx'

/** A card is typed into a window of Authorize.Net, so no number is ever in this page. It is kept until it is sent. */
export function AuthorizeNetFields({ ref, of }: CardFieldsProps) {
  const button = useRef<HTMLButtonElement>(null)
  const note = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [said, setSaid] = useState<Said>()
  const { login_id: loginId, publishable_key: clientKey, is_sandbox: isSandbox } = of
  const { state, opened, tryAgain } = useFieldsLoading(`${loginId} ${clientKey}`, async ({ ready }) => {
    const { openCardWindow } = await import('./card-window.ts')
    const one = await openCardWindow({ loginId: loginId ?? '', clientKey: clientKey ?? '', isSandbox })
    ready()
    return one
  })
  const entered = useEnteredCard(opened, () => warn(TOO_OLD))
  const { card } = entered

  const warn = (sentence: string) => setSaid({ kind: 'warning', sentence })

  async function enter() {
    if (!opened || isOpen) return
    setSaid(undefined)
    setIsOpen(true)
    const answer = await opened.open()
    setIsOpen(false)
    if (answer.kind === 'card') entered.keep(answer.card)
    else if (answer.kind === 'refused') setSaid({ kind: 'problem', sentence: answer.message })
    else if (!card) warn(CLOSED_EMPTY)
    button.current?.focus({ preventScroll: true })
  }

  /** The focus goes to what has to be done first. */
  function goodCard() {
    const good = entered.good()
    if (good) return good
    if (state !== 'ready') note.current?.focus()
    else {
      if (!card) setSaid({ kind: 'problem', sentence: ENTER_FIRST })
      button.current?.focus()
    }
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
      {state === 'ready' ? (
        <EnteredNote
          ref={button}
          isDialog
          card={card}
          explanation="A window of Authorize.Net takes your card details. You pay afterwards, here."
          enter={enter}
        />
      ) : null}
      <FieldsLoadingNote ref={note} {...{ state, tryAgain, said }} />
      {isOpen && opened ? <WindowBar close={opened.close} /> : null}
    </CardBox>
  )
}
