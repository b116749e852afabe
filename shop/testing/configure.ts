import { configuration } from '../content/tables.ts'
import type { TestShop } from './shop.ts'

/** Longer than the shop keeps a configuration that it has read. */
const KEPT_MS = 6_000

/** Staff change values of the configuration; the shop's clock moves on until it has noticed. */
export async function configure(shop: TestShop, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [key, value] of Object.entries(values)) {
    await shop.db
      .insert(configuration)
      .values({ key, value })
      .onConflictDoUpdate({ target: configuration.key, set: { value } })
  }
  shop.clock.advance(KEPT_MS)
}
