/** The shop for tests with the adapter for Stripe Identity, against a server that plays its protocol. */
import { eq } from 'drizzle-orm'
import { afterAll, expect } from 'vitest'
import { openStripeIdentity } from '#platform/identity-check/stripe-identity/open.ts'
import { IDENTITY_WEBHOOK_PATH } from '#platform/identity-check/stripe-identity/routes.ts'
import { startIdentityServer } from '#platform/identity-check/stripe-identity/testing/identity-server.ts'
import type { Outcome } from '#platform/identity-check/stripe-identity/testing/sessions.ts'
import type { SimulatedEvent } from '#platform/payments/stripe/testing/simulated-ledger.ts'
import { openTestShop } from '../../testing/shop.ts'
import { takeJobs } from '../../testing/waiting-jobs.ts'
import { enqueueIdentityEvent } from '../commands/deps.ts'
import { followCheckById } from '../commands/follow-check.ts'
import { redactChecks } from '../commands/redact-checks.ts'
import { followCheckJob, redactChecksJob } from '../jobs/names.ts'
import { identifications } from '../tables.ts'

/** Long enough for a busy machine; only requests that are meant to stay unanswered may meet it. */
const LIMIT_MS = 700

const START = 'mutation ($cart: String) { startIdentification(cart_id: $cart) { redirect_url } }'
const LOOK = `query ($cart: String) {
  identification(cart_id: $cart) { provider state message decided_on valid_until }
}`

/** Call it once at the top of a test file, outside any test. */
export async function openIdentityShop() {
  const shop = await openTestShop()
  const { clock, db } = shop
  const server = await startIdentityServer(() => clock.now().getTime())
  afterAll(server.close)
  const { identityCheck, routes } = openStripeIdentity(
    { clock, timeoutMs: LIMIT_MS, handleIdentityEvent: (event) => enqueueIdentityEvent(shop, event) },
    server.settings,
  )
  const deps = { ...shop, identityCheck }
  const door = shop.withServices({ identityCheck })
  const { sessions } = server

  /** The provider's id of the check whose page an address is. */
  const checkIn = (url: string) => /\/start\/(\w+)\//.exec(url)?.[1] ?? ''
  const send = (query: string, cart: string | undefined, visit: object = {}) =>
    door.send(query, { cart }, visit)
  async function dataOf<Data>(answer: ReturnType<typeof send>): Promise<Data> {
    const { data, errors } = await answer
    if (errors?.[0]) throw new Error(errors[0].message)
    return data as Data
  }
  interface StartData {
    startIdentification: { redirect_url: string | null }
  }
  interface LookData {
    identification: { state: string; message: string; decided_on: string; valid_until: string } | null
  }

  return {
    ...shop,
    deps,
    door,
    server,
    sessions,
    routes,
    rowsOfCart: (cartId: string) =>
      db.select().from(identifications).where(eq(identifications.cartId, cartId)),
    allRows: () => db.select().from(identifications),
    sendStart: (cart?: string, visit?: object) => send(START, cart, visit),
    /** The provider's id of the check that a press leads to; undefined for somebody who is identified. */
    async start(cart?: string, visit?: object): Promise<string | undefined> {
      const { startIdentification } = await dataOf<StartData>(send(START, cart, visit))
      const url = startIdentification.redirect_url
      return url === null ? undefined : checkIn(url)
    },
    look: async (cart?: string, visit?: object) =>
      (await dataOf<LookData>(send(LOOK, cart, visit))).identification,
    submit: (checkId: string | undefined, outcome: Outcome) => sessions.submit(checkId ?? '', outcome),
    /** Posts events to the webhook, and does what they ask for. */
    async deliver(events: readonly SimulatedEvent[]): Promise<void> {
      for (const event of events) {
        expect((await routes.request(IDENTITY_WEBHOOK_PATH, server.signed(event))).status).toBe(200)
      }
      for (const { checkId } of await takeJobs(shop, followCheckJob)) await followCheckById(deps, checkId)
    },
    /** Runs the jobs that delete at the provider. @returns how many there were */
    async redactAsAsked(): Promise<number> {
      const waiting = await takeJobs(shop, redactChecksJob)
      for (const _ of waiting) await redactChecks(deps)
      return waiting.length
    },
  }
}
