/** E-25: a review of a piece that was bought, by a mailed link, by number and email, or signed in. */
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { uidOf } from '../api/uid.ts'
import { insertPhoto } from '../design/store.ts'
import { cancelOrder } from '../orders/commands/cancel-order.ts'
import { deliverParcel } from '../orders/commands/deliver-parcel.ts'
import { refundOrder } from '../orders/commands/refund-order.ts'
import { shipLines } from '../orders/commands/ship-lines.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { aWrittenOrder } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { approveReview, rejectReview } from './commands/decide-review.ts'
import { LINK_LASTS_MS, orderReviewKey } from './commands/review-keys.ts'
import { reviewPictureRoutes } from './picture-routes.ts'
import { ratingChoices } from './rules/ratings.ts'
import {
  FORM_IS_OVER,
  LINK_IS_OVER,
  NOTHING_ARRIVED,
  NOTHING_TO_REVIEW,
  PICTURE_IS_GONE,
  PICTURES_CONSENT,
  PICTURES_NEED_CONSENT,
  REVIEWED_ALREADY,
  TOO_MANY_PICTURES,
} from './rules/review-words.ts'
import { productReviews, reviewPictures } from './tables.ts'
import { anArrivedOrder, anOrderToSend, sendAll } from './testing/arrived-order.ts'

const shop = await openTestShop()

const PIECES = 'lines { key order_number product_name is_reviewed picture_url } nickname'
const OF_LINK = `query ($key: String!) { linesToReviewOfLink(key: $key) { ${PIECES} } }`
const OF_ORDER = `query ($number: String!, $email: String!) {
  linesToReviewOfOrder(number: $number, email: $email) { ${PIECES} } }`
const OF_ACCOUNT = `{ customer { lines_to_review { ${PIECES} } } }`
const WRITE = `mutation ($input: ReviewOrderLineInput!) {
  reviewOrderLine(input: $input) { review { nickname average_rating pictures { url } product { sku } } } }`

const linkOf = (orderId: string, lastsMs = LINK_LASTS_MS) =>
  orderReviewKey(shop, orderId, new Date(shop.clock.now().getTime() + lastsMs))
const ofLink = async (orderId: string) =>
  (await shop.ask(OF_LINK, { key: linkOf(orderId) })).linesToReviewOfLink
const ofOrder = (number: string, email: string, visit: object = {}) =>
  shop.send(OF_ORDER, { number, email }, visit)

const stars = ratingChoices.map(({ id, values }) => ({
  id: uidOf(id),
  value_id: uidOf(values[3]?.id ?? 0),
}))
const words = (key: string, parts: object = {}) => ({
  key,
  nickname: 'Robin',
  summary: 'Lovely',
  text: 'Sharp, and the colours are right.',
  ratings: stars,
  ...parts,
})
const write = (key: string, parts: object = {}, visit: object = {}) =>
  shop.send(WRITE, { input: words(key, parts) }, visit)
const messageOf = async (answer: ReturnType<typeof write>) => (await answer).errors?.[0]?.message

async function aPhoto(): Promise<string> {
  const key = newId()
  await insertPhoto(shop.db, {
    ...{
      key,
      uploadKey: newId(),
      sha256: key,
      files: key,
      format: 'jpeg',
      fileName: 'wall.jpg',
      byteSize: 1,
    },
    ...{ widthPx: 800, heightPx: 600, frames: 1, receivedAt: shop.clock.now() },
  })
  return key
}

async function lastReview() {
  const all = await shop.db.select().from(productReviews)
  return all.reduce((last, one) => (one.id > last.id ? one : last))
}

describe('what can be reviewed', () => {
  test('of a mailed link is what has arrived of its order, and the first name is offered', async () => {
    const order = await anArrivedOrder(shop, { pieces: 2 })
    const { lines, nickname } = await ofLink(order.id)
    expect(lines).toHaveLength(2)
    expect(lines).toMatchObject([{ order_number: order.number, is_reviewed: false }, {}])
    expect(nickname).toBe(order.billingAddress.firstName)
  })

  test('is nothing once the link is over, was changed, or was made for something else', async () => {
    const order = await anArrivedOrder(shop)
    const key = linkOf(order.id, 1_000)
    shop.clock.advance(2_000)
    const [{ key: ofLine }] = (await ofLink(order.id)).lines
    for (const bad of [key, `${linkOf(order.id)}x`, ofLine, '', 'a.b.c']) {
      const { errors } = await shop.send(OF_LINK, { key: bad })
      expect(errors?.[0]).toMatchObject({
        message: LINK_IS_OVER,
        extensions: { category: 'graphql-no-such-entity' },
      })
    }
  })

  test('SH-24: by number and email is found as a tracked order is, without a name or a picture', async () => {
    const order = await anArrivedOrder(shop, { email: 'finder@example.com' })
    const found = await ofOrder(` ${order.number} `, 'Finder@Example.com')
    expect(found.data).toMatchObject({
      linesToReviewOfOrder: { nickname: null, lines: [{ picture_url: null, is_reviewed: false }] },
    })
    const sentence = "We couldn't locate an order with the information provided."
    for (const [number, email] of [
      [order.number, 'other@example.com'],
      ['999999999', 'finder@example.com'],
    ] as const) {
      expect((await ofOrder(number, email)).errors?.[0]?.message).toBe(sentence)
    }
  })

  test('SH-24: numbers and emails cannot be guessed for long', async () => {
    const visit = { address: '203.0.113.77' }
    const tries = []
    for (let i = 0; i < 11; i++) tries.push(await ofOrder(`9000000${i}`, 'a@example.com', visit))
    expect(tries.at(-1)?.errors?.[0]?.message).toMatch(/^Too many tries/)
  })

  test('signed in is what has arrived of one’s own orders, with the design that was printed', async () => {
    const customer = await aSignedInCustomer(shop)
    const order = await anArrivedOrder(shop, { customerId: customer.id })
    await anOrderToSend(shop, { customerId: customer.id })
    const { lines_to_review } = (await shop.ask(OF_ACCOUNT, {}, customer.visit)).customer
    expect(lines_to_review.lines.map(({ order_number }) => order_number)).toEqual([order.number])
    const stranger = await aSignedInCustomer(shop)
    expect((await shop.ask(OF_ACCOUNT, {}, stranger.visit)).customer.lines_to_review.lines).toEqual([])
  })

  test('a parcel that arrived opens its own pieces, and the rest when it follows', async () => {
    const order = await anOrderToSend(shop, { pieces: 2 })
    const [first, second] = order.lines
    const parcel = (line: typeof first) => ({
      lines: [{ orderLineId: line?.id ?? 0, quantity: 1 }],
      ...{ carrier: 'auspost', carrierTitle: 'Australia Post' },
    })
    await shipLines(shop, order.id, parcel(first))
    expect((await shop.send(OF_LINK, { key: linkOf(order.id) })).errors?.[0]?.message).toBe(NOTHING_ARRIVED)
    await deliverParcel(shop, order.id)
    expect((await ofLink(order.id)).lines).toHaveLength(1)
    await shipLines(shop, order.id, parcel(second))
    await deliverParcel(shop, order.id)
    expect((await ofLink(order.id)).lines).toHaveLength(2)
  })

  test('is nothing of an order that was cancelled or given back, and no certificate', async () => {
    const goods = [{ kind: 'goods' as const, productId: 1 }]
    const cancelled = await aWrittenOrder(shop, {}, goods)
    await cancelOrder(shop, cancelled.id, { actor: 'staff' })
    const refunded = await anArrivedOrder(shop)
    await refundOrder(shop, refunded.id, { everything: true, way: 'bank', reason: 'Bent' })
    for (const { id } of [cancelled, refunded]) {
      const { errors } = await shop.send(OF_LINK, { key: linkOf(id) })
      expect(errors?.[0]?.message).toBe(NOTHING_TO_REVIEW)
    }
  })
})

describe('a review of a piece', () => {
  test('waits for staff, is of the product that was bought, and there is one', async () => {
    const order = await anArrivedOrder(shop)
    const [{ key }] = (await ofLink(order.id)).lines
    const { data } = await write(key)
    expect(data).toMatchObject({
      reviewOrderLine: { review: { nickname: 'Robin', average_rating: 80, pictures: [] } },
    })
    const review = await lastReview()
    expect(review).toMatchObject({ state: 'pending', orderLineId: order.lines[0]?.id, customerId: null })
    expect((await ofLink(order.id)).lines[0].is_reviewed).toBe(true)
    expect(await messageOf(write(key))).toBe(REVIEWED_ALREADY)
  })

  test('PE-18: pressed three times at once is one', async () => {
    const order = await anArrivedOrder(shop)
    const [{ key }] = (await ofLink(order.id)).lines
    const answers = await Promise.all([write(key), write(key), write(key)])
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1)
    const lineId = order.lines[0]?.id ?? 0
    expect(await shop.db.$count(productReviews, eq(productReviews.orderLineId, lineId))).toBe(1)
  })

  test('is the customer’s when a link or the account shows who writes, and never by number and email alone', async () => {
    const customer = await aSignedInCustomer(shop)
    const order = await anArrivedOrder(shop, { customerId: customer.id, pieces: 3, email: 'own@example.com' })
    const [first] = (await ofLink(order.id)).lines
    await write(first.key)
    expect((await lastReview()).customerId).toBe(customer.id)

    const found = async (visit: object = {}) =>
      (await shop.ask(OF_ORDER, { number: order.number, email: 'own@example.com' }, visit))
        .linesToReviewOfOrder.lines
    const second = (await found())[1]
    await write(second.key)
    expect((await lastReview()).customerId).toBeNull()
    const third = (await found(customer.visit))[2]
    await write(third?.key ?? '', {}, customer.visit)
    expect((await lastReview()).customerId).toBe(customer.id)
  })

  test('is refused with the key of a link, of two days ago, or of a piece that went back meanwhile', async () => {
    const order = await anArrivedOrder(shop)
    expect(await messageOf(write(linkOf(order.id)))).toBe(FORM_IS_OVER)
    const [{ key }] = (await ofLink(order.id)).lines
    shop.clock.advance(24 * 3_600_000)
    expect(await messageOf(write(key, { ratings: [] }))).toBe('Please choose a rating.')
    shop.clock.advance(24 * 3_600_000)
    expect(await messageOf(write(key))).toBe(FORM_IS_OVER)
    const [{ key: fresh }] = (await ofLink(order.id)).lines
    await refundOrder(shop, order.id, { everything: true, way: 'bank', reason: 'Bent' })
    expect(await messageOf(write(fresh))).toBe(NOTHING_TO_REVIEW)
  })

  test('one address may not flood it', async () => {
    const order = await anArrivedOrder(shop)
    const [{ key }] = (await ofLink(order.id)).lines
    const tries = []
    for (let i = 0; i < 6; i++)
      tries.push(await messageOf(write(key, { ratings: [] }, { address: '203.0.113.19' })))
    expect(tries[0]).toBe('Please choose a rating.')
    expect(tries.at(-1)).toBe('Too many tries. Please wait a moment and try again.')
  })

  test('J-09: brings its author points once it is published, also when it came by the mailed link', async () => {
    const customer = await aSignedInCustomer(shop)
    const order = await anArrivedOrder(shop, { customerId: customer.id })
    const [{ key }] = (await ofLink(order.id)).lines
    await write(key)
    await approveReview(shop, (await lastReview()).id)
    const { reward_points } = (
      await shop.ask(
        '{ customer { reward_points { balance_history { change_reason } } } }',
        {},
        customer.visit,
      )
    ).customer
    expect(reward_points.balance_history.map(({ change_reason }) => change_reason)).toContainEqual(
      expect.stringMatching(/review/i),
    )
  })
})

describe('pictures of a review', () => {
  /** Each file holds its own key. */
  const storage = { stream: async (key: string) => Readable.from([Buffer.from(key)]) }
  const routes = reviewPictureRoutes({ db: shop.db, storage })
  const pictures = async () => shop.db.select().from(reviewPictures)

  test('are seen by nobody before it is published, and by nobody once it is taken down', async () => {
    const order = await anArrivedOrder(shop)
    const [{ key }] = (await ofLink(order.id)).lines
    const photos = [await aPhoto(), await aPhoto()]
    await write(key, { pictures: photos, pictures_may_be_shown: true })
    const { id } = await lastReview()
    const kept = (await pictures()).filter(({ reviewId }) => reviewId === id)
    expect(kept.map(({ photoKey, place, agreedTo }) => [photoKey, place, agreedTo])).toEqual([
      [photos[0], 1, PICTURES_CONSENT],
      [photos[1], 2, PICTURES_CONSENT],
    ])
    const address = `/media/reviews/${kept[0]?.reference}/display.jpg`
    expect((await routes.request(address)).status).toBe(404)
    await approveReview(shop, id)
    const shown = await routes.request(address)
    expect(shown.status).toBe(200)
    expect(await shown.text()).toMatch(/\/display\.jpg$/)
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    expect(shown.headers.get('content-security-policy')).toContain('sandbox')
    const { recentReviews } = await shop.ask('{ recentReviews { pictures { url thumbnail_url } } }')
    expect(recentReviews[0].pictures.map(({ url }) => url)).toEqual([
      address,
      `/media/reviews/${kept[1]?.reference}/display.jpg`,
    ])
    // The key of a photo would let its reader place the photo in a design.
    for (const photo of photos) expect(JSON.stringify(recentReviews)).not.toContain(photo)
    await rejectReview(shop, id)
    expect((await routes.request(address)).status).toBe(404)
  })

  test.each<[string, () => Promise<object>, string]>([
    ['without consent', async () => ({ pictures: [await aPhoto()] }), PICTURES_NEED_CONSENT],
    [
      'that were never uploaded',
      async () => ({ pictures: ['0'.repeat(32)], pictures_may_be_shown: true }),
      PICTURE_IS_GONE,
    ],
    [
      'more than five',
      async () => ({
        pictures: await Promise.all(Array.from({ length: 6 }, aPhoto)),
        pictures_may_be_shown: true,
      }),
      TOO_MANY_PICTURES,
    ],
  ])('%s are refused, and nothing is kept', async (_, parts, message) => {
    const order = await anArrivedOrder(shop)
    const [{ key }] = (await ofLink(order.id)).lines
    expect(await messageOf(write(key, await parts()))).toBe(message)
    expect((await ofLink(order.id)).lines[0].is_reviewed).toBe(false)
  })

  test('the same picture chosen twice is one', async () => {
    const order = await anArrivedOrder(shop)
    const [{ key }] = (await ofLink(order.id)).lines
    const photo = await aPhoto()
    await write(key, { pictures: [photo, photo], pictures_may_be_shown: true })
    const { id } = await lastReview()
    expect((await pictures()).filter(({ reviewId }) => reviewId === id)).toHaveLength(1)
  })
})

test('an order that is sent and not delivered has nothing to review yet', async () => {
  const order = await anOrderToSend(shop)
  await sendAll(shop, order)
  expect((await shop.send(OF_LINK, { key: linkOf(order.id) })).errors?.[0]?.message).toBe(NOTHING_ARRIVED)
})
