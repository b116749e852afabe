import type { Clock } from '#platform/clock.ts'
import { type Database, type Transaction, transaction } from '#platform/database/pool.ts'
import { autoAddedChange, autoAddedProductOf } from '../rules/auto-added-product.ts'
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
 * A cart with its auto-added product, or without it when it is not earned any more. Runs where an API call answers with a
 * cart, and never while it is paid: what the shopper saw last is what is ordered.
 *
 * Costs no query when nothing has to change.
 */
export async function withAutoAddedProduct(deps: Deps, cart: OpenCart): Promise<OpenCart> {
  const { db, clock, pricing } = deps
  const autoAdded = autoAddedProductOf(pricing.configuration, cart.store ?? deps.storeCode)
  const { gone, added } = autoAddedChange(cart, autoAdded)
  const line = added === undefined ? undefined : await autoAddedLine(deps, added)
  if (gone.length === 0 && !line) return cart
  return transaction(db, async (tx) => {
    const locked = await lockCart(tx, cart.id)
    if (locked?.state !== 'active') return cart
    const inside = { ...pricing, db: tx }
    // Another tab may have changed the cart since it was read, so the decision is made once more.
    const change = autoAddedChange(await priceCart(inside, locked), autoAdded)
    for (const id of change.gone) await deleteLine(tx, cart.id, id)
    if (line && change.added === line.sku) await putIn(tx, cart.id, line)
    await changeCart(tx, cart.id, {}, clock.now())
    return priceCart(inside, locked)
  })
}

/** The product as a line; undefined when it cannot be bought now, such as when it is out of stock. */
async function autoAddedLine({ db, clock, pricing }: Deps, sku: string): Promise<DecidedLine | undefined> {
  const newLine = { sku, quantity: 1, designRevision: undefined, parentSku: undefined }
  const configuration = async () => pricing.configuration
  const decision = decideLine(newLine, await readLineFacts({ db, clock, configuration }, [newLine]))
  // What needs a design, words or an account cannot be added by the shop.
  if (decision.kind === 'problem' || decision.line.kind !== 'goods') return undefined
  return amountProblem(decision.line, 1) ? undefined : decision.line
}

async function putIn(tx: Transaction, cartId: string, decided: DecidedLine): Promise<void> {
  const { available: _, ...line } = decided
  await insertLine(tx, { ...line, ...keptExtras({}), cartId, quantity: 1, isAutoAdded: true })
}
