import type { PricingDeps } from '../../cart/commands/open-cart.ts'
import type { Caller } from '../../customers/rules/caller.ts'
import type { CheckoutDeps } from './deps.ts'

/**
 * What pricing a cart inside a transaction needs. Read before the transaction begins: reading it inside would wait for a
 * second connection while holding the first, a deadlock when every connection is in use.
 *
 * @param owner  of the cart, when it is who asks: the membership came with the call
 */
export async function pricingBefore(
  { clock, configuration, offers }: Pick<CheckoutDeps, 'clock' | 'configuration' | 'offers'>,
  owner?: Caller,
): Promise<Omit<PricingDeps, 'db'>> {
  const [values, known] = await Promise.all([configuration(), offers()])
  const memberUntil = owner?.kind === 'customer' ? owner.memberUntil : undefined
  return { clock, configuration: values, offers: async () => known, memberUntil }
}
