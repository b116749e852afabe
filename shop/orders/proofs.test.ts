import { describe, expect, test } from 'vitest'
import { FileNotStored } from '#platform/storage/storage.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { anOrder, anOrderInProduction, aPaidOrder, aWrittenOrder } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { settleChange } from './commands/decide-on-proof.ts'
import { takeToProduction } from './commands/office-steps.ts'
import { proofKey } from './commands/proof-keys.ts'
import { proofRoutes } from './documents/proof-routes.ts'
import { artworkKinds } from './rules/artwork-names.ts'
import { type OrderWithLines, recordArtworkFile } from './store.ts'

const shop = await openTestShop()
const DAY_MS = 24 * 3_600_000
const picture = Buffer.from([0xff, 0xd8, 0xff, 0xd9])
const storage = {
  async get(key: string) {
    if (!key.endsWith('/proof')) throw new FileNotStored(key)
    return picture
  },
}
const routes = proofRoutes({ ...shop, storage })

const PROOFS = `number status can_decide proofs { line_id order_number product_name product_sku quantity
  options { label value } picture_url key decision comment decided_at }`
const ORDER = `query ($key: String, $number: String) {
  orderProof(key: $key, number: $number) { ${PROOFS} } }`
const LINE = `query ($key: String!) { artworkProof(key: $key) {
  line_id order_number product_name picture_url key decision } }`
const DECIDE = `mutation ($input: DecideOnProofInput!) { decideOnProof(input: $input) { ${PROOFS} } }`
const OF_TOKEN = `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
  proof_key comments { message } } }`

const NO_PROOF = {
  message: 'We cannot show this proof. Sign in to the account that ordered it, or ask us for a new link.',
  extensions: { category: 'graphql-no-such-entity' },
}
const keyOf = async ({ token }: OrderWithLines) =>
  (await shop.ask(OF_TOKEN, { token })).guestOrderByToken.proof_key
const proofOf = async (key: string) => (await shop.ask(ORDER, { key })).orderProof
const refusalOf = async (query: string, variables: object, visit: object = {}) =>
  (await shop.send(query, variables, visit)).errors?.[0]
const decide = async (order: OrderWithLines, decision: string, comment?: string) => {
  const input = { key: await keyOf(order), line_id: order.lines[0]!.id, decision, comment }
  return shop.send(DECIDE, { input })
}
/** As if the press files of an order were drawn. */
async function draw(order: OrderWithLines) {
  for (const line of order.lines) {
    for (const kind of artworkKinds) {
      const storageKey = `orders/${order.number}/${line.position}/${kind}`
      await recordArtworkFile(shop.db, {
        orderLineId: line.id,
        kind,
        storageKey,
        byteSize: 4,
        madeAt: shop.clock.now(),
      })
    }
  }
}
const pathOf = (url: string) => url.slice(shop.publicUrl.length)

describe('L-01, CA-87: the proofs of an order', () => {
  test('are shown to whoever holds the link, first without and then with their pictures', async () => {
    const order = await anOrder(shop, { lines: [{ quantity: 2 }, {}] })
    const key = await keyOf(order)
    const shown = await proofOf(key)
    expect(shown).toMatchObject({ number: order.number, status: 'Placed', can_decide: true })
    expect(shown.proofs).toMatchObject([
      {
        line_id: String(order.lines[0]!.id),
        product_name: 'Custom canvas print',
        product_sku: order.lines[0]!.sku,
        quantity: 2,
        options: expect.arrayContaining([{ label: 'Size', value: expect.stringContaining('30 × 40 cm') }]),
        picture_url: null,
        decision: null,
      },
      { line_id: String(order.lines[1]!.id), quantity: 1 },
    ])
    await draw(order)
    const url = (await proofOf(key)).proofs[0].picture_url
    expect(url).toMatch(/^https:\/\/shop\.example\/orders\/proof\/[\w.-]+\.jpg$/)
    const answer = await routes.request(pathOf(url))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture)
  })

  test('are shown to the signed-in owner by the order’s number, and to nobody else', async () => {
    const [owner, stranger] = [await aSignedInCustomer(shop), await aSignedInCustomer(shop)]
    const { number } = await anOrder(shop, { customerId: owner.id })
    expect((await shop.ask(ORDER, { number }, owner.visit)).orderProof.number).toBe(number)
    expect(await refusalOf(ORDER, { number }, stranger.visit)).toMatchObject(NO_PROOF)
    expect(await refusalOf(ORDER, { number })).toMatchObject(NO_PROOF)
    const guests = await anOrder(shop)
    expect(await refusalOf(ORDER, { number: guests.number }, owner.visit)).toMatchObject(NO_PROOF)
  })

  test('leave out what nothing is printed for; without any there is no link', async () => {
    const order = await aWrittenOrder(shop, {}, [
      { kind: 'goods', sku: 'SAMPLE-KIT', designRevision: null, recordFamily: null, recordVersion: null },
    ])
    expect(await keyOf(order)).toBeNull()
    expect((await proofOf(proofKey(shop, 'order', order.id))).proofs).toEqual([])
  })
})

describe('L-02: the proof of one line', () => {
  test('opens by a key of its own, and opens nothing else', async () => {
    const order = await anOrder(shop, { lines: [{}, {}] })
    await draw(order)
    const { proofs } = await proofOf(await keyOf(order))
    const { artworkProof } = await shop.ask(LINE, { key: proofs[1].key })
    expect(artworkProof).toMatchObject({
      line_id: String(order.lines[1]!.id),
      order_number: order.number,
      picture_url: expect.any(String),
    })
    expect(await refusalOf(ORDER, { key: proofs[1].key })).toMatchObject(NO_PROOF)
    const input = { key: proofs[1].key, line_id: order.lines[1]!.id, decision: 'APPROVED' }
    expect(await refusalOf(DECIDE, { input })).toMatchObject(NO_PROOF)
  })
})

describe('SH-24: a link that is not good', () => {
  test.each<[string, (order: OrderWithLines) => string | Promise<string>]>([
    ['is empty', () => ''],
    ['is made up', () => 'abc.def.ghi'],
    [
      'names another order',
      async (order) => (await keyOf(order)).replace(/^\w/, (c) => (c === '0' ? '1' : '0')),
    ],
    ['says that it lasts longer', async (order) => (await keyOf(order)).replace(/\.(\w+)\./, '.zzzzzzz.')],
    ['was made for one line', (order) => proofKey(shop, 'line', String(order.lines[0]!.id))],
    [
      'is signed by another shop',
      (order) => proofKey({ ...shop, secretKey: 'x'.repeat(32) }, 'order', order.id),
    ],
    ['is of an order that never was', () => proofKey(shop, 'order', crypto.randomUUID())],
  ])('because it %s is refused in one sentence, without a word about the order', async (_, make) => {
    const order = await anOrder(shop)
    const key = await make(order)
    const { data, errors } = await shop.send(ORDER, { key })
    expect(data ?? null).toBeNull()
    expect(errors?.[0]).toMatchObject(NO_PROOF)
    expect(JSON.stringify(errors)).not.toContain(order.number)
    expect(await refusalOf(LINE, { key: `${key}x` })).toMatchObject(NO_PROOF)
  })

  test('because its fourteen days are over', async () => {
    const order = await anOrder(shop)
    await draw(order)
    const key = await keyOf(order)
    shop.clock.advance(14 * DAY_MS - 30 * 60_000)
    const { proofs } = await proofOf(key)
    const [ofLine, url] = [proofs[0].key, proofs[0].picture_url]
    expect((await routes.request(pathOf(url))).status).toBe(200)
    shop.clock.advance(30 * 60_000)
    expect(await refusalOf(ORDER, { key })).toMatchObject(NO_PROOF)
    // What was made from it ends with it, also a picture that would have lasted an hour.
    expect(await refusalOf(LINE, { key: ofLine })).toMatchObject(NO_PROOF)
    expect((await routes.request(pathOf(url))).status).toBe(404)
  })

  test('is tried ten times a minute from one address', async () => {
    const visit = { address: '203.0.113.90' }
    const tries = []
    for (let i = 0; i < 11; i++) tries.push(await refusalOf(ORDER, { key: `guess-${i}` }, visit))
    expect(tries.at(-2)).toMatchObject(NO_PROOF)
    expect(tries.at(-1)?.message).toBe('Too many tries. Please wait a moment and try again.')
    const good = await keyOf(await anOrder(shop))
    expect((await shop.send(ORDER, { key: good }, visit)).errors).toBeUndefined()
  })
})

describe('SH-24: the picture of a proof', () => {
  test('is kept by nobody, and gone an hour after it was shown', async () => {
    const order = await anOrder(shop)
    await draw(order)
    const { picture_url } = (await proofOf(await keyOf(order))).proofs[0]
    const { headers } = await routes.request(pathOf(picture_url))
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    shop.clock.advance(3_600_000)
    const late = await routes.request(pathOf(picture_url))
    expect([late.status, await late.text()]).toEqual([404, 'This picture cannot be shown any more.'])
  })

  test.each(['x', '1.zzzzzz.abc', '..%2F..%2Fetc', 'a'.repeat(300)])('is not given for %j', async (guess) => {
    expect((await routes.request(`/orders/proof/${guess}.jpg`)).status).toBe(404)
  })
})

describe('L-01: deciding on a proof', () => {
  test('approving is kept, shown and written into the history', async () => {
    const order = await anOrder(shop)
    const { data } = await decide(order, 'APPROVED')
    expect(data).toMatchObject({
      decideOnProof: {
        proofs: [{ decision: 'APPROVED', comment: null, decided_at: expect.stringMatching(/^2026-/) }],
      },
    })
    expect((await shop.ask(OF_TOKEN, { token: order.token })).guestOrderByToken.comments).toEqual([
      { message: 'Proof approved (line 1)' },
    ])
  })

  test('a wish for a change keeps the order from the press until it is approved or settled', async () => {
    const order = await aPaidOrder(shop)
    await draw(order)
    await decide(order, 'CHANGE_WANTED', ' A little brighter, please. ')
    expect((await proofOf(await keyOf(order))).proofs).toMatchObject([
      { decision: 'CHANGE_WANTED', comment: 'A little brighter, please.' },
    ])
    expect(await takeToProduction(shop, order.id)).toMatchObject({
      message: `The shopper wants line 1 of order ${order.number} changed.`,
    })
    await settleChange(shop, order.id, order.lines[0]!.id, 'We have made it brighter.')
    expect((await proofOf(await keyOf(order))).proofs).toMatchObject([{ decision: null, comment: null }])
    await decide(order, 'CHANGE_WANTED', 'Darker')
    await decide(order, 'APPROVED', 'Fine as it is')
    expect(await takeToProduction(shop, order.id, { early: true })).toBeUndefined()
    const { comments } = (await shop.ask(OF_TOKEN, { token: order.token })).guestOrderByToken
    expect(comments.map(({ message }) => message)).toEqual([
      'Change wanted (line 1): A little brighter, please.',
      'We have made it brighter.',
      'Change wanted (line 1): Darker',
      'Proof approved (line 1): Fine as it is',
    ])
  })

  test('is over once the press has the order', async () => {
    const order = await anOrderInProduction(shop)
    expect((await proofOf(await keyOf(order))).can_decide).toBe(false)
    expect((await decide(order, 'APPROVED')).errors?.[0]).toMatchObject({
      message: `Order ${order.number} is being made, so it cannot be changed any more.`,
      extensions: { category: 'graphql-input' },
    })
  })

  test.each<[string, string | undefined, string]>([
    ['no word of what to change', ' ', 'Please tell us what to change.'],
    ['no comment at all', undefined, 'Please tell us what to change.'],
    ['a book', 'x'.repeat(2_001), 'Please use at most 2000 characters.'],
  ])('a wish with %s is refused', async (_, comment, message) => {
    expect((await decide(await anOrder(shop), 'CHANGE_WANTED', comment)).errors?.[0]?.message).toBe(message)
  })

  test('on a line of another order is refused', async () => {
    const [mine, theirs] = [await anOrder(shop), await anOrder(shop)]
    const input = { key: await keyOf(mine), line_id: theirs.lines[0]!.id, decision: 'APPROVED' }
    expect((await refusalOf(DECIDE, { input }))?.message).toBe('This order has no such proof.')
    expect((await proofOf(await keyOf(theirs))).proofs[0].decision).toBeNull()
  })
})
