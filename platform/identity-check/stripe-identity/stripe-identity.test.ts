/** CA-83: what the adapter makes of Stripe Identity's answers; checks of shoppers through it are in shop/identification. */
import { afterAll, expect, test } from 'vitest'
import { identityProblems } from '../identity-settings.ts'
import { openStripeIdentity } from './open.ts'
import { IDENTITY_WEBHOOK_PATH } from './routes.ts'
import { startIdentityServer } from './testing/identity-server.ts'
import { ON_THE_DOCUMENT } from './testing/sessions.ts'

const NOW = new Date('2026-11-21T10:00:00+11:00')
const server = await startIdentityServer(() => NOW.getTime())
afterAll(server.close)
const noted: { id: string; checkId: string }[] = []
const { identityCheck, routes } = openStripeIdentity(
  {
    clock: { now: () => NOW },
    timeoutMs: 400,
    handleIdentityEvent: async (event) => {
      noted.push(event)
    },
  },
  server.settings,
)
if (!identityCheck) throw new Error('Expected a check to be open but found none')
const check = identityCheck
const returnUrl = 'https://shop.example/validate/identification'

async function aCheck() {
  const key = crypto.randomUUID()
  return { key, ...(await check.begin({ key, returnUrl })) }
}

test('CA-83: one key opens one check, also when the answer was lost, and every look gives a new address', async () => {
  server.fail('create', 'silent-after')
  const { key, checkId, url } = await aCheck()
  expect(await check.begin({ key, returnUrl })).toEqual({ checkId, url })
  const looks = [await check.find(checkId), await check.find(checkId)]
  for (const look of looks) expect(look).toMatchObject({ key, standing: { kind: 'open' } })
  expect(looks[0]).not.toEqual(looks[1])
})

test.each([
  ['verified', 'verified'],
  ['processing', 'processing'],
  ['document_expired', 'declined'],
  ['consent_declined', 'declined'],
] as const)('CA-83: a person whose check ends with %s is %s', async (outcome, kind) => {
  const { checkId } = await aCheck()
  server.sessions.submit(checkId, outcome)
  expect((await check.find(checkId))?.standing).toEqual({ kind })
})

test('CA-83: a check that Stripe does not know is undefined, and one that was ended is cancelled', async () => {
  expect(await check.find('vs_unknown')).toBeUndefined()
  const { checkId } = await aCheck()
  server.sessions.cancel(checkId)
  expect((await check.find(checkId))?.standing).toEqual({ kind: 'cancelled' })
})

test('OF-78: nothing that the document says comes to the shop, and it is never asked for', async () => {
  const { checkId } = await aCheck()
  server.sessions.submit(checkId, 'document_expired')
  expect(JSON.stringify(await check.find(checkId))).not.toContain(ON_THE_DOCUMENT.first_name)
  expect(server.requests.filter(({ query }) => query.includes('expand'))).toEqual([])
})

test('OF-78: a check is redacted once; not while Stripe still looks, and the next call tries again', async () => {
  const { checkId } = await aCheck()
  server.sessions.submit(checkId, 'processing')
  await expect(check.redact(checkId)).rejects.toThrow('Stripe refused redact')
  server.sessions.submit(checkId, 'verified')
  await check.redact(checkId)
  await check.redact(checkId)
  await check.redact('vs_unknown')
  expect(server.sessions.sessionOf(checkId).redaction).toEqual({ status: 'processing' })
  expect(server.events.filter(({ type }) => type.endsWith('.redacted'))).toHaveLength(1)
})

test('CA-83: a provider that does not answer, twice, is away', async () => {
  server.fail('create', 'error', 'silent-before')
  await expect(aCheck()).rejects.toThrow('The identity check did not answer begin.')
})

test('SH-23: an event counts with its signature alone, whatever it is about', async () => {
  const { checkId } = await aCheck()
  const event = server.events.at(-1)!
  const post = async (request: RequestInit) =>
    (await routes.request(IDENTITY_WEBHOOK_PATH, { method: 'POST', ...request })).status
  const late = NOW.getTime() - 301_000
  expect(await post(server.signed(event, { secret: `whsec_${'x'.repeat(32)}` }))).toBe(400)
  expect(await post(server.signed(event, { at: late }))).toBe(400)
  expect(await post({ ...server.signed(event), body: '{}' })).toBe(400)
  expect(await post({ body: 'x'.repeat(513 * 1024) })).toBe(413)
  expect(await post(server.signed({ ...event, type: 'charge.updated' }))).toBe(200)
  expect(await post(server.signed({ ...event, data: { object: { id: 'pi_x' } } }))).toBe(200)
  expect(noted).toEqual([])
  expect(await post(server.signed(event))).toBe(200)
  expect(noted).toEqual([{ id: event.id, checkId }])
})

test.each([
  [{ IDENTIFICATION: 'stripe' }, 'IDENTIFICATION=stripe needs'],
  [{ STRIPE_IDENTITY_API_URL: 'https://stripe.example' }, 'is for rehearsals'],
  [{ STRIPE_IDENTITY_API_URL: 'http://127.0.0.1:1', STRIPE_IDENTITY_KEY: 'rk_live_x' }, 'is for rehearsals'],
] as const)('CA-83: %j is refused at the start', (values, sentence) => {
  expect(identityProblems(values, undefined).join()).toContain(sentence)
})
