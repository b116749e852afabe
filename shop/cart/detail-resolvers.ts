import { contractError, requiredInput } from '../api/contract-error.ts'
import { refusal } from '../api/refusal.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { cartRequest } from './commands/cart-request.ts'
import { changedRowResult } from './commands/cart-result.ts'
import { changeGiftOptions, changeInformation } from './commands/change-details.ts'

export const detailResolvers: Resolvers = {
  Mutation: {
    async setAdditionalInformationOnCart(_, { input }, context, info) {
      const request = await cartRequest(context, input.cart_id)
      const information = input.additional_information
      const changed = await changeInformation(context, request, {
        orderComment: information.order_comment,
        giftMessage: information.gift_message,
        awc: information.awc,
        dropship: information.dropship,
        priceCache: information.price_cache,
        gstNumber: information.gst_number,
        gstCertificate: information.gst_certificate,
        abn: information.abn,
        showCoupon: information.show_coupon,
        shipToThisAddress: information.ship_to_this_address,
        billToThisAddress: information.bill_to_this_address,
        businessPurchase: information.business_purchase,
      })
      return changedRowResult(context, changed, info)
    },
    async setGiftOptionsOnCart(_, { input }, context, info) {
      const { cart_id, gift_message, ...options } = requiredInput(input, 'input')
      const request = await cartRequest(context, cart_id)
      if (options.gift_wrapping_id) throw contractError(refusal('graphql-input', NO_WRAPPING))
      const changed = await changeGiftOptions(context, request, {
        message: gift_message ?? undefined,
        giftReceipt: options.gift_receipt_included,
        printedCard: options.printed_card_included,
      })
      return changedRowResult(context, changed, info)
    },
  },

  Cart: {
    additional_information: (cart) => ({
      order_comment: cart.orderComment,
      gift_message: cart.giftMessage,
      awc: cart.awc,
      dropship: cart.dropship,
      price_cache: cart.priceCache,
      gst_number: cart.gstNumber,
      gst_certificate: cart.gstCertificate,
      abn: cart.abn,
      show_coupon: cart.showCoupon,
      ship_to_this_address: cart.shipToThisAddress,
      bill_to_this_address: cart.billToThisAddress,
      business_purchase: cart.businessPurchase,
    }),
    gift_message: ({ giftMessage, giftTo, giftFrom }) =>
      giftMessage === null ? null : { message: giftMessage, to: giftTo ?? '', from: giftFrom ?? '' },
    gift_receipt_included: ({ giftReceipt }) => giftReceipt,
    printed_card_included: ({ printedCard }) => printedCard,
    gift_wrapping: () => null,
    available_gift_wrappings: () => [],
  },
}

const NO_WRAPPING = 'We do not wrap gifts. Please choose the printed card instead.'
