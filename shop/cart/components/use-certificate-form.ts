/** The form of a gift certificate: what is typed is seen in the preview at once, and checked before it is sent. */
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { useAfterPress } from '#ui/use-after-press.ts'
import type { Failed } from '../../connection/keep-page.ts'
import { useHydratedMark } from '../../hydration/press-waits.tsx'
import { ACT_FIELD } from '../../request/act-field.ts'
import {
  type CertificateProblems,
  certificateProblems,
  type TypedCertificate,
  typedCertificate,
} from '../rules/certificate-form.ts'

export interface CertificateAnswer {
  typed: TypedCertificate
  problems: CertificateProblems
  /** For the shopper; undefined when a field says it. */
  message: string | undefined
}

export function useCertificateForm(
  before: TypedCertificate,
  { today, answered }: { today: string; answered: CertificateAnswer | undefined },
) {
  const form = useRef<HTMLFormElement>(null)
  const lastSent = useRef<{ text: string; act: string }>(undefined)
  const fetcher = useFetcher<CertificateAnswer | Failed>()
  const [typed, setTyped] = useState(before)
  const [problems, setProblems] = useState<CertificateProblems>()
  const afterPress = useAfterPress()
  const { pathname } = useLocation()
  const isSending = fetcher.state !== 'idle'
  const failure = fetcher.data && 'kind' in fetcher.data ? fetcher.data : undefined
  const answer = fetcher.data && 'typed' in fetcher.data ? fetcher.data : answered
  useHydratedMark(form)
  // PE-13: what was typed before the page was hydrated, or is there again after going back.
  useEffect(() => {
    if (form.current) setTyped(typedCertificate(new FormData(form.current)))
  }, [])

  const shown = problems ?? answer?.problems ?? {}

  function read(box: HTMLFormElement) {
    const now = typedCertificate(new FormData(box))
    setTyped(now)
    const wrong = certificateProblems(now, today)
    setProblems(Object.fromEntries(Object.entries(shown).filter(([field]) => field in wrong)))
  }

  /** A field is judged when it is left, unless nothing was typed yet. */
  function leave({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
    if (!('value' in target) || target.value === '') return
    const field = target.name
    afterPress(() => {
      const found = Object.entries(certificateProblems(typedCertificate(new FormData(currentTarget)), today))
      setProblems((earlier = answer?.problems ?? {}) => ({
        ...earlier,
        ...Object.fromEntries(found.filter(([name]) => name === field)),
      }))
    })
  }

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const sent = new FormData(event.currentTarget)
    const found = {
      ...certificateProblems(typedCertificate(sent), today),
      ...unfinishedDay(event.currentTarget),
    }
    setProblems(found)
    if (Object.keys(found).length > 0) return focusFirstProblem(event.currentTarget)
    const text = JSON.stringify([...sent])
    // PE-18: the same words again are the same act, as long as no answer has come.
    if (lastSent.current?.text !== text) lastSent.current = { text, act: crypto.randomUUID() }
    sent.set(ACT_FIELD, lastSent.current.act)
    void fetcher.submit(sent, { method: 'post', action: pathname })
  }

  return {
    typed,
    problems: shown,
    message: failure ? undefined : answer?.message,
    failure,
    isSending,
    formProps: {
      ref: form,
      method: 'post' as const,
      action: pathname,
      noValidate: true,
      'data-waits': '',
      onSubmit: send,
      onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => read(currentTarget),
      onBlur: leave,
    },
  }
}

/** A day of which a part is missing is sent as none, and would send the mail at once. */
function unfinishedDay(form: HTMLFormElement): CertificateProblems {
  const box = form.querySelector<HTMLInputElement>('[name=deliver_on]')
  return box?.validity.badInput
    ? { deliver_on: 'Please finish the day, such as 24/12/2027, or clear it.' }
    : {}
}

/** Messages are in the document only after the next paint. */
function focusFirstProblem(form: HTMLFormElement) {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
}
