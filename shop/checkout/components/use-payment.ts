import { useEffect, useState } from 'react'
import { type FetcherWithComponents, useFetcher, useNavigation } from 'react-router'
import { cardDigits } from '#packages/typed-values/typed-card.ts'
import { tidiedSigns } from '#packages/typed-values/typed-text.ts'
import type { Failed } from '../../connection/keep-page.ts'
import { useLine } from '../../connection/line-note.tsx'
import { filePaths } from '../../routing/file-paths.ts'
import { paths } from '../../routing/paths.ts'
import { type CardFields, type CardProblems, plainExpiry } from '../rules/card-fields.ts'

/** The outcome of "Pay", when it is not the success page. */
export type PaymentAnswer =
  | { kind: 'refused'; message: string }
  /** After several tries: the order continues with a captcha answer. */
  | { kind: 'captcha'; message: string }
  | Failed

export interface Payment {
  /** From the press until the answer, including while the line is lost. */
  busy: boolean
  /** Shown to the shopper above the button. */
  message: string | undefined
  /** Which call waits because the line is lost: the bank's, which charges nothing, or the shop's, which places the order. */
  waitsFor: 'bank' | 'shop' | undefined
  /** The order is placed; its page is loading. */
  isPlaced: boolean
  /** The note about a lost line is beside "Pay" only. */
  saysLine: boolean
  /** While the browser computes the captcha. */
  isChecking: boolean
  /** @param card  undefined where nothing is left to pay */
  pay(order: FormData, card: CardFields | undefined): Promise<CardProblems>
}

const BANK_AWAY =
  'We could not reach the bank. You have not been charged. Check your connection and try again.'
const SHOP_BROKE =
  'Something broke on our side while we placed your order. Press the button again: one order is never charged twice.'

/** Sends the card to the gateway, and its token to the shop. Both calls wait while the line is lost. */
export function usePayment(): Payment {
  const shop = useFetcher<PaymentAnswer>()
  const { isLost } = useLine()
  const isPlaced = useNavigation().location?.pathname === paths.success()
  const [order, setOrder] = useState<FormData>()
  const [isAskingBank, setIsAskingBank] = useState(false)
  const [bankProblem, setBankProblem] = useState<string>()
  const isChecking = useCaptcha(shop, order)
  const answer = shop.state === 'idle' ? shop.data : undefined

  function send(typed: FormData) {
    typed.set('intent', 'pay')
    setOrder(typed)
    void shop.submit(typed, SENT_TO_CHECKOUT)
  }

  async function pay(typed: FormData, card: CardFields | undefined): Promise<CardProblems> {
    setBankProblem(undefined)
    if (!card) {
      send(typed)
      return {}
    }
    setIsAskingBank(true)
    try {
      const answered = await tokenOf(card)
      if ('problems' in answered) return answered.problems
      typed.set('token', answered.token)
      send(typed)
      return {}
    } catch {
      // The gateway did not answer: nothing was charged, because no token means no payment.
      setBankProblem(BANK_AWAY)
      return {}
    } finally {
      setIsAskingBank(false)
    }
  }

  const called = shop.state !== 'idle' ? 'shop' : isAskingBank ? 'bank' : undefined
  const waitsFor = isLost && !isPlaced ? called : undefined
  return {
    busy: isAskingBank || isChecking || isPlaced || shop.state !== 'idle',
    message: bankProblem ?? (answer?.kind === 'failed' ? SHOP_BROKE : answer?.message),
    waitsFor,
    isPlaced,
    saysLine: waitsFor !== undefined || isPlaced,
    isChecking,
    pay,
  }
}

/** When the shop requires the captcha, computes it and sends the order again with the answer, once for each press. */
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

/** Undefined when there is no challenge: the shopper reads the shop's sentence, and may press again. */
async function workOutCaptcha(): Promise<string | undefined> {
  try {
    const { ownCaptchaAnswer } = await import('../../newsletter/components/captcha.ts')
    return await ownCaptchaAnswer()
  } catch {
    // The connection broke: treated as no challenge.
    return undefined
  }
}

export const SENT_TO_CHECKOUT = { method: 'post', action: paths.checkout() } as const

/** The card goes straight to the gateway; the shop only ever sees the token. */
async function tokenOf({ number, expiry, securityCode }: CardFields) {
  const response = await fetch(filePaths.cardTokens(), {
    method: 'POST',
    // With an idempotency key the call waits while the line is lost. A second token costs nothing.
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({
      number: cardDigits(number),
      expiry: plainExpiry(expiry),
      securityCode: tidiedSigns(securityCode),
    }),
  })
  if (!response.ok && response.status !== 422) throw new Error(`The gateway answered ${response.status}`)
  return (await response.json()) as { token: string } | { problems: CardProblems }
}
