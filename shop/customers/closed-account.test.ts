import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { changeCart } from '../cart/store.ts'
import { designListEntries, designLists, designs } from '../design/tables.ts'
import { aDesignRevision, anAddress, aSku } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { aPaidOrder, reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'

const shop = await openTestShop()

const ADD = `mutation ($cartId: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $items) { user_errors { message } } }`
const WISH = `mutation ($input: CreateWishlistInput!) { createWishlist(input: $input) { wishlist { id } } }`
const TO_WISHLIST = `mutation ($id: ID!) { addProductsToWishlist(wishlistId: $id,
  wishlistItems: [{ sku: "SAMPLE-KIT", quantity: 1 }]) { user_errors { message } } }`

/** Somebody with a cart, something saved for later, a wishlist, a saved design and an order. */
async function aRegular() {
  const customer = await aSignedInCustomer(shop)
  const { visit, id } = customer
  const cartId = (await shop.ask('{ customerCart { id } }', {}, visit)).customerCart.id
  const items = await Promise.all(
    [false, true].map(async (saved_for_later) => ({
      sku: aSku,
      quantity: 1,
      design_revision: await aDesignRevision(shop.db),
      saved_for_later,
    })),
  )
  await shop.ask(ADD, { cartId, items }, visit)
  const typed = { shippingAddress: anAddress(), orderComment: 'Ring twice', giftMessage: 'For Kim' }
  await changeCart(shop.db, cartId, typed, shop.clock.now())
  const list = await shop.ask(WISH, { input: { name: 'For Kim', visibility: 'PRIVATE' } }, visit)
  await shop.ask(TO_WISHLIST, { id: list.createWishlist.wishlist.id }, visit)
  const [kept] = await shop.db
    .insert(designLists)
    .values({ customerId: id, createdAt: shop.clock.now() })
    .returning()
  const [design] = await shop.db.select().from(designs).limit(1)
  await shop.db
    .insert(designListEntries)
    .values({ listId: kept!.id, designKey: design!.key, keptAt: shop.clock.now() })
  return { ...customer, cartId, order: await aPaidOrder(shop, { customerId: id, email: customer.email }) }
}
/** How much of each kind the shop keeps of a customer. */
async function keptOf(customerId: number) {
  const { rows } = await shop.db.execute(sql`select
    (select count(*)::int from wishlists where customer_id = ${customerId}) as wishlists,
    (select count(*)::int from wishlist_items i join wishlists w on w.id = i.wishlist_id
      where w.customer_id = ${customerId}) as wishes,
    (select count(*)::int from design_list_entries e join design_lists l on l.id = e.list_id
      where l.customer_id = ${customerId}) as designs,
    (select count(*)::int from cart_lines l join carts c on c.id = l.cart_id
      where c.customer_id = ${customerId}) as lines`)
  return rows[0]
}

it('a closed account leaves no wishlist, no saved design and nothing in the cart or saved for later', async () => {
  const regular = await aRegular()
  const other = await aRegular()
  expect(await keptOf(regular.id)).toEqual({ wishlists: 1, wishes: 1, designs: 1, lines: 2 })
  await shop.ask('mutation { deleteCustomer }', {}, regular.visit)
  expect(await keptOf(regular.id)).toEqual({ wishlists: 0, wishes: 0, designs: 0, lines: 0 })
  const { rows } = await shop.db.execute(sql`select * from carts where id = ${regular.cartId}`)
  expect(JSON.stringify(rows)).not.toMatch(/Robin|Ballina|Ring twice|For Kim/)
  expect(await keptOf(other.id)).toEqual({ wishlists: 1, wishes: 1, designs: 1, lines: 2 })
})

it('its orders stay as they were, with their designs', async () => {
  const { order, visit } = await aRegular()
  await shop.ask('mutation { deleteCustomer }', {}, visit)
  expect(await reload(shop, order.id)).toEqual(order)
  const [line] = order.lines
  const { rows } = await shop.db.execute(
    sql`select key from design_revisions where key = ${line?.designRevision}`,
  )
  expect(rows).toHaveLength(1)
})
