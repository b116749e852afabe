import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { toDollars } from '#packages/money/money.ts'
import { createLog } from '#platform/log.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { anOrder } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { takeJobs } from '../testing/waiting-jobs.ts'
import { sendConversion } from './commands/send-conversion.ts'
import { reportConversionJob } from './jobs/names.ts'
import { conversionRoutes } from './routes.ts'
import type { Conversion } from './rules/conversion.ts'
import { openAdvertiser } from './testing.ts'

const shop = await openTestShop()
const advertiser = await openAdvertiser()
afterAll(() => advertiser.stop())

const routes = conversionRoutes({ ...shop, isOn: true })
const log = createLog({ production: true, logLevel: 'silent' })
const TOKEN = 'opens the door'
const conversions = { url: advertiser.url, token: TOKEN }

interface Saying {
  cookie?: string
  origin?: string | null
  method?: string
  type?: string
}

/** What a page of the shop says, by a browser that agreed. */
function say(body: object | string, { cookie = 'consent=all', origin, method = 'POST', type }: Saying = {}) {
  const headers = new Headers({
    'content-type': type ?? 'application/json',
    cookie,
    'user-agent': 'A browser',
  })
  if (origin !== null) headers.set('origin', origin ?? shop.publicUrl)
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return routes.request(`${shop.publicUrl}/events`, {
    method,
    headers,
    body: method === 'GET' ? undefined : text,
  })
}
const view = (parts: object = {}) => ({
  event_name: 'ViewContent',
  event_id: randomUUID(),
  page: '/canvas-prints',
  ...parts,
})
const received = async (response: Promise<Response> | Response) => {
  const { status } = await response
  return [status, (await (await response).json()).events_received]
}

/** Does what the worker would do. */
async function deliver() {
  for (const { event } of await takeJobs(shop, reportConversionJob))
    await sendConversion({ conversions, log }, event)
}

beforeEach(async () => {
  await takeJobs(shop, reportConversionJob)
  advertiser.told.length = 0
  advertiser.answerWith(200, { events_received: 1 })
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('P-13, P-14, P-17, CA-74: a page view of a guest reaches the service, without an e-mail', async () => {
  expect(await received(say(view()))).toEqual([202, 1])
  await deliver()
  expect(advertiser.told).toEqual([
    {
      token: TOKEN,
      event: {
        event_name: 'ViewContent',
        event_time: Math.floor(shop.clock.now().getTime() / 1_000),
        event_id: expect.any(String),
        action_source: 'website',
        event_source_url: 'https://shop.example/canvas-prints',
        user_data: { client_user_agent: 'A browser' },
        custom_data: { value: 0, currency: 'AUD' },
      },
    },
  ])
})

test('P-14, CA-75: the e-mail of a customer travels as a hash of its small letters, never plain', async () => {
  const { token, email } = await aSignedInCustomer(shop)
  await say(view(), { cookie: `consent=all; __Host-customer_token=${token}` })
  const waiting = JSON.stringify(await takeJobs(shop, reportConversionJob))
  expect(waiting).toContain(sha256(email.toLowerCase()))
  expect(waiting).not.toContain(email)
})

test('P-16: the checkout tells its items with name, quantity and price', async () => {
  const items = [{ name: 'Canvas', quantity: 2, price: 39.99 }]
  const event = { ...view(), event_name: 'InitiateCheckout', page: '/checkout', value: 79.98, items }
  expect(await received(say(event))).toEqual([202, 1])
  await deliver()
  expect(advertiser.told[0]?.event.custom_data).toEqual({ value: 79.98, currency: 'AUD', items })
})

describe('P-15, SH-04: a purchase', () => {
  const purchase = (value: number, parts: object = {}) => ({
    ...view(),
    event_name: 'Purchase',
    page: '/checkout/success',
    value,
    currency: 'AUD',
    ...parts,
  })

  test('is told once, with the value of the order and the hash of its e-mail, however often it is said', async () => {
    const order = await anOrder(shop, { email: 'Robin@Example.com' })
    const cookie = `consent=all; __Host-order_data=${order.token}`
    const value = toDollars(order.grandTotalCents)
    expect(await received(say(purchase(value), { cookie }))).toEqual([202, 1])
    expect(await received(say(purchase(value), { cookie }))).toEqual([202, 1])
    await deliver()
    expect(advertiser.told).toHaveLength(1)
    expect(advertiser.told[0]?.event).toMatchObject({
      event_name: 'Purchase',
      event_id: order.id,
      user_data: { em: [sha256('robin@example.com')] },
      custom_data: { value, currency: 'AUD' },
    })
  })

  test.each<[string, number, object]>([
    ['another value', 1, {}],
    ['another currency', 0, { currency: 'USD' }],
  ])('with %s is not told', async (_what, more, parts) => {
    const order = await anOrder(shop)
    const cookie = `consent=all; __Host-order_data=${order.token}`
    const [status, count] = await received(
      say(purchase(toDollars(order.grandTotalCents) + more, parts), { cookie }),
    )
    expect([[400, 422].includes(Number(status)), count]).toEqual([true, 0])
    expect(await takeJobs(shop, reportConversionJob)).toEqual([])
  })

  test('of a browser that holds no order is not told', async () => {
    expect(await received(say(purchase(10)))).toEqual([422, 0])
    expect(await received(say(purchase(10), { cookie: 'consent=all; order_data=guessed' }))).toEqual([422, 0])
    expect(await takeJobs(shop, reportConversionJob)).toEqual([])
  })
})

describe('SH-04, SH-28: nothing is told', () => {
  test.each<[string, object | string, Saying, number]>([
    ['without a yes', view(), { cookie: '' }, 200],
    ['when only what is needed was agreed to', view(), { cookie: 'consent=needed' }, 200],
    ['by another site', view(), { origin: 'https://evil.example' }, 403],
    ['by what names no origin', view(), { origin: null }, 403],
    ['by a GET', '', { method: 'GET' }, 405],
    ['by a form', view(), { type: 'text/plain' }, 415],
    ['under another name', view({ event_name: 'Lead' }), {}, 400],
    ['with fields of its own', view({ email: 'mia@example.com' }), {}, 400],
    ['of a page elsewhere', view({ page: '//evil.example' }), {}, 400],
    ['that is no JSON', 'hello', {}, 400],
    ['that is too long', `"${'x'.repeat(40_000)}"`, {}, 413],
  ])('%s', async (_what, body, how, status) => {
    expect(await received(say(body, how))).toEqual([status, 0])
    expect(await takeJobs(shop, reportConversionJob)).toEqual([])
  })

  test('where no service is configured: there is no such address', async () => {
    const off = conversionRoutes({ ...shop, isOn: false })
    expect((await off.request('/events', { method: 'POST' })).status).toBe(404)
  })

  test('by one address without end', async () => {
    const statuses = new Set<number>()
    for (let i = 0; i < 130; i++) statuses.add((await say('hello')).status)
    expect(statuses).toContain(429)
  })
})

describe('P-18: the answer of the service', () => {
  const event: Conversion = {
    event_name: 'ViewContent',
    event_time: 1,
    event_id: '1',
    action_source: 'website',
    event_source_url: 'https://shop.example/',
    user_data: {},
    custom_data: { value: 0, currency: 'AUD' },
  }
  const send = () => sendConversion({ conversions, log }, event)

  test.each<[number, object]>([
    [200, { events_received: 0 }],
    [200, { events_received: 2 }],
    [200, {}],
    [500, { events_received: 1 }],
    [429, {}],
  ])('%i %j is no success and is tried again', async (status, body) => {
    advertiser.answerWith(status, body)
    await expect(send()).rejects.toThrow('Expected ViewContent 1 to be received')
  })

  test('one received is success; a request that is wrong is not repeated', async () => {
    await expect(send()).resolves.toBeUndefined()
    advertiser.answerWith(400, { error: { message: 'Invalid parameter' } })
    await expect(send()).resolves.toBeUndefined()
  })

  test('the token is never in what an error says', async () => {
    advertiser.answerWith(500, {})
    const error: unknown = await send().catch((thrown) => thrown)
    expect(String(error)).not.toContain(TOKEN)
  })
})
