import { describe, expect, it } from 'vitest'
import { aDesignRevision, aSku } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { certificate, custom, LINES, lineCalls } from './testing/line-calls.ts'

const shop = await openTestShop()
const { newCart, add, update } = lineCalls(shop)

describe('K-06: a gift certificate', () => {
  it('costs the amount on it, and the line shows what was filled in', async () => {
    const { cart, user_errors } = await add(
      await newCart(),
      certificate({ giftcard_delivery_date: '2026-12-24', giftcard_sender_email: 'robin@example.com' }),
    )
    expect(user_errors).toEqual([])
    expect(cart.itemsV2.items[0]).toMatchObject({
      __typename: 'GiftCardCartItem',
      sku: 'GiftCert',
      product: { __typename: 'GiftCardProduct', name: 'Gift certificate' },
      prices: { price: { value: 50 } },
      amount: { value: 50 },
      sender_name: 'Robin',
      sender_email: 'robin@example.com',
      recipient_name: 'Alex',
      recipient_email: 'alex@example.com',
      message: 'Enjoy',
      delivery_date: '2026-12-24',
      design_revision: null,
      extra_info: { edit_link: expect.stringMatching(/^\/gift-certificate\/\d+$/) },
    })
  })

  it.each<[string, string | undefined]>([
    ['1500.00', undefined],
    ['1500', undefined],
    ['10', undefined],
    ['49.9', undefined],
    ['1500.01', 'A gift certificate is worth A$10.00 to A$1,500.00.'],
    ['9.99', 'A gift certificate is worth A$10.00 to A$1,500.00.'],
    ['0', 'A gift certificate is worth A$10.00 to A$1,500.00.'],
    ['-50', 'Please enter the amount in dollars, such as 50 or 49.90.'],
    ['1e3', 'Please enter the amount in dollars, such as 50 or 49.90.'],
    ['12.345', 'Please enter the amount in dollars, such as 50 or 49.90.'],
    ['fifty', 'Please enter the amount in dollars, such as 50 or 49.90.'],
  ])('K-08: an amount of %s: %s', async (amount, message) => {
    const { cart, user_errors } = await add(await newCart(), custom(amount))
    expect(user_errors.map((error: { message: string }) => error.message)).toEqual(message ? [message] : [])
    expect(cart.itemsV2.items).toHaveLength(message ? 0 : 1)
  })

  it('SH-22: an amount hidden in the option’s id meets the same limits', async () => {
    const { user_errors } = await add(await newCart(), certificate({}, '2000.0000'))
    expect(user_errors[0].message).toBe('A gift certificate is worth A$10.00 to A$1,500.00.')
  })

  it.each<[object, string, string]>([
    [certificate({}, ''), 'REQUIRED_PARAMETER_MISSING', 'options_missing'],
    [certificate({ giftcard_sender_name: ' ' }), 'REQUIRED_PARAMETER_MISSING', 'options_missing'],
    [certificate({ giftcard_recipient_name: '' }), 'REQUIRED_PARAMETER_MISSING', 'options_missing'],
    [{ sku: 'GiftCert', quantity: 1 }, 'REQUIRED_PARAMETER_MISSING', 'options_missing'],
    [
      certificate({ giftcard_delivery_date: '2026-11-20' }),
      'INVALID_PARAMETER_VALUE',
      'Please choose today or a later day for the delivery.',
    ],
    [
      certificate({ giftcard_delivery_date: '2027-02-29' }),
      'INVALID_PARAMETER_VALUE',
      'Please give the delivery date as year-month-day, such as 2027-01-31.',
    ],
    [
      certificate({ giftcard_delivery_date: '2028-01-01' }),
      'INVALID_PARAMETER_VALUE',
      'Please choose a day within a year for the delivery.',
    ],
    [
      certificate({ giftcard_message: 'x'.repeat(501) }),
      'INVALID_PARAMETER_VALUE',
      'Please use at most 500 characters for the message.',
    ],
  ])('%j is refused', async (item, code, message) => {
    const { user_errors } = await add(await newCart(), item)
    const missing =
      "The product's required option(s) weren't entered. Make sure the options are entered and try again."
    expect(user_errors).toMatchObject([{ code, message: message === 'options_missing' ? missing : message }])
  })

  it('an address that is none is refused', async () => {
    const { user_errors } = await add(await newCart(), certificate({ giftcard_recipient_email: 'alex' }))
    expect(user_errors).toHaveLength(1)
  })

  it('today in Sydney may be the day', async () => {
    const { user_errors } = await add(await newCart(), certificate({ giftcard_delivery_date: '2026-11-21' }))
    expect(user_errors).toEqual([])
  })

  it('never joins another one', async () => {
    const { cart } = await add(await newCart(), certificate(), certificate())
    expect(cart.itemsV2.items).toHaveLength(2)
  })

  it('K-07: is changed field by field, and keeps what is not named', async () => {
    const cartId = await newCart()
    const { cart } = await add(cartId, certificate())
    const field = (name: string, value_string: string) => ({ uid: btoa(`giftcard/${name}`), value_string })
    const line = { cart_item_uid: cart.itemsV2.items[0].uid }
    const changed = await update(cartId, {
      ...line,
      customizable_options: [field('giftcard_recipient_name', 'Sam'), field('custom_giftcard_amount', '75')],
    })
    expect(changed.errors).toEqual([])
    expect(changed.cart.itemsV2.items).toMatchObject([
      {
        recipient_name: 'Sam',
        sender_name: 'Robin',
        amount: { value: 75 },
        prices: { row_total: { value: 75 } },
      },
    ])
    const refused = await update(cartId, {
      ...line,
      customizable_options: [field('custom_giftcard_amount', '1500.01')],
    })
    expect(refused.errors[0].message).toBe('A gift certificate is worth A$10.00 to A$1,500.00.')
    expect(refused.cart.itemsV2.items).toMatchObject([{ amount: { value: 75 } }])
  })
})

describe('K-21: the membership', () => {
  const membership = { sku: 'champ_membership', quantity: 1 }

  it('costs what the configuration says', async () => {
    await shop.db.execute(`update configuration set value = '59.00' where key = 'champ_membership_price'`)
    shop.clock.advance(6_000)
    const { cart } = await add(await newCart(), membership)
    expect(cart.itemsV2.items).toMatchObject([
      { __typename: 'VirtualCartItem', prices: { price: { value: 59 } }, max_qty: 1 },
    ])
  })

  it('is bought once in a cart', async () => {
    const cartId = await newCart()
    const once = 'One membership is enough: it counts for everything you order.'
    expect((await add(cartId, { ...membership, quantity: 2 })).user_errors[0].message).toBe(once)
    const { cart } = await add(cartId, membership)
    expect((await add(cartId, membership)).user_errors[0].message).toBe(once)
    const change = { cart_item_uid: cart.itemsV2.items[0].uid, quantity: 2 }
    expect((await update(cartId, change)).errors[0].message).toBe(once)
  })
})

describe('J-05, J-20: a virtual cart', () => {
  const printed = async () => ({
    sku: aSku,
    quantity: 1,
    design_revision: await aDesignRevision(shop.db),
  })

  it.each<[string, () => Promise<object[]>, boolean]>([
    ['nothing (CA-66)', async () => [], false],
    ['a certificate', async () => [certificate()], true],
    ['a membership', async () => [{ sku: 'champ_membership', quantity: 1 }], true],
    ['both', async () => [certificate(), { sku: 'champ_membership', quantity: 1 }], true],
    ['a certificate and a canvas', async () => [certificate(), await printed()], false],
    ['a certificate and goods', async () => [certificate(), { sku: 'SAMPLE-KIT', quantity: 1 }], false],
  ])('with %s', async (_, items, isVirtual) => {
    const { cart } = await add(await newCart(), ...(await items()))
    expect(cart).toMatchObject({ is_virtual: isVirtual, isVirtual, allow_shipping: !isVirtual })
    if (isVirtual) {
      expect(cart.prices.totals.find(({ code }: { code: string }) => code === 'shipping')).toMatchObject({
        amount: { value: 0 },
      })
    }
  })
})

describe('goods from stock', () => {
  const kit = (quantity: number) => ({ sku: 'SAMPLE-KIT', quantity })
  const setStock = (stock: number) =>
    shop.db.execute(`update products set stock = ${stock} where sku = 'SAMPLE-KIT'`)

  it('add up, as far as there are pieces', async () => {
    await setStock(5)
    const cartId = await newCart()
    await add(cartId, kit(2))
    const { cart, user_errors } = await add(cartId, kit(3))
    expect(user_errors).toEqual([])
    expect(cart.itemsV2.items).toMatchObject([{ quantity: 5, max_qty: 5, product: { sku: 'SAMPLE-KIT' } }])
    expect((await add(cartId, kit(1))).user_errors).toEqual([
      {
        __typename: 'InsufficientStockError',
        code: 'INSUFFICIENT_STOCK',
        message: 'The requested qty is not available',
        quantity: 5,
      },
    ])
    const change = { cart_item_uid: cart.itemsV2.items[0].uid, quantity: 6 }
    expect((await update(cartId, change)).errors).toEqual([
      { code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' },
    ])
  })

  it('are refused when nothing is in stock', async () => {
    await setStock(0)
    expect((await add(await newCart(), kit(1))).user_errors).toMatchObject([
      { code: 'INSUFFICIENT_STOCK', message: 'This product is out of stock.' },
    ])
  })

  it('that ran out since are shown with the reason', async () => {
    await setStock(5)
    const cartId = await newCart()
    await add(cartId, kit(4))
    await setStock(3)
    const { cart } = await shop.ask(`query ($id: String!) { cart(cart_id: $id) { ${LINES} } }`, {
      id: cartId,
    })
    expect(cart.itemsV2.items).toMatchObject([
      { is_available: false, not_available_message: 'The requested qty is not available' },
    ])
    await setStock(250)
  })

  it('without a price are not sold', async () => {
    await shop.db.execute(`update products set price_cents = null where sku = 'SAMPLE-KIT'`)
    expect((await add(await newCart(), kit(1))).user_errors).toMatchObject([
      { code: 'NOT_SALABLE', message: 'Product that you are trying to add is not available.' },
    ])
    await shop.db.execute(`update products set price_cents = 1250 where sku = 'SAMPLE-KIT'`)
  })
})
