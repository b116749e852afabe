import type { PricingDeps } from '../../cart/commands/open-cart.ts'
import type { CheckoutDeps } from './deps.ts'

/**
 * What pricing a cart inside a transaction needs. Read before the transaction begins: reading it inside would wait for a
 * second connection while holding the first, a deadlock when every connection is in use.
 */
export async function pricingBefore({
  clock,
  configuration,
  offers,
}: Pick<CheckoutDeps, 'clock' | 'configuration' | 'offers'>): Promise<Omit<PricingDeps, 'db'>> {
  const [values, known] = await Promise.all([configuration(), offers()])
  return { clock, configuration: values, offers: async () => known }
}
