import { describe, expect, it } from 'vitest'
import { optionUid } from '../api/uid.ts'
import { aDesignRevision, aSku } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { certificate, lineCalls } from './testing/line-calls.ts'

const shop = await openTestShop()
const { newCart, add, update } = lineCalls(shop)

describe('a printed product whose options come one by one', () => {
  const choices = (changes: Record<string, string> = {}) =>
    Object.entries({
      SIZE: '30X40',
      POSITION: 'P',
      DEPTH: 'D38',
      WRAP: 'MIRROR',
      FINISH: 'MATTE',
      ...changes,
    }).flatMap(([option, value]) => (value === '' ? [] : optionUid(option, value)))
  const designed = async (sku = aSku) => ({
    uid: optionUid('design'),
    value: await aDesignRevision(shop.db, { sku }),
  })

  it('becomes the same line as its SKU with every option', async () => {
    const design = await designed()
    const { cart, user_errors } = await add(
      await newCart(),
      { sku: 'CANVAS', quantity: 1, selected_options: choices(), entered_options: [design] },
      { sku: aSku, quantity: 2, entered_options: [design] },
      { sku: aSku, quantity: 3, design_revision: design.value },
    )
    expect(user_errors).toEqual([])
    expect(cart.itemsV2.items).toMatchObject([
      { sku: aSku, quantity: 6, design_revision: { key: design.value } },
    ])
  })

  it('a square size needs no position', async () => {
    const sku = 'CANVAS-50X50-S-D19-IMAGE-MATTE'
    const selected_options = choices({ SIZE: '50X50', POSITION: '', DEPTH: 'D19', WRAP: 'IMAGE' })
    const item = { sku: 'CANVAS', quantity: 1, selected_options, entered_options: [await designed(sku)] }
    expect((await add(await newCart(), item)).cart.itemsV2.items).toMatchObject([{ sku }])
  })

  it.each<Record<string, string>>([
    { SIZE: '' },
    { POSITION: '' },
    { DEPTH: '' },
    { SIZE: '1X1' },
    { WRAP: 'FOIL' },
  ])('with %j some option is missing', async (changes) => {
    const item = {
      sku: 'CANVAS',
      quantity: 1,
      selected_options: choices(changes),
      entered_options: [await designed()],
    }
    expect((await add(await newCart(), item)).user_errors).toMatchObject([
      {
        code: 'REQUIRED_PARAMETER_MISSING',
        message:
          "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
      },
    ])
  })

  it('shows its choices under the ids that the catalogue offers', async () => {
    const { cart } = await add(await newCart(), {
      sku: aSku,
      quantity: 1,
      entered_options: [await designed()],
    })
    const [line] = cart.itemsV2.items as unknown as {
      customizable_options: {
        customizable_option_uid: string
        values: { customizable_option_value_uid: string }[]
      }[]
    }[]
    const OFFERED = `{ products(filter: { sku: { eq: "CANVAS" } }) { items { ... on CustomizableProductInterface { options {
      uid ... on CustomizableDropDownOption { value { uid } } } } } } }`
    const { data } = (await shop.send(OFFERED)) as unknown as {
      data: { products: { items: { options: { uid: string; value?: { uid: string }[] }[] }[] } }
    }
    const offered = data.products.items[0]!.options
    expect(line!.customizable_options.map((option) => option.customizable_option_uid)).toEqual(
      offered.map(({ uid }) => uid),
    )
    for (const [index, { value }] of offered.entries()) {
      const chosen = line!.customizable_options[index]!.values[0]!.customizable_option_value_uid
      if (value) expect(value.map(({ uid }) => uid)).toContain(chosen)
    }
  })

  it('is changed option by option together with its design', async () => {
    const cartId = await newCart()
    const { cart } = await add(cartId, { sku: aSku, quantity: 1, entered_options: [await designed()] })
    const sku = aSku.replace('MATTE', 'GLOSS')
    const finish = { uid: optionUid('FINISH'), value_string: optionUid('FINISH', 'GLOSS') }
    const line = { cart_item_uid: cart.itemsV2.items[0].uid }
    expect((await update(cartId, { ...line, customizable_options: [finish] })).errors).toHaveLength(1)
    const design = { uid: optionUid('design'), value_string: (await designed(sku)).value }
    const changed = await update(cartId, { ...line, customizable_options: [finish, design] })
    expect(changed.errors).toEqual([])
    expect(changed.cart.itemsV2.items).toMatchObject([{ sku }])
  })
})

describe('J-14: what a client says of a line beside what it is', () => {
  const item = async (parts: object) => ({
    sku: aSku,
    quantity: 1,
    design_revision: await aDesignRevision(shop.db),
    ...parts,
  })

  it('is kept', async () => {
    const extras = {
      tool_options: '{"zoom":2}',
      edit_link: '/uploadchoice?design=abc',
      original_image_url: 'https://pictures.example/a.jpg',
      cache_price: 'c3VtbWVy',
    }
    const { cart } = await add(await newCart(), await item({ ...extras, note: ' Bright, please ' }))
    expect(cart.itemsV2.items[0]).toMatchObject({
      extra_info: extras,
      note_from_buyer: [{ note: 'Bright, please' }],
    })
  })

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)', '/a b'])(
    'a link out of the shop is not: %s',
    async (edit_link) => {
      const { cart } = await add(await newCart(), await item({ edit_link, original_image_url: edit_link }))
      const { extra_info, uid } = cart.itemsV2.items[0]
      expect(extra_info.edit_link).toBe(`/uploadchoice?line=${encodeURIComponent(uid)}`)
      if (!edit_link.startsWith('https'))
        expect(extra_info.original_image_url).toMatch(/^\/media\/revisions\//)
    },
  )

  it('a note and a gift message are changed, and an empty note is cleared', async () => {
    const cartId = await newCart()
    const { cart } = await add(cartId, await item({ note: 'One' }))
    const line = { cart_item_uid: cart.itemsV2.items[0].uid }
    const gift_message = { to: 'Alex', from: 'Robin', message: 'Happy birthday' }
    const changed = await update(cartId, { ...line, note: 'Two', gift_message })
    expect(changed.cart.itemsV2.items).toMatchObject([{ note_from_buyer: [{ note: 'Two' }], gift_message }])
    expect((await update(cartId, { ...line, note: '' })).cart.itemsV2.items).toMatchObject([
      { note_from_buyer: null, gift_message },
    ])
  })

  it('books are refused', async () => {
    const { user_errors } = await add(
      await newCart(),
      await item({ tool_options: 'x'.repeat(20_001) }),
      await item({ note: 'x'.repeat(501) }),
    )
    expect(user_errors.map(({ code }: { code: string }) => code)).toEqual([
      'INVALID_PARAMETER_VALUE',
      'INVALID_PARAMETER_VALUE',
    ])
  })
})

it('lines are sorted as a client asks, and stay in their order otherwise', async () => {
  const id = await newCart()
  await add(id, certificate({}, '20.0000'), { sku: 'SAMPLE-KIT', quantity: 3 }, certificate({}, '15.0000'))
  const SORTED = `query ($id: String!, $sort: QuoteItemsSortInput) { cart(cart_id: $id) { itemsV2(sort: $sort) { items { prices { price { value } } } } } }`
  const prices = async (sort: object | null) =>
    (await shop.ask(SORTED, { id, sort })).cart.itemsV2.items.map(
      (line: { prices: { price: { value: number } } }) => line.prices.price.value,
    )
  expect(await prices(null)).toEqual([20, 12.5, 15])
  expect(await prices({ field: 'PRICE', order: 'ASC' })).toEqual([12.5, 15, 20])
  expect(await prices({ field: 'PRICE', order: 'DESC' })).toEqual([20, 15, 12.5])
  expect(await prices({ field: 'QTY', order: 'DESC' })).toEqual([12.5, 20, 15])
  expect(await prices({ field: 'WEIGHT', order: 'DESC' })).toEqual([20, 12.5, 15])
})
