/** I-23, L-03: an account is closed while an order of it can still be changed. Whoever holds the link of its mails goes on. */
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { OrderWithLines } from '../orders/store.ts'
import { anAddressInput } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { aPaidOrder, reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { askedChange } from './testing/piece-changes.ts'

const shop = await openTestShop()

const SHOWN = 'number token available_actions change_window { is_open }'
const BY_TOKEN = `query ($token: String!) { guestOrderByToken(input: { token: $token }) { ${SHOWN} } }`
const LOOK_UP = `query ($input: OrderInformationInput!) { guestOrder(input: $input) { ${SHOWN} } }`
const ADDRESS =
  'mutation ($input: ChangeOrderAddressInput!) { changeOrderAddress(input: $input) { shipping_address { city } } }'
const CANCEL =
  'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { order { status } errorV2 { code } } }'
const TAKE = 'mutation ($token: String!) { takeGuestOrder(token: $token) { number } }'
const PERTH = { ...anAddressInput, city: 'Perth', region: 'WA', postcode: '6000' }
const LOGIN = 'Please login to view the order.'

const refusalOf = async (query: string, variables: object, visit: object = {}) =>
  (await shop.send(query, variables, visit)).errors?.[0]?.message
const cancel = async ({ id: order_id }: OrderWithLines, token: string | null, visit: object = {}) =>
  (await shop.ask(CANCEL, { input: { order_id, reason: 'I ordered by mistake', token } }, visit)).cancelOrder

async function anOrderLeftBehind() {
  const customer = await aSignedInCustomer(shop)
  const order = await aPaidOrder(shop, { customerId: customer.id, email: customer.email })
  const close = () => shop.ask('mutation { deleteCustomer }', {}, customer.visit)
  return { customer, order, close }
}

describe('I-23, L-03: an order whose account is closed', () => {
  test('is the owner’s alone until then', async () => {
    const { order, close } = await anOrderLeftBehind()
    expect(await refusalOf(BY_TOKEN, { token: order.token })).toBe(LOGIN)
    expect(await refusalOf(ADDRESS, { input: { token: order.token, address: PERTH } })).toBe(LOGIN)
    expect((await cancel(order, order.token)).errorV2).toEqual({ code: 'UNAUTHORISED' })
    await close()
    expect((await cancel(order, order.token)).order).toEqual({ status: 'Cancelled' })
  })

  test('is read and changed by its own token: the address, a piece', async () => {
    const { order, close } = await anOrderLeftBehind()
    await close()
    const { guestOrderByToken: shown } = await shop.ask(BY_TOKEN, { token: order.token })
    expect(shown).toEqual({
      number: order.number,
      token: order.token,
      // Ordering it again needs the account.
      available_actions: ['CANCEL'],
      change_window: { is_open: true },
    })
    const { changeOrderAddress } = await shop.ask(ADDRESS, {
      input: { token: order.token, address: PERTH },
    })
    expect(changeOrderAddress.shipping_address.city).toBe('Perth')
    const line = order.lines[0]!
    const { plan, confirm } = await askedChange(shop, order, line, line.sku)
    expect([plan.difference.value, await confirm()]).toEqual([0, undefined])
  })

  test('is not found by number, email and name, and is not changed without its own token', async () => {
    const { order, close } = await anOrderLeftBehind()
    await close()
    const { number, email } = order
    for (const facts of [{ lastname: 'Marsh' }, { postcode: '2478' }]) {
      expect(await refusalOf(LOOK_UP, { input: { number, email, ...facts } })).toBe(LOGIN)
    }
    const { visit } = await aSignedInCustomer(shop)
    for (const token of [null, '', 'x'.repeat(32), number.padStart(12, '0')]) {
      expect((await cancel(order, token)).errorV2).toEqual({ code: 'UNAUTHORISED' })
      expect((await cancel(order, token, visit)).errorV2).toEqual({ code: 'UNAUTHORISED' })
    }
    expect(await reload(shop, order.id)).toEqual(order)
  })

  test('goes into no account, not even one with the same email', async () => {
    const { customer, order, close } = await anOrderLeftBehind()
    await close()
    const again = await aSignedInCustomer(shop)
    await shop.db.execute(sql`update customers set email = ${customer.email} where id = ${again.id}`)
    expect(await refusalOf(TAKE, { token: order.token }, again.visit)).toBe(
      'There is no such order of your email.',
    )
    expect((await reload(shop, order.id)).customerId).toBe(customer.id)
    const { customerOrders } = await shop.ask('{ customerOrders { total_count } }', {}, again.visit)
    expect(customerOrders.total_count).toBe(0)
  })
})
