/** I-16: a link of one's own, and the reward for a friend's first order. */
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { transaction } from '#platform/database/pool.ts'
import { takeIncentives } from '../marketing/commands/take-incentives.ts'
import { balancesOf } from '../marketing/store/purses.ts'
import { cancelOrder } from '../orders/commands/cancel-order.ts'
import { completeOrder } from '../orders/commands/complete-order.ts'
import { refundOrder } from '../orders/commands/refund-order.ts'
import { configure } from '../testing/configure.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { aWrittenOrder, reload } from '../testing/orders.ts'
import { fillPurse } from '../testing/purses.ts'
import { openTestShop } from '../testing/shop.ts'
import { takeJobs } from '../testing/waiting-jobs.ts'
import { renderMail } from '../wiring/mail-templates.ts'
import { sendRewardMail } from './commands/send-reward.ts'
import { sendRewardJob } from './jobs/names.ts'
import { REFER_CODE_LENGTH } from './rules/refer-code.ts'
import { friendsOf, REFERRALS } from './testing/friends.ts'

const shop = await openTestShop()
const { aReferrer, shownTo, aFriendsCart, place, friendOrders, send, complete } = friendsOf(shop)

const whole = { everything: true as const, way: 'gateway' as const, reason: 'Bent' }
/** What a purse's history tells its customer. */
const historyOf = async (visit: { token: string }) =>
  (
    await shop.ask('{ customer { store_credit { balance_history { items { action } } } } }', {}, visit)
  ).customer.store_credit.balance_history.items.map(({ action }: { action: string }) => action)

describe('a link of one’s own', () => {
  it('is the same at each look, also when many windows look at once, and names nobody', async () => {
    const customer = await aSignedInCustomer(shop)
    const looks = await Promise.all(Array.from({ length: 8 }, () => shop.ask(REFERRALS, {}, customer.visit)))
    const codes = new Set(looks.map(({ customer: { referrals } }) => referrals.link?.code))
    expect(codes.size).toBe(1)
    const [code = ''] = codes
    expect(code).toHaveLength(REFER_CODE_LENGTH)
    expect(looks[0]!.customer.referrals.link?.url).toBe(`https://shop.example/?refer=${code}`)
    expect((await aReferrer()).code).not.toBe(code)
  })

  it('is nobody’s but the customer’s: a guest reads none', async () => {
    const { errors } = await shop.send(REFERRALS)
    expect(errors?.[0]?.extensions).toMatchObject({ category: 'graphql-authorization' })
  })

  it('comes with the figures of the shop', async () => {
    const { referralProgramme } = await shop.ask(
      '{ referralProgramme { reward { value } minimum { value } yearly_limit rules } }',
    )
    expect(referralProgramme).toMatchObject({
      reward: { value: 10 },
      minimum: { value: 50 },
      yearly_limit: 10,
    })
    expect(referralProgramme?.rules).toHaveLength(2)
  })
})

describe('a friend’s first order', () => {
  it('waits until it is complete, and earns once, with a mail', async () => {
    const referrer = await aReferrer()
    const order = await friendOrders(referrer.code)
    expect(await shownTo(referrer)).toMatchObject({ states: ['WAITING'], earned: 0, credit: 0 })
    await send(order)
    expect(await shownTo(referrer)).toMatchObject({ states: ['WAITING'], credit: 0 })
    await takeJobs(shop, sendRewardJob)
    await Promise.all([completeOrder(shop, order.id), completeOrder(shop, order.id)])
    await completeOrder(shop, order.id)
    expect(await shownTo(referrer)).toMatchObject({ states: ['EARNED'], earned: 10, credit: 10 })
    expect(await historyOf(referrer.visit)).toEqual(['Earned: A friend ordered'])
    const mails = await takeJobs(shop, sendRewardJob)
    expect(mails).toHaveLength(1)
    const sent: { to: string; subject: string; text: string }[] = []
    const mailer = { send: async (mail: (typeof sent)[number]) => void sent.push(mail) }
    await sendRewardMail({ ...shop, mail: mailer, renderMail }, mails[0]!.referralId)
    expect(sent).toMatchObject([{ to: referrer.email, subject: 'You have earned A$10.00 of store credit' }])
    expect(JSON.stringify(sent)).not.toContain(order.number)
    expect(JSON.stringify(sent)).not.toContain(order.email)
  })

  it('tells the day, the state and the amount, and nothing of the friend', async () => {
    const referrer = await aReferrer()
    const order = await friendOrders(referrer.code)
    const { referrals } = (await shop.ask(REFERRALS, {}, referrer.visit)).customer
    const [item] = referrals.items
    expect(Object.keys(item!).sort()).toEqual(['amount', 'placed_on', 'state', 'state_label'])
    expect(item).toMatchObject({ placed_on: '2026-11-21', amount: { value: 10 } })
    expect(JSON.stringify(referrals)).not.toContain(order.number)
  })

  it('keeps the code with the cart, for an order that only comes with a later call', async () => {
    const referrer = await aReferrer()
    const cart = await aFriendsCart()
    await shop.ledger
      .addToken('authenticate', '3184')
      .then((paymentToken) =>
        shop.db.execute(sql`update carts set payment_token = ${paymentToken} where id = ${cart}`),
      )
    const first = await shop.ask(
      'mutation ($id: String!, $code: String) { placeOrder(input: { cart_id: $id, refer_code: $code }) { payment_redirect_url } }',
      { id: cart, code: referrer.code },
    )
    expect(first.placeOrder.payment_redirect_url).toBeTruthy()
    const { rows } = await shop.db.execute<{ code: string }>(
      sql`select refer_code as code from carts where id = ${cart}`,
    )
    expect(rows[0]?.code).toBe(referrer.code)
    await shop.db.execute(
      sql`update carts set payment_token = ${await shop.ledger.addToken('approve', '4242')} where id = ${cart}`,
    )
    await place(cart, undefined)
    expect((await shownTo(referrer)).states).toEqual(['WAITING'])
  })

  it('earns what was promised on its day, whatever is set since', async () => {
    const referrer = await aReferrer()
    const order = await friendOrders(referrer.code)
    await configure(shop, { referral_reward: '2.00', referral_minimum: '500.00' })
    await complete(order)
    expect(await shownTo(referrer)).toMatchObject({ states: ['EARNED'], credit: 10 })
    await configure(shop, { referral_reward: '10.00', referral_minimum: '50.00' })
  })
})

describe('a reward is taken back', () => {
  it('when the order is refunded in full, once', async () => {
    const referrer = await aReferrer()
    const order = await complete(await friendOrders(referrer.code))
    await refundOrder(shop, order.id, whole)
    await refundOrder(shop, order.id, whole)
    expect(await shownTo(referrer)).toMatchObject({ states: ['TAKEN_BACK'], earned: 0, credit: 0 })
    expect(await historyOf(referrer.visit)).toEqual([
      'Taken back: A friend ordered',
      'Earned: A friend ordered',
    ])
  })

  it('as far as it is unspent, and no credit of another kind', async () => {
    const referrer = await aReferrer()
    const order = await complete(await friendOrders(referrer.code))
    const purse = { kind: 'credit' as const, holder: String(referrer.id) }
    await fillPurse(shop, purse, -700)
    await refundOrder(shop, order.id, whole)
    expect(await shownTo(referrer)).toMatchObject({ states: ['TAKEN_BACK'], credit: 0 })

    const other = await aReferrer()
    await fillPurse(shop, { ...purse, holder: String(other.id) }, 2500)
    const theirs = await complete(await friendOrders(other.code))
    await refundOrder(shop, theirs.id, whole)
    expect((await shownTo(other)).credit).toBe(25)
  })

  /** An order that waits for its transfer, and for which store credit has paid a part. */
  async function paidWithCredit(
    creditCents: number,
    { id: customerId, email }: { id: number; email: string },
  ) {
    const goods = [{ unitCents: 5000, rowCents: 5000 }]
    const money = { creditCents, subtotalCents: 5000, grandTotalCents: 5000 - creditCents }
    const order = await aWrittenOrder(shop, { customerId, ...money }, goods)
    const cart = { coupons: [], totals: { giftCards: [], creditCents, pointsSpent: 0 } }
    const refused = await transaction(shop.db, (tx) =>
      takeIncentives(tx, { orderId: order.id, customerId, email, cart }, shop.clock.now()),
    )
    if (refused !== undefined) throw new Error(refused)
    return order
  }
  const cancel = ({ id }: { id: string }) => cancelOrder(shop, id, { actor: 'shopper' })

  it('when the order comes back that it was spent on, and no credit of another kind', async () => {
    const referrer = await aReferrer()
    await fillPurse(shop, { kind: 'credit', holder: String(referrer.id) }, 2500)
    const order = await complete(await friendOrders(referrer.code))
    const own = [await paidWithCredit(3000, referrer), await paidWithCredit(500, referrer)]
    await refundOrder(shop, order.id, whole)
    expect(await shownTo(referrer)).toMatchObject({ states: ['TAKEN_BACK'], credit: 0 })
    await Promise.all([own[1]!, own[1]!].map(cancel))
    expect((await shownTo(referrer)).credit).toBe(0)
    await cancel(own[0]!)
    expect((await shownTo(referrer)).credit).toBe(25)
    expect((await historyOf(referrer.visit)).slice(0, 4)).toEqual([
      'Taken back: A friend ordered',
      'Given back',
      'Taken back: A friend ordered',
      'Given back',
    ])
  })

  it('but never from credit that came in after the refund: that comes back whole', async () => {
    const referrer = await aReferrer()
    const order = await complete(await friendOrders(referrer.code))
    await paidWithCredit(1000, referrer)
    await refundOrder(shop, order.id, whole)
    await fillPurse(shop, { kind: 'credit', holder: String(referrer.id) }, 700)
    await cancel(await paidWithCredit(700, referrer))
    expect((await shownTo(referrer)).credit).toBe(7)
  })

  it('when a refund leaves less of the goods than was asked for, once', async () => {
    const referrer = await aReferrer()
    const order = await complete(await friendOrders(referrer.code))
    const refund = { lines: [], shippingCents: 0, way: 'gateway' as const, reason: 'Bent' }
    const goods = order.subtotalCents - order.discountCents
    await refundOrder(shop, order.id, { ...refund, adjustmentCents: goods - 5000 })
    expect(await shownTo(referrer)).toMatchObject({ states: ['EARNED'], credit: 10 })
    await refundOrder(shop, order.id, { ...refund, adjustmentCents: 1 })
    expect(await shownTo(referrer)).toMatchObject({ states: ['TAKEN_BACK'], credit: 0 })
    await refundOrder(shop, order.id, { ...refund, adjustmentCents: 100 })
    await refundOrder(shop, order.id, whole)
    expect(await shownTo(referrer)).toMatchObject({
      states: ['TAKEN_BACK'],
      labels: ['Taken back, because goods of the order were refunded'],
      credit: 0,
    })
    expect(await historyOf(referrer.visit)).toEqual([
      'Taken back: A friend ordered',
      'Earned: A friend ordered',
    ])
  })

  it('but not for delivery that is given back, before or after', async () => {
    const referrer = await aReferrer()
    const order = await send(await friendOrders(referrer.code))
    const shippingCents = order.shippingCents - order.shippingDiscountCents - 100
    expect(shippingCents).toBeGreaterThan(0)
    const goods = order.subtotalCents - order.discountCents
    const refund = { lines: [], way: 'gateway' as const, reason: 'It came late' }
    await refundOrder(shop, order.id, { ...refund, shippingCents, adjustmentCents: goods - 5000 })
    await completeOrder(shop, order.id)
    expect(await shownTo(referrer)).toMatchObject({ states: ['EARNED'], credit: 10 })
    await refundOrder(shop, order.id, { ...refund, shippingCents: 100, adjustmentCents: 0 })
    expect(await shownTo(referrer)).toMatchObject({ states: ['EARNED'], credit: 10 })
  })

  it('and none comes for an order that is cancelled before', async () => {
    const referrer = await aReferrer()
    const order = await friendOrders(referrer.code)
    await cancelOrder(shop, order.id, { actor: 'staff', message: 'As you asked' })
    expect(await shownTo(referrer)).toMatchObject({
      states: ['NOT_EARNED'],
      labels: ['No reward, because the order was cancelled or refunded'],
      credit: 0,
    })
  })

  it('nor for one of which too little was kept', async () => {
    const referrer = await aReferrer()
    const order = await send(await friendOrders(referrer.code))
    const lines = [{ orderLineId: order.lines[0]!.id, quantity: 2 }]
    await refundOrder(shop, order.id, {
      ...{ lines, shippingCents: 0, adjustmentCents: 0 },
      ...{ way: 'gateway', reason: 'Two were bent' },
    })
    await completeOrder(shop, order.id)
    expect((await reload(shop, order.id)).state).toBe('complete')
    expect(await shownTo(referrer)).toMatchObject({ states: ['NOT_EARNED'], credit: 0 })
  })
})

describe('the programme', () => {
  it('switched off promises nothing and notes nothing, but keeps what it has promised', async () => {
    const referrer = await aReferrer()
    const before = await friendOrders(referrer.code)
    await configure(shop, { referral_active: '0' })
    await friendOrders(referrer.code)
    const { referralProgramme } = await shop.ask('{ referralProgramme { rules } }')
    expect(referralProgramme).toBeNull()
    const { referrals } = (await shop.ask(REFERRALS, {}, referrer.visit)).customer
    expect(referrals).toMatchObject({ link: null, total_count: 1 })
    await complete(before)
    expect(await shownTo(referrer)).toMatchObject({ states: ['EARNED'], credit: 10 })
    await configure(shop, { referral_active: '1' })
    expect((await aReferrer()).code).not.toBe(referrer.code)
  })

  it('rewards so many friends in a calendar year and begins anew with the next', async () => {
    await configure(shop, { referral_yearly_limit: '2' })
    const referrer = await aReferrer()
    const orders = []
    for (let friend = 0; friend < 4; friend += 1) orders.push(await send(await friendOrders(referrer.code)))
    // All at once: they wait for each other.
    await Promise.all(orders.slice(0, 3).map(({ id }) => completeOrder(shop, id)))
    const { states, credit } = await shownTo(referrer)
    expect([...states].sort()).toEqual(['EARNED', 'EARNED', 'NOT_EARNED', 'WAITING'])
    expect(credit).toBe(20)
    // 1 January 2027 begins in Sydney at 13:00 of the day before, UTC.
    shop.clock.advance(new Date('2026-12-31T13:00:00Z').getTime() - shop.clock.now().getTime())
    await completeOrder(shop, orders[3]!.id)
    // Nobody is signed in any more by then.
    const held = await balancesOf(shop.db, [referrer.id], shop.clock.now())
    expect(held.get(referrer.id)?.creditCents).toBe(3000)
    await configure(shop, { referral_yearly_limit: '10' })
  })
})

it('CA-113: a closed account leaves no link, and nothing of whose friend it was', async () => {
  const referrer = await aReferrer()
  const friend = await aSignedInCustomer(shop)
  const order = await friendOrders(referrer.code)
  await shop.db.execute(sql`update referrals set friend_id = ${friend.id} where order_id = ${order.id}`)
  await shop.ask('mutation { deleteCustomer }', {}, friend.visit)
  const { rows } = await shop.db.execute(
    sql`select friend_id, mailbox from referrals where order_id = ${order.id}`,
  )
  expect(rows).toEqual([{ friend_id: null, mailbox: null }])
  expect((await shownTo(referrer)).states).toEqual(['WAITING'])
  await shop.ask('mutation { deleteCustomer }', {}, referrer.visit)
  const left = await shop.db.execute(sql`select
    (select count(*)::int from referral_codes where customer_id = ${referrer.id}) as codes,
    (select count(*)::int from referrals where referrer_id = ${referrer.id}) as referrals`)
  expect(left.rows).toEqual([{ codes: 0, referrals: 0 }])
  await complete(order)
  await friendOrders(referrer.code)
  expect(shop.failures).toEqual([])
})
