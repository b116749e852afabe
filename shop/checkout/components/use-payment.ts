import { useEffect, useRef, useState } from 'react'
import { type FetcherWithComponents, useFetcher, useNavigation } from 'react-router'
import type { Failed } from '../../connection/keep-page.ts'
import { useLine } from '../../connection/line-note.tsx'
import { paths } from '../../routing/paths.ts'
import type { CardEntry } from './card-fields/port/card-entry.ts'

/** The outcome of "Pay", when it is not the success page. */
export type PaymentAnswer =
  | { kind: 'refused'; message: string; isCardUsed?: true }
  /** After several tries: the order continues with a captcha answer. */
  | { kind: 'captcha'; message: string }
  | Failed

export interface Payment {
  /** From the press until the answer, including while the connection is lost. */
  busy: boolean
  /** Shown to the shopper above the button. */
  message: string | undefined
  /** Which call waits because the connection is lost: the bank's, which charges nothing, or the shop's, which places the order. */
  waitsFor: 'bank' | 'shop' | undefined
  /** The order is placed; its page is loading. */
  isPlaced: boolean
  /** The note about a lost connection is beside "Pay" only. */
  saysLine: boolean
  /** While the browser computes the captcha. */
  isChecking: boolean
  /**
   * @param card  undefined where nothing is paid by card
   * @returns false when the card fields say what is wrong with the card
   */
  pay(order: FormData, card: CardEntry | undefined): Promise<boolean>
}

const BANK_AWAY =
  'We could not reach the bank. You have not been charged. Check your connection and try again.'
const SHOP_BROKE =
  'Something broke on our side while we placed your order. Press the button again: one order is never charged twice.'

/** Sends the card to the gateway, and its token to the shop. Both calls wait while the connection is lost. */
export function usePayment(): Payment {
  const shop = useFetcher<PaymentAnswer>()
  const { isLost } = useLine()
  const isPlaced = useNavigation().location?.pathname === paths.success()
  const [order, setOrder] = useState<FormData>()
  const [isAskingBank, setIsAskingBank] = useState(false)
  const [bankProblem, setBankProblem] = useState<string>()
  const isChecking = useCaptcha(shop, order)
  const answer = shop.state === 'idle' ? shop.data : undefined
  const sent = useRef<CardEntry>(undefined)
  useEffect(() => {
    if (answer?.kind === 'refused' && answer.isCardUsed) sent.current?.used?.()
  }, [answer])

  function send(typed: FormData) {
    typed.set('intent', 'pay')
    setOrder(typed)
    void shop.submit(typed, SENT_TO_CHECKOUT)
  }

  async function pay(typed: FormData, card: CardEntry | undefined): Promise<boolean> {
    setBankProblem(undefined)
    if (!card) {
      send(typed)
      return true
    }
    setIsAskingBank(true)
    try {
      const token = await card.token()
      if (token === undefined) return false
      typed.set('token', token)
      sent.current = card
      send(typed)
      return true
    } catch {
      // The gateway did not answer: nothing was charged, because no token means no payment.
      setBankProblem(BANK_AWAY)
      return true
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
