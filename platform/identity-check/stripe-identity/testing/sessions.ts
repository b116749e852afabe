/** The life of a VerificationSession. @source https://docs.stripe.com/identity/how-sessions-work */
import { invalid, missing } from '../../../payments/stripe/testing/answers.ts'
import { type Fields, textOf } from '../../../payments/stripe/testing/form.ts'
import type { SimulatedLedger } from '../../../payments/stripe/testing/simulated-ledger.ts'

/** What the provider learns of a person, and the shop never does. */
export const ON_THE_DOCUMENT = { first_name: 'Jacaranda', last_name: 'Wollemi', dob: '1 February 1990' }

export interface Session {
  id: string
  object: 'identity.verification_session'
  client_reference_id: string | null
  status: 'requires_input' | 'processing' | 'verified' | 'canceled'
  last_error: { code: string; reason: string } | null
  last_verification_report: string | null
  redaction: { status: 'processing' | 'redacted' } | null
  url: string | null
  return_url: string
}

/** What a person does on the provider's page, and what it makes of that. */
export type Outcome = 'verified' | 'processing' | 'document_expired' | 'consent_declined'

export type Sessions = ReturnType<typeof openSessions>

/** @param pageOf  the provider's page of a session, good once */
export function openSessions({ newId, announce }: SimulatedLedger, pageOf: (id: string) => string) {
  const sessions = new Map<string, Session>()
  const say = (what: string, session: Session) => announce(`identity.verification_session.${what}`, session)

  function sessionOf(id: string): Session {
    const session = sessions.get(id)
    if (!session) throw missing('verification_session', id, 'session')
    return session
  }

  return {
    all: sessions,
    sessionOf,
    create(fields: Fields): Session {
      const returnUrl = textOf(fields, 'return_url') ?? ''
      if (textOf(fields, 'type') !== 'document' || !returnUrl) throw invalid('Missing required param.')
      const id = newId('vs')
      const session: Session = {
        id,
        object: 'identity.verification_session',
        client_reference_id: textOf(fields, 'client_reference_id') ?? null,
        status: 'requires_input',
        last_error: null,
        last_verification_report: null,
        redaction: null,
        url: pageOf(id),
        return_url: returnUrl,
      }
      sessions.set(id, session)
      say('created', session)
      return session
    },
    /** Every look at a session that still waits for somebody gives an address of its own. */
    retrieve(id: string): Session {
      const session = sessionOf(id)
      return session.status === 'requires_input' ? { ...session, url: pageOf(id) } : { ...session, url: null }
    },
    submit(id: string, outcome: Outcome): Session {
      const session = sessionOf(id)
      if (session.status !== 'requires_input' && session.status !== 'processing') return session
      session.last_error = null
      if (outcome !== 'consent_declined') session.last_verification_report = newId('vr')
      if (outcome === 'verified' || outcome === 'processing') session.status = outcome
      else {
        session.status = 'requires_input'
        session.last_error = { code: outcome, reason: `${ON_THE_DOCUMENT.first_name} showed ${outcome}` }
      }
      say(session.status, session)
      return session
    },
    cancel(id: string): Session {
      const session = sessionOf(id)
      session.status = 'canceled'
      say('canceled', session)
      return session
    },
    redact(id: string): Session {
      const session = sessionOf(id)
      if (session.status === 'processing')
        throw invalid('You cannot redact a session while it is processing.')
      if (session.status === 'requires_input') session.status = 'canceled'
      Object.assign(session, { redaction: { status: 'processing' }, client_reference_id: null })
      say('redacted', session)
      return session
    },
  }
}
