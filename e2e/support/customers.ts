import { randomUUID } from 'node:crypto'
import { ask, placeOrder, prepareCart, textDesignSku } from '../../tools/guest-checkout.ts'

export const PASSWORD = 'Sunlit-Bay 42'

/** Opens an account through the contract; its email. */
export async function anAccount(url: string, firstname = 'Robin'): Promise<string> {
  const address = `robin-${randomUUID()}@example.com`
  await ask(
    url,
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { firstname } } }',
    { input: { firstname, lastname: 'Marsh', email: address, password: PASSWORD } },
  )
  return address
}

/** Opens an account through the contract; the token of its first session. Few at a time: the shop counts them. */
export async function newCustomerToken(url: string, firstname = 'Robin'): Promise<string> {
  const email = await anAccount(url, firstname)
  const { generateCustomerToken } = await ask<{ generateCustomerToken: { token: string } }>(
    url,
    `mutation ($email: String!, $password: String!) {
      generateCustomerToken(email: $email, password: $password) { token }
    }`,
    { email, password: PASSWORD },
  )
  return generateCustomerToken.token
}

/** An order of a customer; its number. */
export async function orderOfCustomer(url: string, token: string, revision: string): Promise<string> {
  const lines = [{ sku: textDesignSku, revision, quantity: 2 }]
  const cart = await prepareCart(url, lines, 'robin@example.com')
  await ask(
    url,
    'mutation ($id: String!) { assignCustomerToGuestCart(cart_id: $id) { id } }',
    { id: cart },
    token,
  )
  return (await placeOrder(url, cart, token)).number
}
