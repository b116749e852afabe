/** I-05: a guest's order moves into the account of the same person, and into nobody else's. */
import { expect, test } from 'vitest'
import { aSignedInCustomer } from '../testing/customers.ts'
import { anOrder, reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'

const shop = await openTestShop()

const TAKE = 'mutation ($token: String!) { takeGuestOrder(token: $token) { number } }'
const THEIR_ORDERS = '{ customer { orders { items { number } } } }'
const NOT_THEIRS = 'There is no such order of your email.'
const refusal = async (token: string, visit: { token?: string }) =>
  (await shop.send(TAKE, { token }, visit)).errors?.[0]?.message

test('it is listed there, and taking it again changes nothing', async () => {
  const { email, visit } = await aSignedInCustomer(shop)
  const { number, token } = await anOrder(shop, { email: email.toUpperCase() })
  for (const _ of ['first', 'again'])
    expect(await shop.ask(TAKE, { token }, visit)).toEqual({ takeGuestOrder: { number } })
  const { customer } = await shop.ask(THEIR_ORDERS, {}, visit)
  expect(customer.orders.items).toEqual([{ number }])
  // From now on its token alone opens it for nobody.
  const { errors } = await shop.send(
    'query ($token: String!) { guestOrderByToken(input: { token: $token }) { number } }',
    { token },
  )
  expect(errors?.[0]?.message).toBe('Please login to view the order.')
})

test('one with another email, a wrong token, and one of another account are refused alike', async () => {
  const [mine, other] = [await aSignedInCustomer(shop), await aSignedInCustomer(shop)]
  const foreign = await anOrder(shop)
  expect(await refusal(foreign.token, mine.visit)).toBe(NOT_THEIRS)
  expect(await refusal('0'.repeat(32), mine.visit)).toBe(NOT_THEIRS)
  const taken = await anOrder(shop, { email: mine.email, customerId: other.id })
  expect(await refusal(taken.token, mine.visit)).toBe(NOT_THEIRS)
  expect((await reload(shop, taken.id)).customerId).toBe(other.id)
})

test('a guest takes none', async () => {
  const { id, token } = await anOrder(shop)
  expect(await refusal(token, {})).toBe("The current customer isn't authorized.")
  expect((await reload(shop, id)).customerId).toBeNull()
})
