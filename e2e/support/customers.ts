import { randomInt, randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { cookieNames } from '../../shop/request/cookie-names.ts'
import { ask, placeOrder, prepareCart, textDesignSku } from '../../tools/guest-checkout.ts'

export const PASSWORD = 'Sunlit-Bay 42'

/** Another household for each account: the shop counts how many are opened from one address. */
const anAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`

/** Opens an account through the contract; its email. */
export async function anAccount(url: string, firstname = 'Robin'): Promise<string> {
  const address = `robin-${randomUUID()}@example.com`
  await ask(
    url,
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { firstname } } }',
    { input: { firstname, lastname: 'Marsh', email: address, password: PASSWORD } },
    undefined,
    anAddress(),
  )
  return address
}

/** Opens an account through the contract; the token of its first session. */
export const newCustomerToken = async (url: string, firstname = 'Robin'): Promise<string> =>
  newSession(url, await anAccount(url, firstname))

/** Signs in through the contract; the token. */
export async function newSession(url: string, email: string): Promise<string> {
  const { generateCustomerToken } = await ask<{ generateCustomerToken: { token: string } }>(
    url,
    `mutation ($email: String!, $password: String!) {
      generateCustomerToken(email: $email, password: $password) { token }
    }`,
    { email, password: PASSWORD },
    undefined,
    anAddress(),
  )
  return generateCustomerToken.token
}

/** Makes a browser that of a customer, by the token of a session. */
export function takeSession(context: BrowserContext, url: string, token: string): Promise<void> {
  return context.addCookies([
    { name: cookieNames.customer, value: token, url },
    { name: cookieNames.signedIn, value: '1', url },
  ])
}

/** Makes a guest's cart that of a customer. */
export async function takeCart(url: string, cart: string, token: string): Promise<void> {
  const assign = 'mutation ($id: String!) { assignCustomerToGuestCart(cart_id: $id) { id } }'
  await ask(url, assign, { id: cart }, token)
}

/** An order of a customer; its number. */
export async function orderOfCustomer(url: string, token: string, revision: string): Promise<string> {
  const lines = [{ sku: textDesignSku, revision, quantity: 2 }]
  const cart = await prepareCart(url, lines, 'robin@example.com')
  await takeCart(url, cart, token)
  return (await placeOrder(url, cart, token)).number
}
