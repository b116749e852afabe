/** Pages that show a shopper's own things, with the cookies that fill them: a cart with one canvas, an account with an order. */
import { randomUUID } from 'node:crypto'
import { cookieNames } from '#shop/request/cookie-names.ts'
import { ask, freezeTextDesign, placeOrder, prepareCart, textDesignSku } from '../guest-checkout.ts'

export interface SignedInPage {
  name: string
  path: string
  cookies: { name: string; value: string }[]
}

/** @param url of a shop, which gets a guest's cart, an account and its order */
export async function signedInPages(url: string): Promise<SignedInPage[]> {
  const revision = await freezeTextDesign(url, textDesignSku, 'Home by the sea')
  const lines = [{ sku: textDesignSku, revision, quantity: 1 }]
  const cart = await prepareCart(url, lines, 'kim@example.com')
  const token = await newCustomer(url)
  const bought = await prepareCart(url, lines, 'robin@example.com')
  await ask(
    url,
    'mutation ($id: String!) { assignCustomerToGuestCart(cart_id: $id) { id } }',
    { id: bought },
    token,
  )
  await placeOrder(url, bought, token)
  const guest = [{ name: cookieNames.cart, value: cart }]
  const customer = [
    { name: cookieNames.customer, value: token },
    { name: cookieNames.signedIn, value: '1' },
  ]
  return [
    { name: 'cart', path: '/checkout/cart', cookies: guest },
    { name: 'checkout', path: '/checkout', cookies: guest },
    { name: 'sign in', path: '/customer/login', cookies: [] },
    { name: 'dashboard', path: '/customer/account', cookies: customer },
  ]
}

/** The token of a new customer's session. */
async function newCustomer(url: string): Promise<string> {
  const email = `robin-${randomUUID()}@example.com`
  const password = 'Sunlit-Bay 42'
  await ask(
    url,
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { firstname } } }',
    { input: { firstname: 'Robin', lastname: 'Marsh', email, password } },
  )
  const { generateCustomerToken } = await ask<{ generateCustomerToken: { token: string } }>(
    url,
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { email, password },
  )
  return generateCustomerToken.token
}
