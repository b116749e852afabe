/** Reviews of pieces that were bought (E-25). */
import type { ShopContext } from '../api/context.ts'
import { accepted } from '../api/contract-error.ts'
import { withinLimit } from '../api/limits.ts'
import { idOfUid } from '../api/uid.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { filePaths } from '../routing/file-paths.ts'
import { reviewFilePaths } from '../routing/review-paths.ts'
import { type LinesToReview, linesOfAccount, linesOfClaim, linesOfLink } from './commands/lines-to-review.ts'
import { lineReviewKey } from './commands/review-keys.ts'
import { reviewOrderLine } from './commands/review-order-line.ts'

export const boughtReviewResolvers = {
  Query: {
    linesToReviewOfLink: async (_, { key }, context) =>
      answered(accepted(await linesOfLink(context, key)), context),
    linesToReviewOfOrder: async (_, claim, context) =>
      answered(accepted(await linesOfClaim(context, claim)), context),
  },

  Customer: {
    lines_to_review: async ({ id }, _, context) => answered(await linesOfAccount(context.db, id), context),
  },

  Mutation: {
    async reviewOrderLine(_, { input }, context) {
      // Its key shows that somebody bought it, so no captcha is asked for.
      if (context.visit.address) {
        const tooMany = await withinLimit(context.limits, 'review-address', context.visit.address)
        if (tooMany) accepted(tooMany)
      }
      const { pictures, pictures_may_be_shown, ratings, ...written } = input
      const review = await reviewOrderLine(context, {
        ...written,
        ratings: ratings.map(({ id, value_id }) => ({ id: idOfUid(id), valueId: idOfUid(value_id) })),
        pictures: pictures ?? [],
        picturesMayBeShown: pictures_may_be_shown ?? false,
      })
      return { review: accepted(review) }
    },
  },

  ProductReview: {
    async pictures({ id, state }, _, { loaders }) {
      if (state !== 'published') return []
      const pictures = await loaders.picturesOfReview.load(id)
      return pictures.map(({ reference }) => ({
        url: reviewFilePaths.picture(reference, 'display'),
        thumbnail_url: reviewFilePaths.picture(reference, 'thumbnail'),
      }))
    },
  },
} satisfies Resolvers

function answered({ lines, writer }: LinesToReview, context: ShopContext) {
  return {
    nickname: (writer === 'buyer' && lines[0]?.firstName) || null,
    lines: lines.map((line) => ({
      key: lineReviewKey(context, line.id, writer),
      order_number: line.orderNumber,
      product_name: line.productName,
      options: line.options,
      picture_url:
        writer === 'buyer' && line.designRevision !== null
          ? filePaths.revisionPicture(line.designRevision)
          : null,
      is_reviewed: line.isReviewed,
    })),
  }
}
