/** The mail that asks for a review: whom it reaches, when, and what stops it. */
import { describe, expect, test } from 'vitest'
import type { Mail } from '#platform/mail/mail.ts'
import { uidOf } from '../api/uid.ts'
import { newsletterRoutes } from '../newsletter/pages-of-links.ts'
import { newsletterSubscriptions } from '../newsletter/tables.ts'
import { deliverParcel } from '../orders/commands/deliver-parcel.ts'
import { refundOrder } from '../orders/commands/refund-order.ts'
import { configure } from '../testing/configure.ts'
import { openTestShop } from '../testing/shop.ts'
import { takeJobs } from '../testing/waiting-jobs.ts'
import { renderMail } from '../wiring/mail-templates.ts'
import { askForReviews } from './commands/ask-for-reviews.ts'
import { orderReviewKey } from './commands/review-keys.ts'
import { sendReviewRequest } from './commands/send-review-request.ts'
import { sendReviewRequestJob } from './jobs/names.ts'
import { ratingChoices } from './rules/ratings.ts'
import { anArrivedOrder, anOrderToSend, sendAll } from './testing/arrived-order.ts'

const shop = await openTestShop()
const DAY_MS = 86_400_000
const days = (count: number) => shop.clock.advance(count * DAY_MS)

let subscribers = 0
async function aSubscriber(status: 'SUBSCRIBED' | 'UNSUBSCRIBED' | 'UNCONFIRMED' = 'SUBSCRIBED') {
  const email = `mia-${subscribers++}@example.com`
  const unsubscribeKey = `key-of-${email}`
  await shop.db
    .insert(newsletterSubscriptions)
    .values({ email, status, firstName: 'Mia', unsubscribeKey, changedAt: shop.clock.now() })
  return email
}

const ask = () => askForReviews(shop)

/** What the mails that are enqueued become. */
async function sent(): Promise<Mail[]> {
  const mails: Mail[] = []
  const deps = { ...shop, renderMail, mail: { send: async (mail: Mail) => void mails.push(mail) } }
  for (const { orderId } of await takeJobs(shop, sendReviewRequestJob)) await sendReviewRequest(deps, orderId)
  return mails
}
async function mails(): Promise<Mail[]> {
  await ask()
  return sent()
}
const keyIn = (mail: Mail | undefined) => /write-a-review\?key=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''

const LINES = `query ($key: String!) { linesToReviewOfLink(key: $key) { lines { key order_number } } }`
const WRITE = `mutation ($input: ReviewOrderLineInput!) { reviewOrderLine(input: $input) { review { nickname } } }`
const [rating] = ratingChoices
const ratings = [{ id: uidOf(rating?.id ?? 0), value_id: uidOf(rating?.values[4]?.id ?? 0) }]

async function writeBy(linkKey: string) {
  const { lines } = (await shop.ask(LINES, { key: linkKey })).linesToReviewOfLink
  const words = { nickname: 'Mia', summary: 'Lovely', text: 'Sharp.', ratings }
  await shop.ask(WRITE, { input: { key: lines[0].key, ...words } })
}

describe('a subscriber whose order has arrived', () => {
  test('is asked a week later, once, with a link that opens the pieces of that order', async () => {
    const email = await aSubscriber()
    const order = await anArrivedOrder(shop, { email: email.toUpperCase() })
    days(6)
    expect(await mails()).toEqual([])
    days(2)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: email.toUpperCase(),
      messageId: `order-${order.number}-review-request`,
      unsubscribeUrl: `https://shop.example/newsletter/unsubscribe/key-of-${email}`,
    })
    expect(mail?.html).toContain(`href="https://shop.example/newsletter/unsubscribe/key-of-${email}"`)
    const { lines } = (await shop.ask(LINES, { key: keyIn(mail) })).linesToReviewOfLink
    expect(lines[0].order_number).toBe(order.number)
    days(30)
    expect(await mails()).toEqual([])
  })

  test('gets the same link when the mail is sent again after a crash', async () => {
    await anArrivedOrder(shop, { email: await aSubscriber() })
    days(8)
    await ask()
    const [job] = await takeJobs(shop, sendReviewRequestJob)
    const twice: Mail[] = []
    const deps = { ...shop, renderMail, mail: { send: async (mail: Mail) => void twice.push(mail) } }
    await sendReviewRequest(deps, job?.orderId ?? '')
    shop.clock.advance(60_000)
    await sendReviewRequest(deps, job?.orderId ?? '')
    expect(twice[1]).toEqual(twice[0])
  })

  test('is asked by the shop’s days, and not at all when these are 0', async () => {
    await anArrivedOrder(shop, { email: await aSubscriber() })
    await configure(shop, { review_request_days: '0' })
    days(10)
    expect(await mails()).toEqual([])
    await configure(shop, { review_request_days: '14' })
    expect(await mails()).toEqual([])
    days(5)
    expect(await mails()).toHaveLength(1)
    await configure(shop, { review_request_days: '7' })
  })

  test('is asked about the newest of several orders, and then left alone for two weeks', async () => {
    const email = await aSubscriber()
    await anArrivedOrder(shop, { email })
    shop.clock.advance(60_000)
    const newest = await anArrivedOrder(shop, { email })
    days(8)
    expect((await mails()).map(({ messageId }) => messageId)).toEqual([
      `order-${newest.number}-review-request`,
    ])
    expect(await mails()).toEqual([])
    days(15)
    expect(await mails()).toHaveLength(1)
  })

  test('is not asked about what arrived long ago', async () => {
    await anArrivedOrder(shop, { email: await aSubscriber() })
    days(40)
    expect(await mails()).toEqual([])
  })

  test('asked by two processes in the same moment gets one mail', async () => {
    await anArrivedOrder(shop, { email: await aSubscriber() })
    days(8)
    await Promise.all([ask(), ask(), ask()])
    expect(await sent()).toHaveLength(1)
  })
})

describe('nobody is asked', () => {
  test.each(['UNSUBSCRIBED', 'UNCONFIRMED'] as const)('whose subscription is %s', async (status) => {
    await anArrivedOrder(shop, { email: await aSubscriber(status) })
    days(8)
    expect(await mails()).toEqual([])
  })

  test('who never asked for mails', async () => {
    await anArrivedOrder(shop, { email: 'never@example.com' })
    days(8)
    expect(await mails()).toEqual([])
  })

  test('whose order is on its way', async () => {
    const order = await anOrderToSend(shop, { email: await aSubscriber() })
    await sendAll(shop, order)
    days(8)
    expect(await mails()).toEqual([])
    await deliverParcel(shop, order.id)
    days(8)
    expect(await mails()).toHaveLength(1)
  })

  test('who was given everything back', async () => {
    const order = await anArrivedOrder(shop, { email: await aSubscriber() })
    await refundOrder(shop, order.id, { everything: true, way: 'bank', reason: 'Bent' })
    days(8)
    expect(await mails()).toEqual([])
  })

  test('who has written already', async () => {
    const email = await aSubscriber()
    const order = await anArrivedOrder(shop, { email })
    const found = await shop.ask(
      `query ($number: String!, $email: String!) {
        linesToReviewOfOrder(number: $number, email: $email) { lines { key } } }`,
      { number: order.number, email },
    )
    const words = { nickname: 'Mia', summary: 'Lovely', text: 'Sharp.', ratings }
    await shop.ask(WRITE, { input: { key: found.linesToReviewOfOrder.lines[0].key, ...words } })
    days(8)
    expect(await mails()).toEqual([])
  })
})

describe('a mail that waits to be sent stays unsent', () => {
  test('when its reader unsubscribes by the link of another mail', async () => {
    const email = await aSubscriber()
    await anArrivedOrder(shop, { email })
    days(8)
    await ask()
    await newsletterRoutes(shop).request(`/newsletter/unsubscribe/key-of-${email}`, { method: 'POST' })
    expect(await sent()).toEqual([])
  })

  test('when the order is given back', async () => {
    const order = await anArrivedOrder(shop, { email: await aSubscriber() })
    days(8)
    await ask()
    await refundOrder(shop, order.id, { everything: true, way: 'bank', reason: 'Bent' })
    expect(await sent()).toEqual([])
  })

  test('when a review was written', async () => {
    const order = await anArrivedOrder(shop, { email: await aSubscriber(), pieces: 2 })
    days(8)
    await ask()
    await writeBy(orderReviewKey(shop, order.id, new Date(shop.clock.now().getTime() + DAY_MS)))
    expect(await sent()).toEqual([])
  })
})
