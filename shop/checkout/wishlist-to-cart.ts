/** Adds items of a wish list to the cart: the one call that needs both. */

import { accepted } from '../api/contract-error.ts'
import { addLines } from '../cart/commands/add-lines.ts'
import { customersCart } from '../cart/commands/create-cart.ts'
import type { LineProblem } from '../cart/rules/new-line.ts'
import { requestedOptions } from '../cart/rules/requested-options.ts'
import { signedIn } from '../customers/commands/signed-in.ts'
import type { Resolvers, WishlistCartUserInputErrorType } from '../generated/resolvers.ts'
import { takeOff } from '../wishlist/commands/items.ts'
import { findList } from '../wishlist/commands/lists.ts'
import { MAX_ITEMS } from '../wishlist/rules/limits.ts'
import { itemsOfList, type WishlistItem } from '../wishlist/store.ts'

export const wishlistToCartResolvers: Resolvers = {
  Mutation: {
    async addWishlistItemsToCart(_, { wishlistId, wishlistItemIds }, context) {
      const caller = await signedIn(context)
      const listId = /^\d{1,9}$/.test(wishlistId) ? Number(wishlistId) : undefined
      const list = accepted(await findList(context, caller.id, listId))
      const all = await itemsOfList(context.db, list.id, { limit: MAX_ITEMS, offset: 0 })
      const cartId = await customersCart(context, caller, context.visit.store)
      const asked = { id: cartId, caller, store: context.visit.store }

      const problems: { itemId: string; code: WishlistCartUserInputErrorType; message: string }[] = []
      const bought: { id: number; givenId: string }[] = []
      const wanted = wishlistItemIds ?? all.map(({ id }) => String(id))
      for (const itemId of new Set(wanted)) {
        const item = all.find(({ id }) => String(id) === itemId)
        if (!item) {
          problems.push({
            itemId,
            code: 'UNDEFINED',
            message: `The wish list has no entry with the id "${itemId}".`,
          })
          continue
        }
        const added = accepted(await addLines(context, asked, [lineOf(item)]))
        const [problem] = added.problems
        if (problem) problems.push({ itemId, code: codeOf(problem), message: problem.message })
        else bought.push({ id: item.id, givenId: itemId })
      }
      // Items leave the list last: after a failure an item is on both rather than on neither.
      if (bought.length > 0) await takeOff(context, list, bought)
      return {
        status: problems.length === 0,
        wishlist: accepted(await findList(context, caller.id, list.id)),
        add_wishlist_items_to_cart_user_errors: problems.map(({ itemId, code, message }) => ({
          code,
          message,
          wishlistId,
          wishlistItemId: itemId,
        })),
      }
    },
  },
}

const lineOf = ({ sku, quantity, selectedOptions, enteredOptions }: WishlistItem) => ({
  sku,
  quantity,
  designRevision: undefined,
  parentSku: undefined,
  options: requestedOptions([...selectedOptions], [...enteredOptions]),
})

function codeOf({ code }: LineProblem): WishlistCartUserInputErrorType {
  const same = ['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK'] as const
  return same.find((known) => known === code) ?? 'UNDEFINED'
}
