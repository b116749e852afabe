import { parseSku } from '#packages/product/parse-sku.ts'
import { accepted, requiredInput } from '../api/contract-error.ts'
import { withinLimit } from '../api/limits.ts'
import { signedIn } from '../customers/commands/signed-in.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { filePaths } from '../routing/file-paths.ts'
import { paths } from '../routing/paths.ts'
import { designsInPortfolio, keepInPortfolio } from './commands/portfolio.ts'
import {
  designsOfCustomer,
  designsOfLink,
  dropForCustomer,
  keepForCustomer,
  keepForGuest,
  type ListLink,
  linkForCustomer,
} from './commands/saved-designs.ts'
import { PORTFOLIO_DAYS } from './rules/retention.ts'

export const savedDesignResolvers: Resolvers = {
  Query: {
    async savedDesigns(_, { token }, context) {
      return token
        ? accepted(await designsOfLink(context, token))
        : designsOfCustomer(context, (await signedIn(context)).id)
    },
    async portfolio(_, { token }, context) {
      return (await designsInPortfolio(context, token)) ?? null
    },
  },
  Mutation: {
    async saveDesignToAccount(_, { design_key }, context) {
      const { id } = await signedIn(context)
      const key = requiredInput(design_key, 'design_key')
      return accepted(await keepForCustomer(context, id, key))
    },
    async removeSavedDesign(_, { design_key }, context) {
      return dropForCustomer(context, (await signedIn(context)).id, design_key)
    },
    async savedDesignsLink(_, _arguments, context) {
      return contractLink(await linkForCustomer(context, (await signedIn(context)).id))
    },
    async saveDesignsAsGuest(_, { design_keys, token }, context) {
      const { address } = context.visit
      if (address) accepted((await withinLimit(context.limits, 'design-list-address', address)) ?? undefined)
      return contractLink(accepted(await keepForGuest(context, design_keys, token ?? undefined)))
    },
    async keepInPortfolio(_, { design_keys, token }, context) {
      const { address } = context.visit
      if (address) accepted((await withinLimit(context.limits, 'portfolio-address', address)) ?? undefined)
      const used = await keepInPortfolio(context, design_keys, token ?? undefined)
      return used === undefined ? null : { token: used, lifetime_seconds: PORTFOLIO_DAYS * 86_400 }
    },
  },
  SavedDesign: {
    async product_name({ sku, parentSku }, _, { loaders: { productBySku } }) {
      const page = parentSku === null ? null : await productBySku.load(parentSku)
      const isSoldThere = page?.kind === 'printed' && parseSku(page.record, sku).kind === 'choice'
      return (isSoldThere ? page : await productBySku.load(sku.split('-')[0] ?? ''))?.name ?? null
    },
    picture_url: ({ key, contentHash }) => filePaths.designPicture(key, contentHash.slice(0, 16)),
    saved_at: ({ savedAt }) => savedAt.toISOString(),
    kept_at: ({ keptAt }) => keptAt.toISOString(),
    edit_link: ({ key }) => paths.designTool({ design: key }),
  },
}

function contractLink({ token, url, expiresAt }: ListLink) {
  return { token, url, expires_at: expiresAt.toISOString() }
}
