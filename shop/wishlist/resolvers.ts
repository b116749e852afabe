import { utcTimestamp } from '#packages/calendar/utc-timestamp.ts'
import type { ShopContext } from '../api/context.ts'
import { accepted } from '../api/contract-error.ts'
import { aud } from '../api/contract-money.ts'
import { pageInfo, pageWindow } from '../api/page-window.ts'
import { optionOfUid } from '../api/uid.ts'
import { signedIn } from '../customers/commands/signed-in.ts'
import type {
  EnteredOptionInput,
  InputMaybe,
  Resolvers,
  SimpleWishlistItemResolvers,
} from '../generated/resolvers.ts'
import { addItems, changeItems, takeOff } from './commands/items.ts'
import { changeList, createList, deleteList, findList, firstList } from './commands/lists.ts'
import { itemsOfList, listOfCustomer, listsOfCustomer, type WishlistItem } from './store.ts'

/** Entries that the oldest clients read in one piece. */
const MAX_OLD_ENTRIES = 300

type ItemFields = Omit<SimpleWishlistItemResolvers, '__isTypeOf'>

const itemFields: ItemFields = {
  id: ({ id }) => String(id),
  added_at: ({ addedAt }) => utcTimestamp(addedAt),
  product: ({ productId }, _, { loaders }) => loaders.product.load(productId),
  customizable_options: () => [],
}

export const wishlistResolvers: Resolvers = {
  Mutation: {
    async createWishlist(_, { input }, context) {
      const { id } = await signedIn(context)
      return { wishlist: accepted(await createList(context, id, input)) }
    },

    async updateWishlist(_, { wishlistId, name, visibility }, context) {
      const list = await listOf(context, wishlistId)
      const change = { name: name ?? undefined, visibility: visibility ?? undefined }
      const changed = accepted(await changeList(context, list, change))
      return { name: changed.name, uid: String(changed.id), visibility: changed.visibility }
    },

    async deleteWishlist(_, { wishlistId }, context) {
      const list = await listOf(context, wishlistId)
      return { status: true, wishlists: accepted(await deleteList(context, list)) }
    },

    async addProductsToWishlist(_, { wishlistId, wishlistItems }, context) {
      const list = await listOf(context, wishlistId)
      const items = wishlistItems.map(({ sku, quantity, parent_sku, selected_options, entered_options }) => ({
        sku: sku.trim(),
        quantity,
        parentSku: parent_sku ?? undefined,
        selectedOptions: present(selected_options) ?? [],
        enteredOptions: enteredOf(entered_options) ?? [],
      }))
      const user_errors = await addItems(context, list, items)
      return { wishlist: await listOf(context, String(list.id)), user_errors }
    },

    async updateProductsInWishlist(_, { wishlistId, wishlistItems }, context) {
      const list = await listOf(context, wishlistId)
      const changes = wishlistItems.map((item) => ({
        id: numberOf(item.wishlist_item_id),
        givenId: item.wishlist_item_id,
        quantity: item.quantity ?? undefined,
        description: item.description ?? undefined,
        selectedOptions: present(item.selected_options),
        enteredOptions: enteredOf(item.entered_options),
      }))
      const user_errors = await changeItems(context, list, changes)
      return { wishlist: await listOf(context, String(list.id)), user_errors }
    },

    async removeProductsFromWishlist(_, { wishlistId, wishlistItemsIds }, context) {
      const list = await listOf(context, wishlistId)
      const wanted = wishlistItemsIds.map((givenId) => ({ id: numberOf(givenId), givenId }))
      const user_errors = await takeOff(context, list, wanted)
      return { wishlist: await listOf(context, String(list.id)), user_errors }
    },
  },

  Customer: {
    wishlist: async (_, _arguments, context) => firstList(context, (await signedIn(context)).id),
    async wishlists(_, { pageSize, currentPage }, context) {
      const { limit, offset } = accepted(pageWindow(pageSize, currentPage))
      const { id } = await signedIn(context)
      const first = await firstList(context, id)
      const lists = await listsOfCustomer(context.db, id)
      return (lists.length > 0 ? lists : [first]).slice(offset, offset + limit)
    },
    async wishlist_v2(_, { id }, context) {
      const number = numberOf(id)
      const customer = await signedIn(context)
      return number === undefined ? null : ((await listOfCustomer(context.db, customer.id, number)) ?? null)
    },
  },

  Wishlist: {
    id: ({ id }) => String(id),
    sharing_code: ({ sharingCode }) => sharingCode,
    updated_at: ({ updatedAt }) => updatedAt && utcTimestamp(updatedAt),
    items_count: ({ id }, _, { loaders }) => loaders.wishlistSize.load(id),
    async items_v2({ id }, { pageSize, currentPage }, { db, loaders }) {
      const page = accepted(pageWindow(pageSize, currentPage))
      const [items, total] = await Promise.all([itemsOfList(db, id, page), loaders.wishlistSize.load(id)])
      return { items, page_info: pageInfo(page, total) }
    },
    items: ({ id }, _, { db }) => itemsOfList(db, id, { limit: MAX_OLD_ENTRIES, offset: 0 }),
  },

  WishlistItem: {
    qty: ({ quantity }) => quantity,
    added_at: ({ addedAt }) => utcTimestamp(addedAt),
    product: ({ productId }, _, { loaders }) => loaders.product.load(productId),
  },

  WishlistItemInterface: {
    async __resolveType({ productId }, { loaders }) {
      const product = await loaders.product.load(productId)
      if (product?.kind === 'gift-certificate') return 'GiftCardWishlistItem'
      return product?.kind === 'membership' ? 'VirtualWishlistItem' : 'SimpleWishlistItem'
    },
  },
  SimpleWishlistItem: itemFields,
  VirtualWishlistItem: itemFields,
  GiftCardWishlistItem: { ...itemFields, gift_card_options: giftCardOptions },
}

async function listOf(context: ShopContext, wishlistId: string) {
  const { id } = await signedIn(context)
  return accepted(await findList(context, id, numberOf(wishlistId)))
}

/** The number in an id of this contract's lists and entries; undefined when it is none. */
function numberOf(id: string): number | undefined {
  return /^\d{1,9}$/.test(id) ? Number(id) : undefined
}

const present = <Value>(values: InputMaybe<InputMaybe<Value>[]> | undefined) =>
  values?.flatMap((value) => value ?? [])

const enteredOf = (options: InputMaybe<InputMaybe<EnteredOptionInput>[]> | undefined) =>
  present(options)?.map(({ uid, value }) => ({ uid, value }))

/** What was filled in, by the certificate's own ids. */
function giftCardOptions({ enteredOptions }: WishlistItem) {
  const entered = new Map(enteredOptions.map(({ uid, value }) => [optionOfUid(uid)?.option, value] as const))
  const amount = Number(entered.get('custom_giftcard_amount'))
  return {
    sender_name: entered.get('giftcard_sender_name') ?? null,
    sender_email: entered.get('giftcard_sender_email') ?? null,
    recipient_name: entered.get('giftcard_recipient_name') ?? null,
    recipient_email: entered.get('giftcard_recipient_email') ?? null,
    message: entered.get('giftcard_message') ?? null,
    custom_giftcard_amount: amount > 0 ? aud(Math.round(amount * 100)) : null,
  }
}
