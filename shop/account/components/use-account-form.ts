/** One form around signing in: it is checked, answers the captcha where one is asked for, and is sent once at a time. */
import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { useAfterPress } from '#ui/use-after-press.ts'
import { importWithRetry } from '../../connection/import-with-retry.ts'
import type { Failed } from '../../connection/keep-page.ts'
import type { ReCaptchaFormEnum } from '../../generated/client/graphql.ts'
import { useHydratedMark } from '../../hydration/press-waits.tsx'
import { ACT_FIELD } from '../../request/act-field.ts'
import { type AccountProblems, isAccountField, type ProblemsOf } from '../rules/account-form.ts'
import { CAPTCHA_FIELD, type FormAnswer } from './form-answer.ts'

/** N-14, and what to do. */
const NO_CAPTCHA = 'Please make sure captcha is validated. Reload the page and try again in a moment.'

const loadCaptcha = () => importWithRetry(() => import('../../newsletter/components/captcha.ts'))

export function useAccountForm({
  captcha,
  problemsOf,
  answered,
}: {
  /** The form by whose settings a captcha is asked for. */
  captcha: ReCaptchaFormEnum
  problemsOf: ProblemsOf
  /** What the form was answered when it was sent without scripts. */
  answered: FormAnswer | undefined
}) {
  const form = useRef<HTMLFormElement>(null)
  const fetcher = useFetcher<FormAnswer | Failed>()
  const [problems, setProblems] = useState<AccountProblems>()
  const [isPreparing, setPreparing] = useState(false)
  const [lacksCaptcha, setLacksCaptcha] = useState(false)
  const lastSent = useRef<{ typed: FormData; action: string }>(undefined)
  const [pressed, setPressed] = useState<string>()
  const { pathname, search } = useLocation()
  const afterPress = useAfterPress()
  const isSending = isPreparing || fetcher.state !== 'idle'
  const failure = fetcher.data?.kind === 'failed' ? fetcher.data.problem : undefined
  const answer = fetcher.data === undefined || fetcher.data.kind === 'failed' ? answered : fetcher.data
  const refusal = answer?.kind === 'refused' ? answer : undefined
  useHydratedMark(form)

  /**
   * @param action   where the form was when it was sent: the shopper may walk on while the captcha is asked for
   * @param isAsked  the shop has just asked for an answer to the captcha, whatever its settings say
   */
  async function submit(typed: FormData, action: string, isAsked = false) {
    setPreparing(true)
    setLacksCaptcha(false)
    try {
      const { captchaResponse, ownCaptchaAnswer } = await loadCaptcha()
      const response = await (isAsked ? ownCaptchaAnswer() : captchaResponse(captcha))
      if (response !== undefined) typed.set(CAPTCHA_FIELD, response)
      typed.set(ACT_FIELD, crypto.randomUUID())
      lastSent.current = { typed, action }
      await fetcher.submit(typed, { method: 'post', action })
    } catch {
      setLacksCaptcha(true)
    } finally {
      setPreparing(false)
    }
  }

  /** After too many wrong passwords from anywhere; the browser answers by itself, once for each press. */
  const answerCaptcha = useEffectEvent(() => {
    const sent = lastSent.current
    if (sent && !sent.typed.has(CAPTCHA_FIELD)) void submit(sent.typed, sent.action, true)
  })
  const wantsCaptcha = fetcher.data?.kind === 'refused' && fetcher.data.wantsCaptcha === true
  // Of each answer anew: the same refusal may come for another press.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is the reason to look again
  useEffect(() => {
    if (wantsCaptcha) answerCaptcha()
  }, [wantsCaptcha, fetcher.data])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const sender = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null
    const typed = new FormData(event.currentTarget, sender)
    const found = problemsOf(typed)
    setProblems(found)
    if (Object.keys(found).length > 0) showFirstProblem(event.currentTarget)
    else {
      setPressed(String(typed.get('intent') ?? ''))
      void submit(typed, pathname + search)
    }
  }

  /** A field is judged when it is left, unless nothing was typed yet. */
  function leave({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || target.value === '' || !isAccountField(target.name)) return
    const field = target.name
    afterPress(() => {
      const problem = problemsOf(new FormData(currentTarget))[field]
      setProblems((before) => ({ ...before, [field]: problem }))
    })
  }

  /** A message goes as soon as what is typed is right. */
  function typeOn({ currentTarget }: FormEvent<HTMLFormElement>) {
    const now = problemsOf(new FormData(currentTarget))
    setProblems((before) => {
      const shown = Object.entries(before ?? answer?.problems ?? {})
      return Object.fromEntries(shown.filter(([field]) => isAccountField(field) && now[field] !== undefined))
    })
  }

  return {
    answer,
    /** Beside the fields. */
    problems: problems ?? refusal?.problems ?? {},
    /** Above the buttons. It stays while the form is sent again, so that no button moves under the finger. */
    problem: lacksCaptcha ? NO_CAPTCHA : (failure ?? refusal?.message),
    isSending,
    /** Whether this button's press is under way. */
    isSent: (intent: string) => isSending && pressed === intent,
    formProps: {
      ref: form,
      'data-waits': '',
      onSubmit: send,
      onInput: typeOn,
      onBlur: leave,
    },
  } as const
}

/** Messages are in the document only after the next paint. */
function showFirstProblem(form: HTMLFormElement) {
  requestAnimationFrame(() => {
    const first = form.querySelector<HTMLElement>('[aria-invalid]')
    const fold = first?.closest('details')
    if (fold) fold.open = true
    first?.focus()
  })
}
