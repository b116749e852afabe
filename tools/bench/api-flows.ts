/** What shoppers do through the contract, as a storefront client would send it. */
import type { ApiClient } from './api-client.ts'

export interface BenchCatalogue {
  /** Categories with at least a page of products. */
  categoryUids: readonly string[]
  /** Of up to 10,000 products. */
  largestCategoryUid: string
  urlKeys: readonly string[]
  searches: readonly string[]
  /** Searches with a letter wrong. */
  misspelt: readonly string[]
  /** A page of twenty that every category has. */
  deepPage: number
  /** What goes into carts: SKUs with frozen designs. */
  lines: readonly { sku: string; revision: string }[]
}

const PRICE_RANGE = `price_range {
  minimum_price { regular_price { value currency } final_price { value currency } discount { amount_off percent_off } }
  maximum_price { final_price { value currency } }
}`

const CARD = `uid sku name url_key stock_status rating_summary review_count small_image { url label } ${PRICE_RANGE}`

export const CATEGORY_PAGE = `query Category($id: String!, $page: Int) {
  categories(filters: { category_uid: { eq: $id } }) {
    items { uid name url_key description meta_title meta_description product_count breadcrumbs { category_name category_url_key } }
  }
  products(filter: { category_uid: { eq: $id } }, pageSize: 20, currentPage: $page, sort: { position: ASC }) {
    total_count page_info { current_page page_size total_pages }
    items { ${CARD} }
    aggregations { attribute_code label count options { label value count } }
    sort_fields { default options { label value } }
  }
}`

export const PRODUCT_PAGE = `query Product($urlKey: String!) {
  products(filter: { url_key: { eq: $urlKey } }) {
    items {
      ${CARD}
      description { html } short_description { html } meta_title meta_description technical_specifications
      media_gallery { url label position }
      categories { uid name url_key breadcrumbs { category_name category_url_key } }
      ... on CustomizableProductInterface {
        options {
          uid title required sort_order
          ... on CustomizableDropDownOption { value { uid title price price_type sort_order } }
          ... on CustomizableFieldOption { field: value { uid price max_characters } }
        }
      }
    }
  }
}`

export const SEARCH = `query Search($words: String!) {
  products(search: $words, pageSize: 20) {
    total_count page_info { total_pages }
    items { ${CARD} }
  }
}`

const CART = `id total_quantity
  itemsV2 { items { uid quantity product { uid name url_key small_image { url } }
    prices { price { value currency } row_total { value } discounts { label amount { value } } } } }
  applied_coupons { code }
  prices { grand_total { value currency } subtotal_including_tax { value } applied_taxes { label amount { value } }
    discounts { label amount { value } } totals { code label amount { value } show_free_shipping_msg free_shipping_amount { value } } }`

const ADD = `mutation Add($cartId: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $items) { user_errors { code message } cart { ${CART} } }
}`

export const oneOf = <Entry>(entries: readonly Entry[]): Entry => {
  const entry = entries[Math.floor(Math.random() * entries.length)]
  if (entry === undefined) throw new Error('Expected something to choose from but received an empty list')
  return entry
}

/** A category page of twenty products with its filters, then the page of one product. */
export async function browse(client: ApiClient, catalogue: BenchCatalogue): Promise<void> {
  await client.ask(CATEGORY_PAGE, { id: oneOf(catalogue.categoryUids), page: 1 })
  await client.ask(PRODUCT_PAGE, { urlKey: oneOf(catalogue.urlKeys) })
}

export async function search(client: ApiClient, catalogue: BenchCatalogue): Promise<void> {
  await client.ask(SEARCH, { words: oneOf(catalogue.searches) })
}

/** A new cart, a line put in, its quantity changed, and the cart read. */
export async function fillCart(client: ApiClient, catalogue: BenchCatalogue): Promise<string> {
  const { createGuestCart } = await client.ask<{ createGuestCart: { cart: { id: string } } }>(
    'mutation { createGuestCart { cart { id } } }',
  )
  const { id } = createGuestCart.cart
  const line = oneOf(catalogue.lines)
  const { addProductsToCart } = await client.ask<{
    addProductsToCart: {
      user_errors: { message: string }[]
      cart: { itemsV2: { items: { uid: string }[] } }
    }
  }>(ADD, { cartId: id, items: [{ sku: line.sku, quantity: 1, design_revision: line.revision }] })
  const refused = addProductsToCart.user_errors[0]
  if (refused) throw new Error(refused.message)
  await client.ask(
    `mutation Update($input: UpdateCartItemsInput!) { updateCartItems(input: $input) { errors { message } cart { ${CART} } } }`,
    {
      input: {
        cart_id: id,
        cart_items: [{ cart_item_uid: addProductsToCart.cart.itemsV2.items[0]?.uid, quantity: 2 }],
      },
    },
  )
  await client.ask(`query Cart($id: String!) { cart(cart_id: $id) { ${CART} } }`, { id })
  return id
}
