import type { Transaction } from '#platform/database/pool.ts'
import type { IdentityCheck } from '#platform/identity-check/identity-check.ts'
import { type OpenCart, type PricingDeps, priceCart } from '../../cart/commands/open-cart.ts'
import { postcodeRange } from '../../cart/rules/shipping.ts'
import { beforePaying } from '../../cart/rules/totals.ts'
import type { Cart } from '../../cart/store.ts'
import { customerById } from '../../customers/store.ts'
import { missingIdentification } from '../../identification/commands/needs-identification.ts'
import { mustIdentify, ownerOf } from '../../identification/rules/identification.ts'
import type { Taking } from '../rules/payment-methods.ts'
import { type Readiness, readyToOrder, unable } from '../rules/ready-to-order.ts'

/** A cart that the caller has locked, priced and checked; the mail of a customer's order goes to the account's address. */
export async function readyCart(
  tx: Transaction,
  pricing: Omit<PricingDeps, 'db'> & { payments: Taking; identityCheck?: IdentityCheck | undefined },
  stored: Cart,
): Promise<Readiness<OpenCart>> {
  const { configuration } = pricing
  const customer = stored.customerId === null ? undefined : await customerById(tx, stored.customerId)
  const cart = await priceCart({ ...pricing, db: tx, memberUntil: customer?.memberUntil }, stored)
  const ready = readyToOrder(cart, {
    email: customer?.email ?? stored.email,
    configuration,
    postcodeRange: postcodeRange(configuration),
    gateway: pricing.payments,
  })
  if (ready.kind === 'refused') return ready
  const asked = { ...pricing, now: pricing.clock.now() }
  const least = await missingIdentification(tx, asked, ownerOf(stored), beforePaying(cart.totals))
  return least === undefined ? ready : unable(mustIdentify(least))
}
