/** A provider of social sign-in of a test's own, with its own keys, on this machine. */
import { afterAll } from 'vitest'
import type { TestShop } from '../../testing/shop.ts'
import { configure } from '../testing.ts'
import { startProviderServer } from './provider-server.ts'

/** The shop takes its word for Google and for Facebook. Call it once at the top of a test file. */
export async function anIdentityProvider(shop: TestShop) {
  const provider = await startProviderServer(() => shop.clock.now().getTime())
  afterAll(provider.close)
  await configure(shop, provider.configuration)
  return provider
}
