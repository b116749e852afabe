/** I-16: nobody is their own friend, and one friend counts once. */
import { sql } from 'drizzle-orm'
import { expect, it, test } from 'vitest'
import { mailboxOf } from '#packages/typed-values/mailbox.ts'
import { changeCart } from '../cart/store.ts'
import { checkoutCalls } from '../checkout/testing/checkout-calls.ts'
import { refundOrder } from '../orders/commands/refund-order.ts'
import { mailboxInSql, orders } from '../orders/tables.ts'
import { anAddress } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { openTestShop } from '../testing/shop.ts'
import { friendsOf } from './testing/friends.ts'

const shop = await openTestShop()
const { aReferrer, shownTo, aFriendsCart, place, friendOrders, complete } = friendsOf(shop)
const { aVirtualCart } = checkoutCalls(shop)

let count = 0
/** A mailbox at Gmail that nobody else here has. */
const aGmail = () => `robin.marsh${++count}@gmail.com`

/** Makes a guest's cart that of a customer who is signed in. */
async function assigned(cart: string, visit: { token: string }): Promise<string> {
  const assign = 'mutation ($id: String!) { assignCustomerToGuestCart(cart_id: $id) { id } }'
  const { assignCustomerToGuestCart } = await shop.ask(assign, { id: cart }, visit)
  const id = String(assignCustomerToGuestCart.id)
  const paymentToken = await shop.ledger.addToken('approve', '4242')
  await changeCart(
    shop.db,
    id,
    {
      paymentMethod: 'card',
      paymentToken,
      shippingAddress: anAddress(),
      billingAddress: anAddress(),
      shippingChoice: { carrierCode: 'keepsake', methodCode: 'standard' },
    },
    shop.clock.now(),
  )
  return id
}

test('one’s own link earns nothing: not signed in, nor as a guest with the same email', async () => {
  const referrer = await aReferrer()
  const { visit } = referrer
  await place(await assigned(await aFriendsCart(), visit), referrer.code, visit)
  expect((await shownTo(referrer)).states).toEqual([])

  const other = await aReferrer()
  await friendOrders(other.code, { email: other.email })
  const [local, host] = other.email.split('@')
  await friendOrders(other.code, { email: `${local}+friend@${host}` })
  expect((await shownTo(other)).states).toEqual([])
})

test('nor with the card that has paid one’s own order', async () => {
  const referrer = await aReferrer()
  const { visit } = referrer
  const cart = await assigned(await aFriendsCart(), visit)
  const paymentToken = await shop.ledger.addToken('approve', '7777')
  await changeCart(shop.db, cart, { paymentToken }, shop.clock.now())
  await place(cart, undefined, visit)
  await friendOrders(referrer.code, { card: '7777' })
  expect((await shownTo(referrer)).states).toEqual([])
  await friendOrders(referrer.code, { card: '8888' })
  expect((await shownTo(referrer)).states).toEqual(['WAITING'])
})

test.each(['AAAAAAAAAA', 'aaaaaaaaaa', '', '0000000000', '<script>', "' or ''='", '%00', 'A'.repeat(20_000)])(
  'a forged code changes nothing, and the order is placed: %j',
  async (code) => {
    const referrer = await aReferrer()
    const order = await friendOrders(code)
    expect(order.state).toBe('placed')
    expect((await shownTo(referrer)).states).toEqual([])
    const { rows } = await shop.db.execute(sql`select 1 from referrals where order_id = ${order.id}`)
    expect(rows).toEqual([])
    expect(shop.failures).toEqual([])
  },
)

test('one friend counts once, however their email is written', async () => {
  const referrer = await aReferrer()
  const email = aGmail()
  await friendOrders(referrer.code, { email })
  const [local = ''] = email.split('@')
  await friendOrders(referrer.code, { email })
  await friendOrders(referrer.code, { email: email.toUpperCase() })
  await friendOrders(referrer.code, { email: `${local.replace('.', '')}+two@googlemail.com` })
  await friendOrders((await aReferrer()).code, { email })
  expect((await shownTo(referrer)).states).toEqual(['WAITING'])
})

test('somebody who has ordered without a link is no friend any more', async () => {
  const referrer = await aReferrer()
  const email = aGmail()
  await friendOrders(undefined, { email })
  await friendOrders(referrer.code, { email: email.replace('@', '+again@') })
  expect((await shownTo(referrer)).states).toEqual([])
})

test('nor is an account that has ordered under another email', async () => {
  const referrer = await aReferrer()
  const friend = await aSignedInCustomer(shop)
  await place(await assigned(await aFriendsCart(), friend.visit), undefined, friend.visit)
  await shop.db.execute(sql`update customers set email = ${`new-${friend.email}`} where id = ${friend.id}`)
  await place(await assigned(await aFriendsCart(), friend.visit), referrer.code, friend.visit)
  expect((await shownTo(referrer)).states).toEqual([])
})

test('many orders of one friend at the same moment earn one reward', async () => {
  const referrer = await aReferrer()
  const other = await aReferrer()
  const email = aGmail()
  const spelt = [email, email, email.replace('@', '+one@'), email.replace('@', '+two@')]
  const carts = await Promise.all(spelt.map((one) => aFriendsCart({ email: one })))
  const placed = await Promise.all(
    carts.map((cart, index) => place(cart, index % 2 ? referrer.code : other.code)),
  )
  const both = [await shownTo(referrer), await shownTo(other)].flatMap(({ states }) => states)
  expect(both).toEqual(['WAITING'])
  for (const order of placed) await complete(order)
  const { rows } = await shop.db.execute<{
    credit: number
  }>(sql`select coalesce(sum(balance), 0)::int as credit
    from purses where kind = 'credit' and holder in (${String(referrer.id)}, ${String(other.id)})`)
  expect(rows[0]?.credit).toBe(1000)
})

it('a refunded friend who orders again earns nobody a second reward', async () => {
  const referrer = await aReferrer()
  const email = aGmail()
  const order = await complete(await friendOrders(referrer.code, { email }))
  await refundOrder(shop, order.id, { everything: true, way: 'gateway', reason: 'Bent' })
  await complete(await friendOrders(referrer.code, { email }))
  expect(await shownTo(referrer)).toMatchObject({ states: ['TAKEN_BACK'], credit: 0 })
})

it('a gift certificate, which is money in another form, earns nothing', async () => {
  const referrer = await aReferrer()
  const id = await aVirtualCart('200')
  const details = {
    email: aGmail(),
    billingAddress: anAddress(),
    paymentMethod: 'card',
    paymentToken: await shop.ledger.addToken('approve', '4242'),
  }
  await changeCart(shop.db, id, details, shop.clock.now())
  await place(id, referrer.code)
  await friendOrders(referrer.code, { quantity: 1 })
  expect((await shownTo(referrer)).states).toEqual([])
})

it('the database reads the mailbox of an email as the shop does', async () => {
  const emails = [
    'Robin.Marsh@Example.com',
    'robin+a+b@example.com',
    'R.o.b.i.n+x@Gmail.com',
    'robin@googlemail.com',
    "o'neil.k@mail.example.com.au",
    '+odd@example.com',
  ]
  for (const email of emails) {
    const order = await friendOrders(undefined, { email })
    const { rows } = await shop.db.execute<{ mailbox: string }>(
      sql`select ${mailboxInSql(orders.email)} as mailbox from ${orders} where id = ${order.id}`,
    )
    expect(rows[0]?.mailbox).toBe(mailboxOf(email))
  }
})
