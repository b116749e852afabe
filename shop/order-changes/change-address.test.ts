import { beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '#platform/mail/mail.ts'
import { isRefusal } from '../api/refusal.ts'
import { addressOfInput } from '../customers/rules/contract-address.ts'
import { takeToProduction } from '../orders/commands/office-steps.ts'
import { sendOrderNews } from '../orders/commands/send-order-news.ts'
import { eventsOfOrders } from '../orders/history-store.ts'
import * as jobs from '../orders/jobs/names.ts'
import { artworkKinds } from '../orders/rules/artwork-names.ts'
import { type OrderWithLines, recordArtworkFile } from '../orders/store.ts'
import { anAddress, anAddressInput } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { anOrder, anOrderInProduction, aPaidOrder, aWrittenOrder, reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { takeJobs } from '../testing/waiting-jobs.ts'
import { renderMail } from '../wiring/mail-templates.ts'
import { changeOrderAddress } from './commands/change-address.ts'
import type { ShopperDeps } from './commands/change-as-shopper.ts'

const shop = await openTestShop()
beforeEach(async () => void (await takeJobs(shop, jobs.sendOrderNewsJob)))

const HILL = {
  ...anAddressInput,
  firstname: 'Kim',
  street: ['3 Hill Road'],
  city: 'Perth',
  region: 'WA',
  postcode: '6000',
}
const CHANGE = `mutation ($input: ChangeOrderAddressInput!) {
  changeOrderAddress(input: $input) { number shipping_address { firstname street city postcode } }
}`
const change = (token: string, address: object = HILL, visit: object = {}) =>
  shop.send(CHANGE, { input: { token, address } }, visit)
const refusalOf = async (answer: ReturnType<typeof change>) => (await answer).errors?.[0]?.message
const messagesOf = async ({ id }: OrderWithLines) =>
  ((await eventsOfOrders(shop.db, [id])).get(id) ?? []).flatMap(({ message }) => message ?? [])

async function mails(): Promise<Mail[]> {
  const sent: Mail[] = []
  const deps = { ...shop, renderMail, mail: { send: async (mail: Mail) => void sent.push(mail) } }
  for (const news of await takeJobs(shop, jobs.sendOrderNewsJob)) await sendOrderNews(deps, news)
  return sent
}

/** As the command works with it, for a guest. */
const deps = (change: Partial<ShopperDeps> = {}): ShopperDeps => ({
  ...shop,
  visit: { address: undefined } as unknown as ShopperDeps['visit'],
  caller: async () => ({ kind: 'guest' }) as Awaited<ReturnType<ShopperDeps['caller']>>,
  ...change,
})

describe('I-09, L-03: the address of an order is changed by whoever holds its token', () => {
  test('and a mail says from what to what, until when, and where to change it back', async () => {
    const order = await aPaidOrder(shop, { email: 'mia@example.com' })
    expect((await change(order.token)).data).toEqual({
      changeOrderAddress: {
        number: order.number,
        shipping_address: { firstname: 'Kim', street: ['3 Hill Road'], city: 'Perth', postcode: '6000' },
      },
    })
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      to: 'mia@example.com',
      subject: `Your Keepsake order ${order.number} is changed`,
    })
    for (const words of [
      'Delivery address: Kim Marsh, 3 Hill Road, Perth WA 6000. Before: Robin Marsh, 12 Harbour Street, Ballina NSW 2478.',
      'until Mon 23 November, 10:00 am (Sydney time)',
      `/change_order?token=${order.token}`,
    ]) {
      expect(mail?.text).toContain(words)
    }
    const after = await reload(shop, order.id)
    expect({ ...after, lines: [], shippingAddress: null }).toEqual({
      ...order,
      lines: [],
      shippingAddress: null,
    })
  })

  test('PE-18: the same address again, from a second press or another tab, changes and says nothing', async () => {
    const order = await aPaidOrder(shop)
    await Promise.all([change(order.token), change(order.token), change(order.token)])
    expect(await messagesOf(order)).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  test('an order of an account asks its owner to sign in, and nobody else may', async () => {
    const owner = await aSignedInCustomer(shop)
    const stranger = await aSignedInCustomer(shop)
    const order = await aPaidOrder(shop, { customerId: owner.id })
    expect(await refusalOf(change(order.token))).toBe('Please login to view the order.')
    expect(await refusalOf(change(order.token, HILL, stranger.visit))).toBe('Please login to view the order.')
    expect(await refusalOf(change('A'.repeat(32), HILL, owner.visit))).toMatch(/^We couldn't locate an order/)
    expect((await reload(shop, order.id)).shippingAddress).toEqual(order.shippingAddress)
    expect(await refusalOf(change(order.token, HILL, owner.visit))).toBeUndefined()
  })

  test.each([
    ['N-09: a postcode of another state', { postcode: '2478' }, /postcode 2478 is in New South Wales/],
    ['no name', { firstname: ' ' }, /first name/i],
    ['three lines', { street: ['1', '2', '3'] }, /more than 2 lines/],
    ['another country', { country_code: 'NZ' }, /Australia/],
  ])('the checks of the checkout hold: %s', async (_, wrong, words) => {
    const order = await aPaidOrder(shop)
    expect(await refusalOf(change(order.token, { ...HILL, ...wrong }))).toMatch(words)
    expect(await messagesOf(order)).toEqual([])
  })

  test('what a courier brings goes to no PO box; what the post brings does', async () => {
    const box = { ...HILL, street: ['PO Box 7'] }
    const large = await aWrittenOrder(shop, { carrierTitle: 'Courier' })
    expect(await refusalOf(change(large.token, box))).toMatch(/couriers cannot deliver to PO boxes/)
    const small = await aWrittenOrder(shop)
    expect(await refusalOf(change(small.token, box))).toBeUndefined()
  })

  test('an order that waits for its money can be changed, and one of which nothing is sent cannot', async () => {
    const waiting = await aWrittenOrder(shop)
    expect(await refusalOf(change(waiting.token))).toBeUndefined()
    const nothing = await aWrittenOrder(shop, { shippingAddress: null })
    expect(await refusalOf(change(nothing.token))).toMatch(/^Nothing of this order is sent/)
  })

  test('so many changes at most: each writes a mail', async () => {
    const order = await aPaidOrder(shop)
    const homes = Array.from({ length: 21 }, (_, number) => ({
      ...HILL,
      street: [`${number + 1} Hill Road`],
    }))
    const refusals: (string | undefined)[] = []
    for (const home of homes) refusals.push(await refusalOf(change(order.token, home)))
    expect(refusals.slice(0, 20).every((one) => one === undefined)).toBe(true)
    expect(refusals[20]).toMatch(/^Too many tries/)
  })

  test('SH-18: so many changes at most also of all orders of one mailbox, however it is written', async () => {
    const emails = ['mia.b@example.com', 'Mia.B+two@example.com']
    const orders = await Promise.all(emails.map((email) => aPaidOrder(shop, { email })))
    const refusals: (string | undefined)[] = []
    for (let number = 1; number <= 11; number++) {
      for (const { token } of orders) {
        refusals.push(await refusalOf(change(token, { ...HILL, street: [`${number} Hill Road`] })))
      }
    }
    expect(refusals.slice(0, 20).every((one) => one === undefined)).toBe(true)
    expect(refusals[20]).toMatch(/^Too many tries/)
  })
})

describe('the press lock', () => {
  test('closes the order at its time, although the press has not taken it, for changes and for cancelling', async () => {
    const order = await anOrder(shop)
    const cancel = () =>
      shop.ask(
        `mutation ($id: ID!, $token: String) {
          cancelOrder(input: { order_id: $id, reason: "No", token: $token }) { errorV2 { code message } }
        }`,
        { id: order.id, token: order.token },
      )
    shop.clock.advance(3 * 24 * 3_600_000)
    const words =
      /could be changed until Mon 23 November, 10:00 am \(Sydney time\)\. Now it goes to the press/
    expect(await refusalOf(change(order.token))).toMatch(words)
    expect((await cancel()).cancelOrder.errorV2).toMatchObject({
      code: 'INVALID_ORDER_STATUS',
      message: expect.stringMatching(words),
    })
    const shown = await shop.ask(
      `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
        available_actions change_window { is_open until until_words time_left closed_because } } }`,
      { token: order.token },
    )
    expect(shown.guestOrderByToken).toEqual({
      available_actions: [],
      change_window: {
        is_open: false,
        until: '2026-11-22 23:00:00',
        until_words: 'Mon 23 November, 10:00 am (Sydney time)',
        time_left: null,
        closed_because: expect.stringMatching(words),
      },
    })
  })

  test('the time until then is shown to whoever follows the order', async () => {
    const order = await aPaidOrder(shop, { email: 'mia@example.com' })
    const { orderTracking } = await shop.ask(
      `query ($number: String!) { orderTracking(number: $number, email: "mia@example.com") {
        change_window { is_open until_words time_left } } }`,
      { number: order.number },
    )
    expect(orderTracking.change_window).toMatchObject({
      is_open: true,
      time_left: expect.stringMatching(/^\d+ (hours?|days)$/),
    })
  })

  test('wins every race: the address is changed before the press has the order, or not at all', async () => {
    for (let round = 0; round < 5; round++) {
      const order = await aPaidOrder(shop)
      for (const kind of artworkKinds) {
        const file = { orderLineId: order.lines[0]!.id, kind, storageKey: `${order.id}/${kind}`, byteSize: 1 }
        await recordArtworkFile(shop.db, { ...file, madeAt: shop.clock.now() })
      }
      const [changed, taken] = await Promise.all([
        changeOrderAddress(deps(), order.token, addressOfInput(HILL)),
        takeToProduction(shop, order.id, { early: true }),
      ])
      expect(taken).toBeUndefined()
      const after = await reload(shop, order.id)
      expect(after.state).toBe('in-production')
      expect(after.shippingAddress?.city).toBe(isRefusal(changed) ? 'Ballina' : 'Perth')
      const states = ((await eventsOfOrders(shop.db, [order.id])).get(order.id) ?? []).map(
        ({ state }) => state,
      )
      expect(states).toEqual(isRefusal(changed) ? ['in-production'] : [null, 'in-production'])
    }
  })

  test('is over for an order that is being made', async () => {
    const made = await anOrderInProduction(shop)
    expect(await refusalOf(change(made.token))).toMatch(/is being made, so it cannot be changed any more/)
  })
})

test('a shop that is killed before the mail is noted has changed nothing', async () => {
  const order = await aPaidOrder(shop)
  const fail = () => Promise.reject(new Error('killed'))
  const killed = { enqueue: fail, enqueueAll: fail }
  await expect(changeOrderAddress(deps({ jobs: killed }), order.token, addressOfInput(HILL))).rejects.toThrow(
    'killed',
  )
  expect((await reload(shop, order.id)).shippingAddress).toEqual(
    anAddress({ company: order.shippingAddress?.company }),
  )
  expect(await messagesOf(order)).toEqual([])
  expect(isRefusal(await changeOrderAddress(deps(), order.token, addressOfInput(HILL)))).toBe(false)
  expect(await messagesOf(order)).toHaveLength(1)
})
