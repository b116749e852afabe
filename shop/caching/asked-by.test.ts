import { expect, test } from 'vitest'
import { aProcess, openTestShop } from './testing.ts'

const shop = await openTestShop()
const cart = { query: 'mutation { createGuestCart { cart { id } } }' }

test('whoever asks is known to the API, also when the body comes in pieces of unknown number', async () => {
  const { url, post, askedBy } = await aProcess(shop)
  await post(cart)
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Blob([JSON.stringify(cart)]).stream(),
    duplex: 'half',
  }
  expect((await fetch(`${url}/caching/graphql`, init)).status).toBe(200)
  expect(askedBy).toEqual(['127.0.0.1', '127.0.0.1'])
})
