/** Identity checks by Stripe Identity: its own page, and a VerificationSession for each check. */
import { randomUUID } from 'node:crypto'
import type Stripe from 'stripe'
import { GatewayTimeout } from '../../payments/gateway.ts'
import { ask, orMissing } from '../../payments/stripe/ask.ts'
import { type IdentityCheck, IdentityCheckAway, type Standing } from '../identity-check.ts'

type Session = Stripe.Identity.VerificationSession

/**
 * A document photographed there and then. Not a selfie: it measures a face, and a verdict on an order does not need that.
 */
const DOCUMENT = { require_live_capture: true } as const

export function createStripeIdentity(stripe: Stripe, timeoutMs: number): IdentityCheck {
  const sessions = stripe.identity.verificationSessions
  const within = async <Answer>(call: string, work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await ask(call, timeoutMs, work)
    } catch (error) {
      // Its words are about cards.
      throw error instanceof GatewayTimeout ? new IdentityCheckAway(call, error) : error
    }
  }

  return {
    provider: 'Stripe',
    begin: ({ key, returnUrl }) =>
      within('begin', async () => {
        const { id, url } = await sessions.create(
          {
            type: 'document',
            client_reference_id: key,
            return_url: returnUrl,
            options: { document: DOCUMENT },
          },
          { idempotencyKey: `identify-${key}` },
        )
        if (url === null) throw new Error(`Expected the new check ${id} to have a page but it has none`)
        return { checkId: id, url }
      }),
    // `verified_outputs`, which holds what the document says, comes only to those who ask for it.
    find: (checkId) =>
      within('find', async () => {
        const session = await orMissing(sessions.retrieve(checkId))
        return session && { key: session.client_reference_id ?? undefined, standing: standingOf(session) }
      }),
    redact: (checkId) => {
      // A refusal is the answer of its key for a day, so the next call has another one.
      const idempotencyKey = `redact-${randomUUID()}`
      return within('redact', async () => {
        const session = await orMissing(sessions.retrieve(checkId))
        if (session && !isRedacted(session)) await sessions.redact(checkId, {}, { idempotencyKey })
      })
    },
  }
}

/** Asked for, which Stripe does within days; or ended before anything was shown. */
const isRedacted = ({ redaction, status, last_verification_report: report }: Session) =>
  redaction !== null || (status === 'canceled' && report === null)

/** @source https://docs.stripe.com/identity/how-sessions-work, read in November 2026 */
function standingOf({ status, last_error: problem, url }: Session): Standing {
  if (status === 'verified') return { kind: 'verified' }
  if (status === 'canceled') return { kind: 'cancelled' }
  if (status === 'processing') return { kind: 'processing' }
  if (status !== 'requires_input') throw new Error(`Expected a known state of a check but received ${status}`)
  return problem ? { kind: 'declined' } : { kind: 'open', url: url ?? undefined }
}
