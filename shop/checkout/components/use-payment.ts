import { useEffect, useState } from 'react'
import { type FetcherWithComponents, useFetcher } from 'react-router'
import { paths } from '../../paths.ts'
import { type CardFields, type CardProblems, plainExpiry } from '../rules/card-fields.ts'

/** What pressing "Pay" led to, when it did not lead to the success page. */
export type PaymentAnswer =
  | { kind: 'refused'; message: string }
  /** After several tries: the order goes on with an answer to the captcha. */
  | { kind: 'captcha'; message: string }
  /** The answer was lost on its way; whether the order was placed is not known. */
  | { kind: 'unreachable' }

export interface Payment {
  /** From the press until the answer, and while the page tries again by itself. */
  busy: boolean
  /** Said to the shopper above the button. */
  message: string | undefined
  isReconnecting: boolean
  /** While the browser works out the captcha. */
  isChecking: boolean
  pay(order: FormData, card: CardFields): Promise<CardProblems>
}

const BANK_AWAY =
  'We could not reach the bank. You have not been charged. Check your connection and try again.'
const SHOP_AWAY =
  'We still cannot reach the shop. Check your connection and press the button again: one order is never charged twice.'

/** Waits between attempts; the calls behind them place one order however often they arrive. */
const RETRY_MS = [1_500, 3_000, 5_000, 8_000, 13_000]

/** Card to the gateway, its token to the shop, and patience with the connection in between. */
export function usePayment(): Payment {
  const shop = useFetcher<PaymentAnswer>()
  const [isAskingBank, setIsAskingBank] = useState(false)
  const [bankProblem, setBankProblem] = useState<string>()
  const { attempts, sendAgain, isChecking } = useAttempts(shop)
  const isUnreachable = shop.state === 'idle' && shop.data?.kind === 'unreachable'
  const isReconnecting = isUnreachable || (attempts > 0 && shop.state !== 'idle')
  const hasGivenUp = isUnreachable && attempts >= RETRY_MS.length
  const refusal =
    shop.state === 'idle' && (shop.data?.kind === 'refused' || shop.data?.kind === 'captcha')
      ? shop.data.message
      : undefined

  async function pay(order: FormData, card: CardFields): Promise<CardProblems> {
    setBankProblem(undefined)
    setIsAskingBank(true)
    try {
      const answer = await tokenOf(card)
      if ('problems' in answer) return answer.problems
      order.set('intent', 'pay')
      order.set('token', answer.token)
      sendAgain(order)
      return {}
    } catch {
      // The gateway did not answer: nothing was charged, because no token means no payment.
      setBankProblem(BANK_AWAY)
      return {}
    } finally {
      setIsAskingBank(false)
    }
  }

  return {
    busy: isAskingBank || isChecking || shop.state !== 'idle' || (isUnreachable && !hasGivenUp),
    message: bankProblem ?? (hasGivenUp ? SHOP_AWAY : refusal),
    isReconnecting: isReconnecting && !hasGivenUp,
    isChecking,
    pay,
  }
}

/** Sends the order, and again when its answer was lost. */
function useAttempts(shop: FetcherWithComponents<PaymentAnswer>) {
  const [sent, setSent] = useState<{ order: FormData; attempts: number }>()
  const { state, data, submit } = shop
  useEffect(() => {
    if (!sent || state !== 'idle' || data?.kind !== 'unreachable') return
    const wait = RETRY_MS[sent.attempts]
    if (wait === undefined) return
    const timer = setTimeout(() => {
      setSent({ ...sent, attempts: sent.attempts + 1 })
      submit(sent.order, SENT_TO_CHECKOUT)
    }, wait)
    return () => clearTimeout(timer)
  }, [state, data, sent, submit])
  const isChecking = useCaptcha(shop, sent?.order)
  function sendAgain(order: FormData) {
    setSent({ order, attempts: 0 })
    submit(order, SENT_TO_CHECKOUT)
  }
  return { attempts: sent?.attempts ?? 0, sendAgain, isChecking }
}

/** When the shop asks for the captcha, works it out and sends the order again with it, once for each press. */
function useCaptcha(shop: FetcherWithComponents<PaymentAnswer>, order: FormData | undefined): boolean {
  const [isChecking, setIsChecking] = useState(false)
  const { state, data, submit } = shop
  useEffect(() => {
    if (!order || order.has('captcha') || state !== 'idle' || data?.kind !== 'captcha') return
    order.set('captcha', '')
    setIsChecking(true)
    workOutCaptcha()
      .then((answer) => {
        if (answer === undefined) return
        order.set('captcha', answer)
        submit(order, SENT_TO_CHECKOUT)
      })
      .finally(() => setIsChecking(false))
  }, [order, state, data, submit])
  return isChecking
}

/** Undefined when it cannot be had: the shopper reads the shop's sentence then, and may press again. */
async function workOutCaptcha(): Promise<string | undefined> {
  try {
    const { ownCaptchaAnswer } = await import('../../newsletter/components/captcha.ts')
    return await ownCaptchaAnswer()
  } catch {
    // The connection broke: as if there were no captcha to be had.
    return undefined
  }
}

export const SENT_TO_CHECKOUT = { method: 'post', action: paths.checkout() } as const

/** The card goes straight to the gateway; the shop only ever sees what comes back. */
async function tokenOf({ number, expiry, securityCode }: CardFields) {
  const response = await fetch(paths.cardTokens(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number, expiry: plainExpiry(expiry), securityCode }),
  })
  if (!response.ok && response.status !== 422) throw new Error(`The gateway answered ${response.status}`)
  return (await response.json()) as { token: string } | { problems: CardProblems }
}
