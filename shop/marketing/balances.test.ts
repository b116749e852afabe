import { describe, expect, test } from 'vitest'
import { transaction } from '#platform/database/pool.ts'
import { addLines } from '../cart/commands/add-lines.ts'
import { aCart, aLine, aSkuCents } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { aGiftCard, giveCredit, givePoints } from '../testing/incentives.ts'
import { openTestShop } from '../testing/shop.ts'
import { expirePoints } from './commands/expire-points.ts'
import { shownGiftCardCode } from './rules/gift-card-code.ts'
import { purses } from './tables.ts'

const shop = await openTestShop()

const CART = `id applied_gift_cards { code applied_balance { value } current_balance { value } expiration_date }
  appliedGiftcards { code applied_amount { value } remaining_amount { value } card_remaining_amount { value } }
  applied_store_credit { applied_balance { value } current_balance { value } enabled }
  storeCredit { applied_amount { value } total_amount { value } }
  applied_reward_points { points money { value } }
  rewardPoints { balance earning { rules { title description } }
    spending { point_spent rule_applied use_max_points rules { id label min max } } }
  prices { grand_total { value } totals { code amount { value } } }`
const inputCall = (name: string, type: string) =>
  `mutation ($input: ${type}) { ${name}(input: $input) { cart { ${CART} } } }`
const ADD_CARD = inputCall('applyGiftCardToCart', 'ApplyGiftCardToCartInput')
const REMOVE_CARD = inputCall('removeGiftCardFromCart', 'RemoveGiftCardFromCartInput')
const USE_CREDIT = inputCall('applyStoreCreditToCart', 'ApplyStoreCreditToCartInput!')
const NO_CREDIT = inputCall('removeStoreCreditFromCart', 'RemoveStoreCreditFromCartInput!')
const POINTS = `mutation ($id: ID!, $points: Float, $rule: ID, $max: Boolean) {
  applyRewardPointsToCart(cartId: $id, points: $points, rule_id: $rule, use_max_points: $max) { cart { ${CART} } } }`
const NO_POINTS = `mutation ($id: ID!) { removeRewardPointsFromCart(cartId: $id) { cart { ${CART} } } }`
const ACCOUNT = `query ($code: String!) { giftCardAccount(input: { gift_card_code: $code }) {
  code balance { value currency } expiration_date } }`
const REDEEM = `mutation ($code: String!) { redeemGiftCardBalanceAsStoreCredit(input: { gift_card_code: $code }) {
  code balance { value } } }`

const COULD_NOT_ADD = "The gift card code couldn't be added. Verify your information and try again."
const NOT_FOUND = 'Gift card not found'
const UNKNOWN = '2222-2222-2222-2223'

let visitors = 0
const somebody = () => ({ address: `198.51.100.${visitors++}` })
const total = aSkuCents + 1499
const dollars = (cents: number) => cents / 100

const addCard = async (cart_id: string, gift_card_code: string) =>
  (await shop.ask(ADD_CARD, { input: { cart_id, gift_card_code } }, somebody())).applyGiftCardToCart.cart
const refusedCard = async (cart_id: string, gift_card_code: string) =>
  (await shop.send(ADD_CARD, { input: { cart_id, gift_card_code } }, somebody())).errors?.[0]

/** A customer with one canvas in the cart. */
async function aCustomerWithCart() {
  const customer = await aSignedInCustomer(shop)
  const { customerCart } = await shop.ask('{ customerCart { id } }', {}, customer.visit)
  const asked = { id: customerCart.id, caller: customer.caller, store: undefined }
  await addLines(shop, asked, [await aLine(shop.db)])
  return { ...customer, cartId: customerCart.id }
}

describe('J-11: gift cards in a cart', () => {
  test('pay as much as they hold, one after the other, in both of the contract’s forms', async () => {
    const cartId = await aCart(shop)
    const small = await aGiftCard(shop, 1000)
    const large = await aGiftCard(shop, 10_000)
    await addCard(cartId, shownGiftCardCode(small).toLowerCase())
    const cart = await addCard(cartId, large)
    const rest = total - 1000
    expect(cart.applied_gift_cards).toEqual([
      {
        code: small,
        applied_balance: { value: 10 },
        current_balance: { value: 10 },
        expiration_date: '2029-11-21',
      },
      {
        code: large,
        applied_balance: { value: dollars(rest) },
        current_balance: { value: 100 },
        expiration_date: '2029-11-21',
      },
    ])
    expect(cart.appliedGiftcards).toEqual([
      {
        code: small,
        applied_amount: { value: 10 },
        remaining_amount: { value: dollars(rest) },
        card_remaining_amount: { value: 0 },
      },
      {
        code: large,
        applied_amount: { value: dollars(rest) },
        remaining_amount: { value: 0 },
        card_remaining_amount: { value: dollars(10_000 - rest) },
      },
    ])
    expect(cart.prices.grand_total.value).toBe(0)
  })

  test('nothing is taken from a card before the order', async () => {
    const code = await aGiftCard(shop, 5000)
    await addCard(await aCart(shop), code)
    await addCard(await aCart(shop), code)
    const { giftCardAccount } = await shop.ask(ACCOUNT, { code }, somebody())
    expect(giftCardAccount).toEqual({
      code,
      balance: { value: 50, currency: 'AUD' },
      expiration_date: '2029-11-21',
    })
  })

  test('O: unknown, mistyped, expired, used up and repeated cards are refused with one sentence', async () => {
    const cartId = await aCart(shop)
    const twice = await aGiftCard(shop, 1000)
    await addCard(cartId, twice)
    const reasons: [string, string | undefined][] = [
      [UNKNOWN, undefined],
      ["' or 1=1 --", undefined],
      [await aGiftCard(shop, 1000, '2026-11-20'), 'This gift card has expired.'],
      [twice, 'This gift card is in the cart already.'],
    ]
    for (const [code, detail] of reasons) {
      const error = await refusedCard(cartId, code)
      expect(error?.message).toBe(COULD_NOT_ADD)
      expect(error?.extensions).toEqual({
        category: 'graphql-input',
        ...(detail !== undefined && { detail }),
      })
    }
  })

  test('a card of today can be used until the end of its last day', async () => {
    const code = await aGiftCard(shop, 1000, '2026-11-21')
    expect((await addCard(await aCart(shop), code)).applied_gift_cards).toHaveLength(1)
  })

  test('O: a card that is not in the cart cannot be removed from it', async () => {
    const cartId = await aCart(shop)
    const code = await aGiftCard(shop, 1000)
    const remove = () => shop.send(REMOVE_CARD, { input: { cart_id: cartId, gift_card_code: code } })
    expect((await remove()).errors?.[0]).toMatchObject({
      message: "The gift card couldn't be deleted from the quote.",
      extensions: { category: 'graphql-input' },
    })
    await addCard(cartId, code)
    expect((await remove()).data).toMatchObject({
      removeGiftCardFromCart: { cart: { applied_gift_cards: null, appliedGiftcards: null } },
    })
  })
})

describe('I-13: looking a gift card up', () => {
  test('O: a code without a card is not found', async () => {
    expect((await shop.send(ACCOUNT, { code: UNKNOWN }, somebody())).errors?.[0]).toMatchObject({
      message: NOT_FOUND,
      extensions: { category: 'graphql-no-such-entity' },
    })
  })

  test('SH-22: guessing ends after ten tries in a minute, for looking, adding and redeeming together', async () => {
    const guesser = somebody()
    const cart_id = await aCart(shop)
    for (let tries = 0; tries < 5; tries++) {
      await shop.send(ACCOUNT, { code: UNKNOWN }, guesser)
      await shop.send(ADD_CARD, { input: { cart_id, gift_card_code: UNKNOWN } }, guesser)
    }
    const refused = {
      message: 'Too many tries. Please wait a moment and try again.',
      extensions: { category: 'graphql-input' },
    }
    const right = await aGiftCard(shop, 1000)
    expect((await shop.send(ACCOUNT, { code: right }, guesser)).errors?.[0]).toMatchObject(refused)
    const added = await shop.send(ADD_CARD, { input: { cart_id, gift_card_code: right } }, guesser)
    expect(added.errors?.[0]).toMatchObject(refused)
    expect((await shop.ask(ACCOUNT, { code: right }, somebody())).giftCardAccount.balance.value).toBe(10)
  })

  test('redeeming moves all of it to the customer’s credit, once', async () => {
    const { visit } = await aSignedInCustomer(shop)
    const code = await aGiftCard(shop, 2500)
    const redeem = () => shop.send(REDEEM, { code }, { ...visit, ...somebody() })
    const answers = await Promise.all([redeem(), redeem(), redeem()])
    expect(answers.flatMap((answer) => answer.errors?.[0]?.message ?? [])).toEqual([NOT_FOUND, NOT_FOUND])
    const { customer } = await shop.ask(
      `{ customer { store_credit { enabled current_balance { value } balance_history { total_count
          items { action balance_change { value } actual_balance { value } date_time_changed } } } } }`,
      {},
      visit,
    )
    expect(customer.store_credit).toEqual({
      enabled: true,
      current_balance: { value: 25 },
      balance_history: {
        total_count: 1,
        items: [
          {
            action: `Gift card redeemed: Gift card •••• ${code.slice(-4)}`,
            balance_change: { value: 25 },
            actual_balance: { value: 25 },
            date_time_changed: '2026-11-20 23:00:00',
          },
        ],
      },
    })
  })

  test('a guest cannot redeem', async () => {
    const code = await aGiftCard(shop, 2500)
    expect((await shop.send(REDEEM, { code }, somebody())).errors?.[0]).toMatchObject({
      message: "The current customer isn't authorized.",
      extensions: { category: 'graphql-authorization' },
    })
  })
})

describe('J-10: store credit in a cart', () => {
  test('pays what it can and is shown in both of the contract’s forms', async () => {
    const { id, visit, cartId } = await aCustomerWithCart()
    await giveCredit(shop, id, 1500)
    const input = { input: { cart_id: cartId } }
    const { cart } = (await shop.ask(USE_CREDIT, input, visit)).applyStoreCreditToCart
    expect(cart).toMatchObject({
      applied_store_credit: { applied_balance: { value: 15 }, current_balance: { value: 15 }, enabled: true },
      storeCredit: { applied_amount: { value: 15 }, total_amount: { value: 15 } },
      prices: { grand_total: { value: dollars(total - 1500) } },
    })
    const without = (await shop.ask(NO_CREDIT, input, visit)).removeStoreCreditFromCart.cart
    expect(without).toMatchObject({
      applied_store_credit: { applied_balance: { value: 0 }, enabled: false },
      prices: { grand_total: { value: dollars(total) } },
    })
  })

  test('O: a guest has none, and is not signed out for asking', async () => {
    const cart_id = await aCart(shop)
    for (const call of [USE_CREDIT, NO_CREDIT]) {
      expect((await shop.send(call, { input: { cart_id } })).errors?.[0]).toMatchObject({
        message: 'Please specify a valid customer.',
        extensions: { category: 'graphql-input' },
      })
    }
    for (const call of [POINTS, NO_POINTS]) {
      const answer = await shop.send(call, { id: cart_id })
      expect(answer.errors?.[0]?.message).toBe('Please specify a valid customer.')
    }
  })

  test('its history comes in pages, newest first', async () => {
    const { id, visit } = await aSignedInCustomer(shop)
    for (const cents of [100, 200, 300]) await giveCredit(shop, id, cents)
    const page = `query ($size: Int, $page: Int) { customer { store_credit {
      balance_history(pageSize: $size, currentPage: $page) { total_count page_info { total_pages current_page page_size }
        items { balance_change { value } actual_balance { value } } } } } }`
    const { customer } = await shop.ask(page, { size: 2, page: 1 }, visit)
    expect(customer.store_credit.balance_history).toEqual({
      total_count: 3,
      page_info: { total_pages: 2, current_page: 1, page_size: 2 },
      items: [
        { balance_change: { value: 3 }, actual_balance: { value: 6 } },
        { balance_change: { value: 2 }, actual_balance: { value: 3 } },
      ],
    })
    const wrong = await shop.send(page, { size: 0, page: 1 }, visit)
    expect(wrong.errors?.[0]?.message).toBe('pageSize value must be greater than 0.')
  })
})

describe('J-09: reward points in a cart', () => {
  const pointsOf = async (visit: object, variables: object) =>
    (await shop.ask(POINTS, variables, visit)).applyRewardPointsToCart.cart

  test('rules, balance and limits are told; the points asked for pay by the rule', async () => {
    const { id, visit, cartId } = await aCustomerWithCart()
    await givePoints(shop, id, 500)
    const cart = await pointsOf(visit, { id: cartId, points: 200 })
    const [rule] = cart.rewardPoints.spending.rules
    expect(cart).toMatchObject({
      applied_reward_points: { points: 200, money: { value: 10 } },
      rewardPoints: {
        balance: 500,
        spending: { point_spent: 200, rule_applied: rule.id, use_max_points: false },
      },
      prices: { grand_total: { value: dollars(total - 1000) } },
    })
    expect(rule).toMatchObject({ min: 100, max: 500 })
    expect(cart.rewardPoints.earning.rules.map((one) => one.title)).toContain('A point for every dollar')
    const without = (await shop.ask(NO_POINTS, { id: cartId }, visit)).removeRewardPointsFromCart.cart
    expect(without).toMatchObject({
      applied_reward_points: null,
      rewardPoints: { spending: { point_spent: 0 } },
    })
  })

  test('the most possible stops at what is due: no point is spent for nothing', async () => {
    const { id, visit, cartId } = await aCustomerWithCart()
    await givePoints(shop, id, 5000)
    const cart = await pointsOf(visit, { id: cartId, max: true })
    // 39.30 at 5 cents a point
    expect(cart.applied_reward_points).toEqual({ points: 786, money: { value: dollars(total) } })
    expect(cart.prices.grand_total.value).toBe(0)
    expect(cart.rewardPoints.spending.use_max_points).toBe(true)
  })

  test.each<[number, object, string]>([
    [500, { points: 99 }, 'You can spend 100 to 500 points.'],
    [500, { points: 501 }, 'You can spend 100 to 500 points.'],
    [5000, { points: 2001 }, 'You can spend 100 to 2000 points.'],
    [500, { points: 100.5 }, 'Please give a whole number of points.'],
    [500, { points: -100 }, 'You can spend 100 to 500 points.'],
    [50, {}, 'At least 100 points can be spent at once, and you have 50.'],
    [500, { rule: '999' }, 'There is no such rule for spending points.'],
  ])('SH-22: with %d points, asking for %j is refused', async (held, asked, message) => {
    const { id, visit, cartId } = await aCustomerWithCart()
    await givePoints(shop, id, held)
    const answer = await shop.send(POINTS, { id: cartId, ...asked }, visit)
    expect(answer.errors?.[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } })
  })

  test('I-25: without any the customer has 0, and a guest no answer at all', async () => {
    const { visit } = await aSignedInCustomer(shop)
    const query = '{ rewardInformation { available_amount } }'
    expect((await shop.ask(query, {}, visit)).rewardInformation).toEqual({ available_amount: 0 })
    expect((await shop.ask(query)).rewardInformation).toBeNull()
  })

  test('M-19: what expired is left out at once and written off at night, the rest is told with its worth', async () => {
    const { id, visit } = await aSignedInCustomer(shop)
    await givePoints(shop, id, 300, shop.clock.now())
    await givePoints(shop, id, 200)
    const query = `{ customer { rewardInformation { available_amount } reward_points { balance { points money { value } }
      exchange_rates { earning { points currency_amount } redemption { points currency_amount } }
      balance_history { points_change change_reason balance { points } } } } }`
    const before = (await shop.ask(query, {}, visit)).customer
    expect(before).toMatchObject({
      rewardInformation: { available_amount: 200 },
      reward_points: {
        balance: { points: 200, money: { value: 10 } },
        exchange_rates: {
          earning: { points: 1, currency_amount: 1 },
          redemption: { points: 100, currency_amount: 5 },
        },
      },
    })
    await expirePoints(shop)
    const after = (await shop.ask(query, {}, visit)).customer.reward_points
    expect(after.balance.points).toBe(200)
    expect(after.balance_history).toMatchObject([
      { points_change: -300, change_reason: 'Expired', balance: { points: 200 } },
      { points_change: 200, balance: { points: 500 } },
      { points_change: 300, balance: { points: 300 } },
    ])
  })
})

test('SH-22: a balance cannot move without its entry, nor fall below zero, whatever a program tries', async () => {
  const code = await aGiftCard(shop, 1000)
  const tamper = (balance: number) =>
    transaction(shop.db, async (tx) => {
      await tx.update(purses).set({ balance })
    })
  await expect(tamper(999_999)).rejects.toThrow()
  await expect(tamper(-1)).rejects.toThrow()
  expect((await shop.ask(ACCOUNT, { code }, somebody())).giftCardAccount.balance.value).toBe(10)
})
