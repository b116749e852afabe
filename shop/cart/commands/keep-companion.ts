import type { Clock } from '#platform/clock.ts'
import { type Database, type Transaction, transaction } from '#platform/database/pool.ts'
import { companionChange, companionOf } from '../rules/companion.ts'
import { keptExtras } from '../rules/line-extras.ts'
import { amountProblem, type DecidedLine, decideLine } from '../rules/new-line.ts'
import { changeCart, deleteLine, insertLine, lockCart } from '../store.ts'
import { readLineFacts } from './line-facts.ts'
import { type OpenCart, type PricingDeps, priceCart } from './open-cart.ts'

interface Deps {
  db: Database
  clock: Clock
  pricing: PricingDeps
  /** The store of carts that name none. */
  storeCode: string
}

/**
 * A cart with the product that comes along, or without it when it is not earned any more. It happens where a cart is
 * shown, after every kind of change, and never while it is paid: what the shopper saw last is what is ordered.
 *
 * A cart that has what it should costs nothing here.
 */
export async function withCompanion(deps: Deps, cart: OpenCart): Promise<OpenCart> {
  const { db, clock, pricing } = deps
  const companion = companionOf(pricing.configuration, cart.store ?? deps.storeCode)
  const { gone, added } = companionChange(cart, companion)
  const line = added === undefined ? undefined : await soldCompanion(deps, added)
  if (gone.length === 0 && !line) return cart
  return transaction(db, async (tx) => {
    const locked = await lockCart(tx, cart.id)
    if (locked?.state !== 'active') return cart
    const inside = { ...pricing, db: tx }
    // Another tab may have changed the cart since it was read, so the decision is made once more.
    const change = companionChange(await priceCart(inside, locked), companion)
    for (const id of change.gone) await deleteLine(tx, cart.id, id)
    if (line && change.added === line.sku) await putIn(tx, cart.id, line)
    await changeCart(tx, cart.id, {}, clock.now())
    return priceCart(inside, locked)
  })
}

/** The companion as a line; undefined when it cannot be bought now, such as when none is left on the shelf. */
async function soldCompanion({ db, clock, pricing }: Deps, sku: string): Promise<DecidedLine | undefined> {
  const newLine = { sku, quantity: 1, designRevision: undefined, parentSku: undefined }
  const configuration = async () => pricing.configuration
  const decision = decideLine(newLine, await readLineFacts({ db, clock, configuration }, [newLine]))
  // Nothing that needs a design, words or an account can come along by itself.
  if (decision.kind === 'problem' || decision.line.kind !== 'goods') return undefined
  return amountProblem(decision.line, 1) ? undefined : decision.line
}

async function putIn(tx: Transaction, cartId: string, decided: DecidedLine): Promise<void> {
  const { available: _, ...line } = decided
  await insertLine(tx, { ...line, ...keptExtras({}), cartId, quantity: 1, comesAlong: true })
}
