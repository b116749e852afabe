/** E-25: the page of a review as a browser without scripts sends its forms, and what comes back. */
import type { ComponentType } from 'react'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { apiContext } from '../../request/api.ts'
import { apiOfVisit } from '../../testing/api-of.ts'
import { rendered } from '../../testing/rendered.tsx'
import { openTestShop } from '../../testing/shop.ts'
import { LINK_LASTS_MS, orderReviewKey } from '../commands/review-keys.ts'
import { INTENT_FIELD, INTENTS, type ReviewAnswer } from '../components/review-answer.ts'
import { FIELDS, starsField } from '../rules/review-form.ts'
import { REVIEWED_ALREADY } from '../rules/review-words.ts'
import { anArrivedOrder } from '../testing/arrived-order.ts'
import * as page from './write-review-page.tsx'

const shop = await openTestShop()

async function send(values: Readonly<Record<string, string>>, visit: object = {}) {
  const context = new RouterContextProvider()
  context.set(apiContext, apiOfVisit(shop, visit))
  const body = new FormData()
  for (const [name, value] of Object.entries(values)) body.set(name, value)
  const url = new URL('/write-a-review', shop.publicUrl)
  const args = { context, request: new Request(url, { method: 'POST', body }), url, params: {} }
  const { data, init } = await page.action(args as unknown as Parameters<typeof page.action>[0])
  return { answer: data, status: init?.status ?? 200, html: await shown(data) }
}

/** The page with an answer of its action. */
function shown(actionData: ReviewAnswer): Promise<string> {
  const loader = async (args: never) => ({ actionData, loaderData: (await page.loader(args)).data })
  return rendered(shop, { default: WithAnswer, loader }, '/write-a-review')
}

const Page = page.default as ComponentType<object>
const WithAnswer = ({ loaderData }: { loaderData: object }) => <Page {...loaderData} />

const find = (number: string, email: string, visit?: object) =>
  send({ [INTENT_FIELD]: INTENTS.find, number, email }, visit)
const review = (key: string, values: Readonly<Record<string, string>> = {}) => ({
  [INTENT_FIELD]: INTENTS.write,
  [FIELDS.piece]: key,
  ...Object.fromEntries([0, 1, 2].map((index) => [starsField(index), stars[index] ?? ''])),
  [FIELDS.summary]: 'Lovely',
  [FIELDS.text]: 'It hangs straight.',
  [FIELDS.nickname]: 'Mia',
  ...values,
})
const { productReviewRatingsMetadata } = await shop.ask(
  '{ productReviewRatingsMetadata { items { values { value_id } } } }',
)
const stars = productReviewRatingsMetadata.items.map(({ values }) => values[2]?.value_id)

const open = (address: string) => rendered(shop, page, address)

test('a link opens the form with what it is about, and says what it asks for', async () => {
  const order = await anArrivedOrder(shop)
  const until = new Date(shop.clock.now().getTime() + LINK_LASTS_MS)
  const html = await open(`/write-a-review?key=${orderReviewKey(shop, order.id, until)}`)
  expect(html).toContain(`order ${order.number}`)
  for (const label of ['Print quality', 'Value for money', 'Delivery', 'Your review', 'Name to show']) {
    expect(html).toContain(label)
  }
  expect(html).toMatch(/<form[^>]*method="post"/)
  expect(html).not.toMatch(/<form[^>]*method="get"/)
})

test('without a link or an account there is one form, which finds an order', async () => {
  const html = await open('/write-a-review')
  expect(html).toContain('Find my order')
  expect(html).not.toContain('Your review')
})

test('PE-22: an order that is not found leaves what was typed, and says why', async () => {
  const { status, html } = await find('100000999', 'mia@example.com')
  expect(status).toBe(422)
  expect(html).toContain('value="100000999"')
  expect(html).toContain('value="mia@example.com"')
  expect(html).toMatch(/We couldn(&#x27;|')t locate an order/)
})

test('PE-22: a review that is refused comes back with every word and star, and its piece chosen', async () => {
  const order = await anArrivedOrder(shop, { email: 'mia@example.com', pieces: 2 })
  const { answer } = await find(order.number, 'mia@example.com')
  const key = answer.pieces?.lines[1]?.key ?? ''
  const claim = { number: order.number, email: 'mia@example.com' }
  const { status, html } = await send({ ...review(key, claim), [FIELDS.summary]: ' ' })
  expect(status).toBe(422)
  expect(html).toContain('Sum it up in a few words')
  expect(html).toContain('It hangs straight.')
  expect(html).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${key}"`))
  for (const one of stars) expect(html).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${one}"`))
})

test('PE-22: what is typed stays when its order cannot be read again, such as behind a limit', async () => {
  const order = await anArrivedOrder(shop, { email: 'mia@example.com' })
  const key = (await find(order.number, 'mia@example.com')).answer.pieces?.lines[0]?.key ?? ''
  const address = '203.0.113.201'
  for (let tries = 0; tries < 11; tries++) await find('1', 'mia@example.com', { address })
  const claim = { number: order.number, email: 'mia@example.com' }
  const { answer, html } = await send({ ...review(key, claim), [FIELDS.summary]: '' }, { address })
  expect(answer.pieces).toBeUndefined()
  expect(html).toContain('It hangs straight.')
  expect(html).toContain(`value="${key}"`)
  expect((await send(review(key, claim), { address })).answer.kind).toBe('done')
})

test('PE-20: a piece that another tab has reviewed is told, with what was typed', async () => {
  const order = await anArrivedOrder(shop, { email: 'mia@example.com' })
  const claim = { number: order.number, email: 'mia@example.com' }
  const key = (await find(order.number, claim.email)).answer.pieces?.lines[0]?.key ?? ''
  const first = await send(review(key, claim))
  expect(first.html).toContain('Thank you. We have your review')
  expect(first.html).not.toContain('It hangs straight.')
  const second = await send(review(key, { ...claim, [FIELDS.text]: 'And once more.' }))
  expect(second.html).toContain(REVIEWED_ALREADY)
  expect(second.html).toContain('And once more.')
})

test('hostile words come back as words', async () => {
  const hostile = '"><script>document.title=1</script>'
  const { html } = await send(review('', { [FIELDS.summary]: hostile, [FIELDS.text]: hostile }))
  expect(html).not.toContain('<script>document.title=1')
})
