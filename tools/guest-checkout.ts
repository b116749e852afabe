/** A guest's checkout through the public GraphQL API, step by step, for benchmarks and kill tests. */

export const address = {
  firstname: 'Robin',
  lastname: 'Marsh',
  street: ['12 Harbour Street'],
  city: 'Ballina',
  region: 'NSW',
  postcode: '2478',
  country_code: 'AU',
  telephone: '0400 000 000',
}

/** The documented card that is always approved. */
export const approvedCard = '4111 1111 1111 1111'

export interface Line {
  sku: string
  revision: string
  quantity: number
}

/** Sends one operation; throws with the contract's message when the answer has errors. */
export async function ask<Data>(
  url: string,
  query: string,
  variables: object = {},
  /** Of a customer; left out, a guest asks. */
  token?: string,
  /** The network address of who asks, for a shop that takes this machine for its proxy. */
  address?: string,
): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(address && { 'x-forwarded-for': address }),
    },
    body: JSON.stringify({ query, variables }),
  })
  const answer = (await response.json()) as { data: Data; errors?: { message: string }[] }
  if (answer.errors?.[0]) throw new Error(answer.errors[0].message)
  return answer.data
}

/**
 * Saves a new design.
 *
 * @throws Error with the shop's sentence when it refuses the document
 */
export async function createDesign(
  url: string,
  sku: string,
  document: object,
): Promise<{ key: string; version: number }> {
  const { createDesign: created } = await ask<{
    createDesign: { key?: string; version?: number; message?: string }
  }>(
    url,
    `mutation ($input: CreateDesignInput!) {
      createDesign(input: $input) { ... on Design { key version } ... on DesignInvalid { message } }
    }`,
    { input: { sku, document: JSON.stringify(document) } },
  )
  const { key, version, message } = created
  if (!key || version === undefined) throw new Error(message)
  return { key, version }
}

/** A design of words only, frozen, so that no photo is needed: its revision key. */
export async function freezeTextDesign(
  url: string,
  sku: string,
  words: string,
  sideMm?: number,
): Promise<string> {
  const design = await createDesign(url, sku, textDesign(words, sideMm))
  const { freezeDesign } = await ask<{ freezeDesign: { key?: string; message?: string } }>(
    url,
    `mutation ($input: FreezeDesignInput!) {
      freezeDesign(input: $input) {
        ... on DesignRevision { key } ... on DesignInvalid { message }
        ... on DesignNotFound { message } ... on DesignChangedElsewhere { message }
      }
    }`,
    { input: design },
  )
  if (!freezeDesign.key) throw new Error(freezeDesign.message)
  return freezeDesign.key
}

/** A square canvas, 19 mm deep with a white edge, with words on it; 20 × 20 cm is CANVAS-20X20-S-D19-WHITE-MATTE. */
export const textDesign = (words: string, sideMm = 200) => ({
  version: 1,
  surfaces: [
    {
      name: 'face',
      widthMm: sideMm,
      heightMm: sideMm,
      bleedMm: 24,
      safeMm: 10,
      background: { kind: 'solid', colour: '#f6efe2' },
      edge: { kind: 'colour', colour: '#ffffff' },
      elements: [
        {
          type: 'text',
          id: 'words',
          text: words,
          font: 'Lobster',
          xMm: 20,
          yMm: 80,
          widthMm: 160,
          rotationDeg: 0,
          sizeMm: 18,
          colour: '#24463a',
          align: 'centre',
          lineHeight: 1.2,
          letterSpacingMm: 0,
          curveRadiusMm: 0,
          opacity: 1,
        },
      ],
    },
  ],
})
export const textDesignSku = 'CANVAS-20X20-S-D19-WHITE-MATTE'

/**
 * A cart that only needs placing: lines, address, standard shipping and a card. Returns its id.
 *
 * @param from the network address of the guest; see `ask`
 */
export async function prepareCart(
  url: string,
  lines: readonly Line[],
  email: string,
  changes: Partial<typeof address> = {},
  from?: string,
): Promise<string> {
  const asGuest = <Data>(query: string, variables: object = {}) =>
    ask<Data>(url, query, variables, undefined, from)
  const { createGuestCart } = await asGuest<{ createGuestCart: { cart: { id: string } } }>(
    'mutation { createGuestCart { cart { id } } }',
  )
  const cartId = createGuestCart.cart.id
  const { addProductsToCart } = await asGuest<{ addProductsToCart: { user_errors: { message: string }[] } }>(
    `mutation ($cartId: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $cartId, cartItems: $items) { user_errors { message } cart { total_quantity } }
    }`,
    {
      cartId,
      items: lines.map(({ sku, revision, quantity }) => ({ sku, quantity, design_revision: revision })),
    },
  )
  const refused = addProductsToCart.user_errors[0]
  if (refused) throw new Error(refused.message)
  await asGuest(
    `mutation ($email: SetGuestEmailOnCartInput, $shipping: SetShippingAddressesOnCartInput,
               $billing: SetBillingAddressOnCartInput) {
      setGuestEmailOnCart(input: $email) { cart { id } }
      setShippingAddressesOnCart(input: $shipping) { cart { shipping_addresses { available_shipping_methods { method_code } } } }
      setBillingAddressOnCart(input: $billing) { cart { id } }
    }`,
    {
      email: { cart_id: cartId, email },
      shipping: { cart_id: cartId, shipping_addresses: [{ address: { ...address, ...changes } }] },
      billing: { cart_id: cartId, billing_address: { same_as_shipping: true } },
    },
  )
  await asGuest(
    `mutation ($input: SetShippingMethodsOnCartInput) {
      setShippingMethodsOnCart(input: $input) { cart { prices { grand_total { value } } } }
    }`,
    { input: { cart_id: cartId, shipping_methods: [{ carrier_code: 'keepsake', method_code: 'standard' }] } },
  )
  await asGuest(
    `mutation ($input: SetPaymentMethodOnCartInput) {
      setPaymentMethodOnCart(input: $input) { cart { selected_payment_method { code } } }
    }`,
    { input: { cart_id: cartId, payment_method: { code: 'card', card: { token: await tokenise(url) } } } },
  )
  return cartId
}

/** By shop: where its test gateway takes cards. A shop that was started again may have another address for it. */
const tokensUrls = new Map<string, string>()

/** What the card fields do in the browser: card number to the test gateway's own origin, token out. */
export async function tokenise(url: string, number = approvedCard): Promise<string> {
  const send = async () =>
    fetch(tokensUrls.get(url) ?? (await findTokensUrl(url)), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ number, expiry: '12/30', securityCode: '123' }),
    })
  const response = await send().catch(() => {
    tokensUrls.delete(url)
    return send()
  })
  const answer = (await response.json()) as { token?: string }
  if (!answer.token) throw new Error(`The gateway gave no token: ${JSON.stringify(answer)}`)
  return answer.token
}

/** @throws Error for a shop with another gateway */
export async function findTokensUrl(url: string): Promise<string> {
  const { createGuestCart } = await ask<{
    createGuestCart: {
      cart: { available_payment_methods: { card_fields: { tokens_url: string | null } | null }[] }
    }
  }>(
    url,
    'mutation { createGuestCart { cart { available_payment_methods { card_fields { tokens_url } } } } }',
  )
  const methods = createGuestCart.cart.available_payment_methods
  const tokensUrl = methods.find(({ card_fields }) => card_fields?.tokens_url)?.card_fields?.tokens_url
  if (!tokensUrl) throw new Error(`The shop at ${url} takes no test cards.`)
  tokensUrls.set(url, tokensUrl)
  return tokensUrl
}

/** Places the order of a cart; its number and token, or the contract's errors as one message. */
export async function placeOrder(
  url: string,
  cartId: string,
  token?: string,
  from?: string,
): Promise<{ number: string; token: string }> {
  const { placeOrder } = await ask<{
    placeOrder: { orderV2: { number: string; token: string } | null; errors: { message: string }[] }
  }>(
    url,
    `mutation ($input: PlaceOrderInput) {
      placeOrder(input: $input) { orderV2 { number token } errors { message } }
    }`,
    { input: { cart_id: cartId } },
    token,
    from,
  )
  if (!placeOrder.orderV2) throw new Error(placeOrder.errors.map(({ message }) => message).join(' '))
  return placeOrder.orderV2
}
