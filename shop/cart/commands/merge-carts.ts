import { sqlStateOf } from '#platform/database/outage.ts'
import { type Transaction, transaction } from '#platform/database/pool.ts'
import { isRefusal, type Refusal } from '../../api/refusal.ts'
import type { CustomerCaller } from '../../customers/rules/caller.ts'
import { allowedCart, type CartRequest, isOfStore } from '../rules/access.ts'
import { isVirtualCart } from '../rules/line-kind.ts'
import { canMerge, mergedLines } from '../rules/merged-lines.ts'
import {
  cartNotActive,
  cartNotFound,
  foreignCart,
  noActiveCart,
  tooFullToMerge,
  wrongStore,
} from '../rules/refusals.ts'
import { activeLines } from '../rules/saved-for-later.ts'
import {
  activeCartOf,
  type Cart,
  changeCart,
  closeMerged,
  giveToCustomer,
  joinLines,
  linesOfCart,
  lockCarts,
} from '../store.ts'
import type { CartChangeDeps } from './active-cart.ts'
import { customersCart } from './create-cart.ts'
import { usualDelivery } from './saved-cart-address.ts'

/** Who takes over a guest's cart. */
export interface Merging {
  caller: CustomerCaller
  store: string | undefined
}

/**
 * Moves everything of a guest's cart into a customer's.
 *
 * Both carts are locked, always in the same order. A call that adds to the guest's cart at the same moment runs before,
 * and its line is moved, or after, and is refused because the cart isn't active: no line is lost either way.
 *
 * @param destinationId  undefined for the cart that the customer is filling
 * @returns the id of the cart that holds everything now
 */
export async function mergeCarts(
  deps: CartChangeDeps,
  { caller, store }: Merging,
  sourceId: string,
  destinationId: string | undefined,
): Promise<string | Refusal> {
  const id = destinationId ?? (await customersCart(deps, caller, store))
  return transaction(deps.db, async (tx): Promise<string | Refusal> => {
    const locked = await lockCarts(tx, [sourceId, id])
    const request: CartRequest = { id, caller, store }
    const source = guestsCart(locked.get(sourceId), { id: sourceId, store }, noActiveCart)
    if (isRefusal(source)) return source
    const destination = allowedCart(locked.get(id), request)
    if (isRefusal(destination)) return destination
    const refused = await moveLines(tx, source, destination, deps.clock.now())
    if (refused) return refused
    await giveAddress(tx, { cart: destination, customerId: caller.id, other: source }, deps.clock.now())
    return id
  })
}

/**
 * Makes a guest's cart the customer's own. Lines of the customer's previous cart are moved into it, and that cart is
 * closed.
 *
 * @returns the id of the cart, which stays the same
 */
export async function assignToCustomer(
  deps: CartChangeDeps,
  { caller, store }: Merging,
  cartId: string,
): Promise<string | Refusal> {
  for (;;) {
    try {
      return await transaction(deps.db, async (tx): Promise<string | Refusal> => {
        const ownId = await activeCartOf(tx, caller.id)
        const locked = await lockCarts(tx, ownId === undefined ? [cartId] : [cartId, ownId])
        const cart = guestsCart(locked.get(cartId), { id: cartId, store }, cartNotActive)
        if (isRefusal(cart)) return cart
        const own = ownId === undefined ? undefined : locked.get(ownId)
        // Another call may have closed it while we waited for the lock; then there is nothing to move.
        const moving = own?.state === 'active' ? own : undefined
        const refused = moving && (await moveLines(tx, moving, cart, deps.clock.now()))
        if (refused) return refused
        await giveToCustomer(tx, cartId, caller.id, deps.clock.now())
        await giveAddress(tx, { cart, customerId: caller.id, other: moving }, deps.clock.now())
        return cartId
      })
    } catch (error) {
      // Another tab created a cart for the customer in between: try again with that one.
      if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error
    }
  }
}

const UNIQUE_VIOLATION = '23505'

/** The guest's cart, when it may be taken over. */
function guestsCart(
  cart: Cart | undefined,
  { id, store }: Pick<CartRequest, 'id' | 'store'>,
  inactive: () => Refusal,
): Cart | Refusal {
  if (!cart) return cartNotFound(id)
  if (cart.customerId !== null) return foreignCart(id)
  if (cart.state !== 'active') return inactive()
  return isOfStore(cart, { store }) ? cart : wrongStore(id)
}

/** @returns why nothing was moved; undefined when everything was */
async function moveLines(
  tx: Transaction,
  source: Cart,
  destination: Cart,
  now: Date,
): Promise<Refusal | undefined> {
  const [from, to] = [await linesOfCart(tx, source.id), await linesOfCart(tx, destination.id)]
  const merged = mergedLines(from, to)
  if (!canMerge(merged, to)) return tooFullToMerge()
  await joinLines(tx, destination.id, merged)
  await closeMerged(tx, source.id, now)
  const { orderComment, giftMessage, giftTo, giftFrom, priceCache, removedAutoAddedSku } = source
  const gift = destination.giftMessage === null ? { giftMessage, giftTo, giftFrom } : {}
  await changeCart(
    tx,
    destination.id,
    {
      ...gift,
      orderComment: destination.orderComment ?? orderComment,
      priceCache: destination.priceCache ?? priceCache,
      removedAutoAddedSku: destination.removedAutoAddedSku ?? removedAutoAddedSku,
    },
    now,
  )
  return undefined
}

interface Merged {
  cart: Cart
  customerId: number
  /** The cart whose lines moved into this one, if any did. */
  other: Cart | undefined
}

/**
 * K-25, CA-100: a cart with something to ship gets an address when it has none, so that its delivery prices show: the
 * customer's own, or else what a guest typed, or the placeholder.
 */
async function giveAddress(tx: Transaction, { cart, customerId, other }: Merged, now: Date): Promise<void> {
  if (cart.shippingAddress || isVirtualCart(activeLines(await linesOfCart(tx, cart.id)))) return
  const shippingAddress = (await usualDelivery(tx, customerId)) ?? other?.shippingAddress
  if (shippingAddress) await changeCart(tx, cart.id, { shippingAddress }, now)
}
