/** The card gateway of shops that take no real money: every answer a bank can give, by documented card numbers. */
import {
  AlreadyTaken,
  type Authorisation,
  CaptureRefused,
  type PaymentGateway,
  withinLimit,
} from '../gateway.ts'
import type { Behaviour } from './cards.ts'
import { type Entry, type EntryState, type Ledger, TOKEN } from './ledger.ts'

/** Where the bank's own page stands; the routes are in `routes.ts`. */
export const authenticationPath = (paymentId: string) => `/test-gateway/authenticate/${paymentId}`

const DECLINED: Partial<Record<Behaviour, string>> = {
  'no-funds':
    'Your bank says there is not enough money on this card. You have not been charged. Try another card.',
}
const DECLINED_PLAINLY =
  'Your bank did not approve this card. You have not been charged. Try another card or ask your bank.'

const firstState: Record<Behaviour, EntryState> = {
  approve: 'held',
  'lost-answer': 'held',
  'no-answer': 'held',
  'refuse-capture': 'held',
  authenticate: 'waiting',
  decline: 'declined',
  'no-funds': 'declined',
}

/**
 * @param timeoutMs how long the shop waits for each try
 */
export function createTestGateway(ledger: Ledger, { timeoutMs }: { timeoutMs: number }): PaymentGateway {
  return {
    isOpen: true,
    isToken: (text) => TOKEN.test(text),
    cardFingerprint: (token) => ledger.fingerprintOf(token),
    authorise: ({ idempotencyKey, amountCents, token, reference, returnUrls }) =>
      withinLimit('authorise', timeoutMs, async (signal) => {
        const behaviour = await ledger.behaviourOf(token)
        if (!behaviour) {
          return { kind: 'declined', message: 'We could not read this card. Enter its details again.' }
        }
        if (behaviour === 'no-answer') return silence(signal)
        const { entry, isNew } = await ledger.enter(idempotencyKey, {
          state: firstState[behaviour],
          amountCents,
          reference,
          behaviour,
          approvedUrl: returnUrls.approved,
          cancelledUrl: returnUrls.cancelled,
        })
        if (entry.amountCents !== amountCents) {
          throw new Error(
            `Payment ${idempotencyKey} was made for ${entry.amountCents} cents, not ${amountCents}.`,
          )
        }
        // Authorises the amount, but the first try gets no answer.
        if (behaviour === 'lost-answer' && isNew) return silence(signal)
        return answerOf(entry)
      }),
    find: (key) =>
      withinLimit('find', timeoutMs, async () => {
        const entry = await ledger.byKey(key)
        return entry && answerOf(entry)
      }),
    capture: ({ paymentId, amountCents }) =>
      withinLimit('capture', timeoutMs, async () => {
        const entry = await ledger.byPayment(paymentId)
        if (entry && amountCents > entry.amountCents) {
          throw new Error(
            `Payment ${paymentId} holds ${entry.amountCents} cents; ${amountCents} cannot be taken.`,
          )
        }
        if (entry?.behaviour === 'refuse-capture') throw new CaptureRefused(paymentId)
        await change(paymentId, ['held'], 'taken')
      }),
    release: (paymentId) =>
      withinLimit('release', timeoutMs, async () => {
        if ((await ledger.byPayment(paymentId))?.state === 'taken') throw new AlreadyTaken(paymentId)
        await change(paymentId, ['held', 'waiting', 'declined'], 'released')
      }),
    refund: ({ idempotencyKey, paymentId, amountCents }) =>
      withinLimit('refund', timeoutMs, async (signal) => {
        const entry = await ledger.byPayment(paymentId)
        if (entry?.state !== 'taken') {
          throw new Error(
            `Payment ${paymentId} is ${entry?.state ?? 'unknown'}; nothing of it can be given back.`,
          )
        }
        const { isNew } = await ledger.refund(idempotencyKey, paymentId, amountCents)
        // Refunds the amount, but the first try gets no answer.
        if (entry.behaviour === 'lost-answer' && isNew) return silence(signal)
      }),
  }

  /** Moves an entry, or does nothing when it is already there. */
  async function change(paymentId: string, from: readonly EntryState[], to: EntryState): Promise<void> {
    if (await ledger.move(paymentId, from, to)) return
    const state = (await ledger.byPayment(paymentId))?.state
    // Captured between the two statements.
    if (state === 'taken' && to === 'released') throw new AlreadyTaken(paymentId)
    if (state !== to)
      throw new Error(`Payment ${paymentId} is ${state ?? 'unknown'} and cannot become ${to}.`)
  }
}

function answerOf({ paymentId, state, behaviour }: Entry): Authorisation {
  if (state === 'held' || state === 'taken') return { kind: 'approved', paymentId }
  if (state === 'waiting') {
    return { kind: 'authentication-required', paymentId, redirectUrl: authenticationPath(paymentId) }
  }
  return { kind: 'declined', message: DECLINED[behaviour] ?? DECLINED_PLAINLY }
}

/** Never answers; ends when the caller gives up. */
const silence = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
