/** The card gateway of shops that take no real money: every answer a bank can give, by documented card numbers. */
import { AlreadyCaptured, type Authorisation, type PaymentGateway, withinLimit } from '../gateway.ts'
import type { Behaviour } from './cards.ts'
import { type Entry, type EntryState, entryStates, type Ledger, TOKEN } from './ledger.ts'

/** What browsers ask of the gateway's own origin; the routes are in `routes.ts`. */
export const gatewayPaths = {
  tokens: '/tokens',
  /** The bank's own page. */
  authenticate: (paymentId: string) => `/authenticate/${paymentId}`,
} as const

const DECLINED: Partial<Record<Behaviour, string>> = {
  'no-funds':
    'Your bank says there is not enough money on this card. You have not been charged. Try another card.',
}
const DECLINED_PLAINLY =
  'Your bank did not approve this card. You have not been charged. Try another card or ask your bank.'

const firstState: Record<Behaviour, EntryState> = {
  approve: entryStates.authorised,
  'lost-answer': entryStates.authorised,
  'no-answer': entryStates.authorised,
  'refuse-capture': entryStates.authorised,
  authenticate: 'waiting',
  decline: 'declined',
  'no-funds': 'declined',
}

/**
 * @param timeoutMs how long the shop waits for each try
 * @param url       scheme and host of the gateway's own origin, without a trailing slash
 */
export function createTestGateway(
  ledger: Ledger,
  { timeoutMs, url }: { timeoutMs: number; url: string },
): PaymentGateway {
  return {
    isOpen: true,
    cardFields: { gateway: 'test', isSandbox: true, tokensUrl: url + gatewayPaths.tokens },
    minimumCents: 1,
    isToken: (text) => TOKEN.test(text),
    cardFingerprint: (token) => ledger.fingerprintOf(token),
    begin: ({ idempotencyKey, amountCents, reference }) =>
      withinLimit('begin', timeoutMs, async () => {
        const begun = await ledger.begin(idempotencyKey, { amountCents, reference })
        if (begun.amountCents === amountCents) return { paymentId: begun.paymentId }
        throw new Error(
          `Payment ${idempotencyKey} was made for ${begun.amountCents} cents, not ${amountCents}.`,
        )
      }),
    authorise: ({ paymentId, token, returnUrls }) =>
      withinLimit('authorise', timeoutMs, async (signal) => {
        const behaviour = await ledger.behaviourOf(token)
        if (!behaviour) {
          return { kind: 'declined', message: 'We could not read this card. Enter its details again.' }
        }
        if (behaviour === 'no-answer') return silence(signal)
        const state = firstState[behaviour]
        const urls = { approvedUrl: returnUrls.approved, cancelledUrl: returnUrls.cancelled }
        const { entry, isNew } = await ledger.enter(paymentId, { state, behaviour, ...urls })
        if (isNew && entry.state === 'released') return { kind: 'released' }
        // Authorises the amount, but the first try gets no answer.
        if (behaviour === 'lost-answer' && isNew) return silence(signal)
        // A repetition is told what the first call was told, whatever became of the payment since.
        return answerOf({ ...entry, state: firstState[entry.behaviour] })
      }),
    find: (paymentId) =>
      withinLimit('find', timeoutMs, async () => {
        const entry = await ledger.byPayment(paymentId)
        return entry && answerOf(entry)
      }),
    capture: ({ paymentId, amountCents }) =>
      withinLimit('capture', timeoutMs, async () => {
        const entry = await ledger.byPayment(paymentId)
        if (entry && amountCents > entry.amountCents) {
          throw new Error(
            `Payment ${paymentId} is for ${entry.amountCents} cents; ${amountCents} cannot be captured.`,
          )
        }
        if (entry?.behaviour === 'refuse-capture') {
          return { kind: 'refused', reason: 'The bank does not pay this card any more.' }
        }
        if (entry?.state === 'released') return { kind: 'refused', reason: 'The amount was released.' }
        await change(paymentId, [entryStates.authorised], entryStates.captured)
        return { kind: 'captured' }
      }),
    release: (paymentId) =>
      withinLimit('release', timeoutMs, async () => {
        // A payment that no bank was asked for is ended; its authorise, should it still come, authorises nothing.
        const isEnded = await ledger.end(paymentId)
        const entry = await ledger.byPayment(paymentId)
        if (isEnded && !entry) return
        if (entry?.state === entryStates.captured) throw new AlreadyCaptured(paymentId)
        await change(paymentId, [entryStates.authorised, 'waiting', 'declined'], 'released')
      }),
    refund: ({ idempotencyKey, paymentId, amountCents }) =>
      withinLimit('refund', timeoutMs, async (signal) => {
        const entry = await ledger.byPayment(paymentId)
        if (entry?.state !== entryStates.captured) {
          return {
            kind: 'refused',
            reason: `Payment ${paymentId} is ${entry?.state ?? 'unknown'}; nothing of it can be given back.`,
          }
        }
        const refund = await ledger.refund(idempotencyKey, paymentId, amountCents)
        if (refund.kind === 'too-much') return { kind: 'refused', reason: refund.reason }
        // Refunds the amount, but the first try gets no answer.
        if (entry.behaviour === 'lost-answer' && refund.isNew) return silence(signal)
        return { kind: 'refunded' }
      }),
    movements: (paymentId) =>
      withinLimit('movements', timeoutMs, async () => {
        const refunds = await ledger.refundsOf(paymentId)
        return {
          refunds: refunds.map(({ key, amountCents }) => ({
            id: key,
            idempotencyKey: key,
            amountCents,
            isDone: true,
          })),
          disputes: [],
        }
      }),
  }

  function answerOf({ paymentId, state, behaviour }: Entry): Authorisation {
    if (state === entryStates.authorised || state === entryStates.captured) return { kind: 'approved' }
    if (state === 'released') return { kind: 'released' }
    if (state === 'waiting') {
      return { kind: 'authentication-required', redirectUrl: url + gatewayPaths.authenticate(paymentId) }
    }
    return { kind: 'declined', message: DECLINED[behaviour] ?? DECLINED_PLAINLY }
  }

  /** Moves an entry, or does nothing when it is already there. */
  async function change(paymentId: string, from: readonly EntryState[], to: EntryState): Promise<void> {
    if (await ledger.move(paymentId, from, to)) return
    const state = (await ledger.byPayment(paymentId))?.state
    // Captured between the two statements.
    if (state === entryStates.captured && to === 'released') throw new AlreadyCaptured(paymentId)
    if (state !== to)
      throw new Error(`Payment ${paymentId} is ${state ?? 'unknown'} and cannot become ${to}.`)
  }
}

/** Never answers; ends when the caller gives up. */
const silence = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
