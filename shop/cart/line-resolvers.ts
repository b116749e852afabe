import { toDollars } from '#packages/money/money.ts'
import { isSetLine } from '#packages/product/set-line.ts'
import { contractError, requiredInput } from '../api/contract-error.ts'
import { aud } from '../api/contract-money.ts'
import { refusal } from '../api/refusal.ts'
import { idOfUid, optionUid, uidOf } from '../api/uid.ts'
import type {
  CartItemInput,
  CartItemUpdateInput,
  Discount,
  InputMaybe,
  ProductDiscount,
  Resolvers,
} from '../generated/resolvers.ts'
import { filePaths } from '../routing/file-paths.ts'
import { paths } from '../routing/paths.ts'
import { addLines } from './commands/add-lines.ts'
import { cartRequest } from './commands/cart-request.ts'
import { changedCartResult, pricingDeps } from './commands/cart-result.ts'
import { changeLines, type LineChange, removeLine } from './commands/change-lines.ts'
import type { OpenLine } from './commands/open-cart.ts'
import { moveToCart, saveForLater } from './commands/save-for-later.ts'
import { autoAddedReason } from './rules/auto-added-product.ts'
import { certificateInWords } from './rules/certificate-words.ts'
import type { LineProblem, NewLine } from './rules/new-line.ts'
import { MAX_PER_LINE } from './rules/quantity.ts'
import { requestedOptions } from './rules/requested-options.ts'
import { selectedOptions } from './rules/selected-options.ts'

export const lineResolvers: Resolvers = {
  Mutation: {
    async addProductsToCart(_, { cartId, cartItems }, context) {
      const request = await cartRequest(context, cartId, 'cartId')
      const { cart, change } = await changedCartResult(
        context,
        await addLines(context, request, cartItems.map(newLineOf)),
      )
      return { cart, user_errors: change.problems.map(addingError) }
    },
    async updateCartItems(_, { input }, context) {
      const { cart_id, cart_items } = requiredInput(input, 'input')
      const request = await cartRequest(context, cart_id)
      const changes = cart_items.flatMap((change) => (change ? lineChangeOf(change) : []))
      const { cart, change } = await changedCartResult(context, await changeLines(context, request, changes))
      return { cart, errors: change.problems.map(userError) }
    },
    async removeItemFromCart(_, { input }, context) {
      const { cart_id, ...line } = requiredInput(input, 'input')
      const request = await cartRequest(context, cart_id)
      const { cart } = await changedCartResult(context, await removeLine(context, request, lineIdOf(line)))
      return { cart }
    },
    async saveCartItemForLater(_, { input: { cart_id, cart_item_uid } }, context) {
      const request = await cartRequest(context, cart_id)
      const deps = { ...context, pricing: await pricingDeps(context) }
      const saved = await saveForLater(deps, request, lineIdOf({ cart_item_uid }))
      const { cart, change } = await changedCartResult(context, saved)
      return { cart, errors: change.problems.map(userError) }
    },
    async moveSavedItemToCart(_, { input: { cart_id, cart_item_uid } }, context) {
      const request = await cartRequest(context, cart_id)
      const moved = await moveToCart(context, request, lineIdOf({ cart_item_uid }))
      const { cart, change } = await changedCartResult(context, moved)
      return { cart, errors: change.problems.map(userError) }
    },
  },

  Error: {
    __resolveType: (error) => ('quantity' in error ? 'InsufficientStockError' : 'CartUserInputError'),
  },
  CartItemInterface: { __resolveType: typeOfLine },

  SimpleCartItem: { ...commonFields(), ...giftFields() },
  VirtualCartItem: commonFields(),
  GiftCardCartItem: {
    ...commonFields(),
    ...giftFields(),
    amount: ({ entered }) => aud(entered?.amountCents ?? 0),
    sender_name: ({ entered }) => entered?.senderName ?? '',
    sender_email: ({ entered }) => entered?.senderEmail ?? null,
    recipient_name: ({ entered }) => entered?.recipientName ?? '',
    recipient_email: ({ entered }) => entered?.recipientEmail ?? null,
    message: ({ entered }) => entered?.message ?? null,
    delivery_date: ({ entered }) => entered?.deliverOn ?? null,
  },
}

function typeOfLine({ kind }: OpenLine) {
  if (kind === 'gift-certificate') return 'GiftCardCartItem'
  return kind === 'membership' ? 'VirtualCartItem' : 'SimpleCartItem'
}

/** What every kind of line answers alike. */
function commonFields() {
  return {
    id: ({ id }) => String(id),
    uid: ({ id }) => uidOf(id),
    item_id: ({ id }) => String(id),
    prices: linePrices,
    errors: ({ unavailableReason }) =>
      unavailableReason === undefined ? null : [{ code: 'UNDEFINED', message: unavailableReason }],
    is_available: ({ unavailableReason }) => unavailableReason === undefined,
    not_available_message: ({ unavailableReason }) => unavailableReason ?? null,
    min_qty: () => 1,
    max_qty: ({ kind, product }) => (kind === 'membership' ? 1 : (product.stock ?? MAX_PER_LINE)),
    discount: (line) => discountsOf(line),
    note_from_buyer: ({ id, note }) => (note === null ? null : [{ note_uid: uidOf(id), note }]),
    note_from_seller: () => null,
    options: ({ options, entered }) => (entered ? certificateInWords(entered) : [...options]),
    customizable_options: ({ product, sku, designRevision }) =>
      product.kind === 'printed' ? selectedOptions(product.record, sku, designRevision) : [],
    is_set: ({ product, sku }) => product.kind === 'printed' && isSetLine(product.record, sku),
    design_revision: ({ designRevision }, _, { loaders }) =>
      designRevision === null ? null : loaders.designRevision.load(designRevision),
    extra_info: async (line, _, { loaders, configuration }) => ({
      categories: (await loaders.categoriesOfProduct.load(line.product.id)).map(({ name }) => name),
      remarketing_product_id: line.product.sku,
      tool_options: line.toolOptions,
      edit_link: line.editLink ?? editLinkOf(line),
      cache_price: line.cachePrice,
      original_image_url: line.originalImageUrl ?? pictureOf(line),
      comes_along_because: line.isAutoAdded ? autoAddedReason(await configuration()) : null,
    }),
  } satisfies NonNullable<Resolvers['SimpleCartItem']>
}

/** The shop does not wrap gifts. */
function giftFields() {
  return {
    gift_message: ({ giftMessage }) => giftMessage,
    gift_wrapping: () => null,
    available_gift_wrapping: () => [],
  } satisfies NonNullable<Resolvers['SimpleCartItem']>
}

function linePrices(line: OpenLine) {
  const { unitCents, regularUnitCents, rowCents, quantity } = line
  return {
    price: aud(unitCents),
    price_including_tax: aud(unitCents),
    row_total: aud(rowCents),
    row_total_including_tax: aud(rowCents),
    original_item_price: aud(regularUnitCents),
    original_row_total: aud(regularUnitCents * quantity),
    total_item_discount: aud(line.discountCents),
    discounts: discountsOf(line),
    fixed_product_taxes: [],
    catalog_discount: discountFrom(regularUnitCents, unitCents),
    row_catalog_discount: discountFrom(regularUnitCents * quantity, rowCents),
  }
}

function discountFrom(regularCents: number, cents: number): ProductDiscount {
  const off = Math.max(0, regularCents - cents)
  const percent = regularCents === 0 ? 0 : Math.round((off / regularCents) * 10_000) / 100
  return { amount_off: toDollars(off), percent_off: percent }
}

function discountsOf({ discounts }: OpenLine): Discount[] | null {
  if (discounts.length === 0) return null
  return discounts.map(({ cents, label, code }) => ({
    amount: aud(cents),
    label,
    applied_to: 'ITEM',
    coupon: { code },
  }))
}

function editLinkOf({ id, kind }: OpenLine): string | null {
  if (kind === 'printed') return paths.designTool({ line: uidOf(id) })
  return kind === 'gift-certificate' ? `/gift-certificate/${id}` : null
}

function pictureOf({ designRevision, product }: OpenLine): string | null {
  return designRevision === null
    ? (product.pictures[0]?.url ?? null)
    : filePaths.revisionPicture(designRevision)
}

export function newLineOf(input: CartItemInput): NewLine {
  const selected = (input.selected_options ?? []).flatMap((uid) => uid ?? [])
  const entered = (input.entered_options ?? []).flatMap((option) => option ?? [])
  return {
    sku: input.sku.trim(),
    quantity: input.quantity,
    designRevision: input.design_revision ?? undefined,
    parentSku: input.parent_sku ?? undefined,
    options: requestedOptions(selected, entered),
    extras: {
      toolOptions: input.tool_options,
      editLink: input.edit_link,
      originalImageUrl: input.original_image_url,
      cachePrice: input.cache_price,
      note: input.note,
    },
    onlyNew: input.only_new ?? false,
    savedForLater: input.saved_for_later ?? false,
  }
}

/** Options as older clients name them: by number or by uid. */
export function enteredOptions(options: CartItemUpdateInput['customizable_options']) {
  return (options ?? []).flatMap((option) =>
    option ? { uid: option.uid ?? optionUid(String(option.id ?? '')), value: option.value_string } : [],
  )
}

function lineChangeOf(change: CartItemUpdateInput): LineChange {
  const options = enteredOptions(change.customizable_options)
  return {
    lineId: lineIdOf(change),
    quantity: change.quantity ?? undefined,
    sku: change.sku ?? undefined,
    designRevision: change.design_revision ?? undefined,
    options: options.length === 0 ? undefined : requestedOptions([], options),
    note: change.note ?? undefined,
    giftMessage: change.gift_message ?? undefined,
  }
}

/** Clients name a line by its number or by its opaque id; what is neither is shown back to them as sent. */
function lineIdOf(line: {
  cart_item_id?: InputMaybe<number>
  cart_item_uid?: InputMaybe<string>
}): number | string {
  if (line.cart_item_id != null) return line.cart_item_id
  if (line.cart_item_uid != null) return idOfUid(line.cart_item_uid) ?? line.cart_item_uid
  throw contractError(refusal('graphql-input', 'Required parameter "cart_item_id" is missing'))
}

const userError = ({ code, message }: LineProblem) => ({
  __typename: 'CartUserInputError' as const,
  code,
  message,
})

/** Adding tells how many there are when there are too few. */
const addingError = ({ code, message, available }: LineProblem) =>
  available === undefined
    ? userError({ code, message })
    : { __typename: 'InsufficientStockError' as const, code, message, quantity: available }
