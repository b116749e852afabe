import { useEffect, useRef } from 'react'
import { useActionData, useFetcher, useLocation } from 'react-router'
import { Button } from '#ui/button.tsx'
import type { ButtonLook } from '#ui/button-class.ts'
import type { Elements } from '#ui/elements.ts'
import { Notice } from '#ui/notice.tsx'
import { FailureNote } from '../../connection/failure-note.tsx'
import type { Failed } from '../../connection/keep-page.ts'
import { LineNote } from '../../connection/line-note.tsx'
import { SignInElsewhere } from '../../connection/sign-in-elsewhere.tsx'
import { type ActAnswer, TARGET_FIELD } from './act-answer.ts'

interface ActFormProps {
  /** What the form asks for. */
  intent: string
  /** What it is about, such as the id of an address, where a screen has several of the same form. */
  target?: string
  /** The words of its button. */
  button: string
  /** Said to screen readers after the button's words. */
  about?: string
  look?: ButtonLook['look'] | 'link'
  className?: string
  /** The fields, with what the shop said of them and what was typed. */
  children?: (answer: Pick<ActAnswer, 'problems' | 'typed'>) => Elements
}

const NOTHING: Pick<ActAnswer, 'problems' | 'typed'> = { problems: {}, typed: {} }

/** A form on a screen of the account: sent without leaving it, and answered beside it, with scripts or without. */
export function ActForm({ intent, target = '', button, about, look, className, children }: ActFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const change = useFetcher<ActAnswer | Failed>()
  const plain = useActionData<ActAnswer>()
  const { pathname, search } = useLocation()
  const isBusy = change.state !== 'idle'
  const isOurs = plain?.intent === intent && plain.target === target
  // What was typed stays in the fields when the answer broke, and the sentence says so.
  const failure = change.data?.kind === 'failed' ? change.data : undefined
  const said = change.data?.kind === 'failed' ? undefined : change.data
  const answer = said ?? (isOurs && failure === undefined ? plain : undefined)
  useEffect(() => {
    if (change.data?.kind === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    if (change.data?.kind === 'done') form.current?.reset()
  }, [change.data])

  const words = (
    <>
      <span>{button}</span>
      {about ? <span className="sr-only">{` ${about}`}</span> : null}
    </>
  )
  return (
    <change.Form
      ref={form}
      method="post"
      action={pathname + search}
      noValidate
      className={className}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      {target ? <input type="hidden" name={TARGET_FIELD} value={target} /> : null}
      {children?.(answer ?? NOTHING)}
      {answer?.message && !isBusy ? (
        <Notice kind={answer.kind === 'done' ? 'ok' : 'problem'}>
          <p>{answer.message}</p>
          {answer.needsSignIn ? <SignInElsewhere /> : null}
        </Notice>
      ) : null}
      <FailureNote answer={failure} busy={isBusy} />
      <LineNote busy={isBusy} />
      {look === 'link' ? (
        <button type="submit" className="link min-h-11 text-small">
          {words}
        </button>
      ) : (
        <div>
          <Button type="submit" busy={isBusy} {...(look && { look })}>
            {words}
          </Button>
        </div>
      )}
    </change.Form>
  )
}
