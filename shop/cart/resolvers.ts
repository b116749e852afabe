import { gstWithin } from '#packages/money/money.ts'
import { pageOf } from '../catalogue/rules/paging.ts'
import type { ShopContext } from '../context.ts'
import { accepted, contractError, requiredInput } from '../contract-error.ts'
import { aud } from '../contract-money.ts'
import type { InputMaybe, Resolvers } from '../generated/resolvers.ts'
import { paths } from '../paths.ts'
import { refusal } from '../refusal.ts'
import { idOfUid, uidOf } from '../uid.ts'
import { addLines } from './commands/add-lines.ts'
import { changeDetails } from './commands/change-details.ts'
import { changeLines, removeLine } from './commands/change-lines.ts'
import { createCart } from './commands/create-cart.ts'
import { type OpenCart, type OpenLine, openCart } from './commands/open-cart.ts'
import type { LineProblem } from './rules/new-line.ts'
import { totalSegments } from './rules/totals.ts'

export const cartResolvers: Resolvers = {
  Query: {
    cart: (_, { cart_id }, context) => cartOf(context, requiredInput(cart_id, 'cart_id')),
  },

  Mutation: {
    async createGuestCart(_, { input }, context) {
      return { cart: await cartOf(context, accepted(await createCart(context, input?.cart_uid))) }
    },
    async createEmptyCart(_, { input }, context) {
      return accepted(await createCart(context, input?.cart_id))
    },
    async addProductsToCart(_, { cartId, cartItems }, context) {
      const lines = cartItems.map((line) => ({
        sku: line.sku,
        quantity: line.quantity,
        designRevision: line.design_revision ?? undefined,
        parentSku: line.parent_sku ?? undefined,
      }))
      const problems = accepted(await addLines(context, requiredInput(cartId, 'cartId'), lines))
      return { cart: await cartOf(context, cartId), user_errors: problems.map(userError) }
    },
    async updateCartItems(_, { input }, context) {
      const { cart_id, cart_items } = requiredInput(input, 'input')
      const changes = cart_items
        .flatMap((change) => change ?? [])
        .map((change) => ({
          lineId: lineIdOf(change),
          quantity: change.quantity ?? undefined,
          sku: change.sku ?? undefined,
          designRevision: change.design_revision ?? undefined,
        }))
      const problems = accepted(await changeLines(context, requiredInput(cart_id, 'cart_id'), changes))
      return { cart: await cartOf(context, cart_id), errors: problems.map(userError) }
    },
    async removeItemFromCart(_, { input }, context) {
      const { cart_id, ...line } = requiredInput(input, 'input')
      accepted(await removeLine(context, requiredInput(cart_id, 'cart_id'), lineIdOf(line)))
      return { cart: await cartOf(context, cart_id) }
    },
    async setAdditionalInformationOnCart(_, { input }, context) {
      const { order_comment, gift_message } = input.additional_information
      const details = { orderComment: order_comment, giftMessage: gift_message }
      accepted(await changeDetails(context, requiredInput(input.cart_id, 'cart_id'), details))
      return { cart: await cartOf(context, input.cart_id) }
    },
  },

  Error: { __resolveType: () => 'CartUserInputError' },
  CartItemInterface: { __resolveType: () => 'SimpleCartItem' },

  Cart: {
    // A canvas is always sent; gift certificates, which are not, come with their own family.
    is_virtual: () => false,
    isVirtual: () => false,
    allow_shipping: () => true,
    total_quantity: piecesIn,
    totalQuantity: piecesIn,
    items: ({ lines }) => [...lines],
    itemsV2: ({ lines }, { pageSize, currentPage }) => accepted(pageOf(lines, pageSize, currentPage)),
    prices: (cart) => cart,
    additional_information: ({ orderComment, giftMessage }) => ({
      order_comment: orderComment,
      gift_message: giftMessage,
    }),
  },

  CartPrices: {
    grand_total: ({ totals }) => aud(totals.grandTotalCents),
    grandTotal: ({ totals }) => aud(totals.grandTotalCents),
    grand_total_excluding_tax: ({ totals }) => aud(totals.grandTotalCents - totals.gstCents),
    subtotal_including_tax: ({ totals }) => aud(totals.subtotalCents),
    subtotal_excluding_tax: ({ totals }) => aud(totals.subtotalCents - gstWithin(totals.subtotalCents)),
    applied_taxes: ({ totals }) => [{ label: 'GST', amount: aud(totals.gstCents) }],
    totals: ({ totals, chosenOffer }) =>
      totalSegments(totals).map(({ code, label, cents }) => {
        const isStandard = chosenOffer === undefined || chosenOffer.methodCode === 'standard'
        const missingCents = isStandard ? totals.missingForFreeShippingCents : 0
        const freeShipping =
          code === 'shipping'
            ? { show_free_shipping_msg: missingCents > 0, free_shipping_amount: aud(missingCents) }
            : {}
        return { code, label, amount: aud(cents), ...freeShipping }
      }),
  },

  SimpleCartItem: {
    id: ({ id }) => String(id),
    uid: ({ id }) => uidOf(id),
    item_id: ({ id }) => String(id),
    prices: ({ unitCents, rowCents }) => ({
      price: aud(unitCents),
      price_including_tax: aud(unitCents),
      row_total: aud(rowCents),
      row_total_including_tax: aud(rowCents),
    }),
    errors: ({ unavailableReason }) =>
      unavailableReason === undefined ? null : [{ code: 'UNDEFINED', message: unavailableReason }],
    is_available: ({ unavailableReason }) => unavailableReason === undefined,
    options: ({ options }) => [...options],
    design_revision: ({ designRevision }, _, { loaders }) => loaders.designRevision.load(designRevision),
    extra_info: (line) => ({
      remarketing_product_id: line.product.sku,
      edit_link: paths.designTool({ line: uidOf(line.id) }),
      original_image_url: paths.revisionPicture(line.designRevision),
    }),
  },
}

async function cartOf(context: ShopContext, cartId: string): Promise<OpenCart> {
  const configuration = await context.configuration()
  return accepted(await openCart({ db: context.db, configuration }, cartId))
}

function piecesIn({ lines }: { lines: readonly OpenLine[] }): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
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
