/** Which page a path opens. */
import type { ShopContext } from '../api/context.ts'
import { uidOf } from '../api/uid.ts'
import type { Resolvers, UrlRewriteEntityTypeEnum } from '../generated/resolvers.ts'
import { findRoute, type Rewrite, type Routed } from './commands/find-route.ts'
import { productOfTool } from './commands/product-of-tool.ts'
import { productType } from './product-resolvers.ts'
import { redirectCodeOf } from './rules/route-path.ts'

export type RoutedPage = Routed | Rewrite

export const routeResolvers: Resolvers = {
  Query: {
    product_of_tool: (_, { path }, { db }) => productOfTool(db, path),
    route: async (_, { url }, context) => (await routeOf(url, context)) ?? null,
    async urlResolver(_, { url }, context) {
      const routed = await routeOf(url, context)
      if (!routed) return null
      if ('targetPath' in routed) {
        return { relative_url: routed.targetPath, redirectCode: routed.redirectCode, type: null }
      }
      const relative_url = pathOf(routed)
      return {
        entity_uid: uidOf(routed.id),
        id: routed.id,
        canonical_url: `${context.publicUrl}/${relative_url}`,
        relative_url,
        redirectCode: redirectCodeOf(routed),
        type: typeOf(routed),
      }
    },
  },

  RoutableInterface: {
    __resolveType(routed) {
      if ('targetPath' in routed) return 'RoutableUrl'
      if ('sku' in routed) return productType(routed)
      return 'identifier' in routed ? 'CmsPage' : 'CategoryTree'
    },
  },
  RoutableUrl: {
    relative_url: ({ targetPath }) => targetPath,
    redirect_code: ({ redirectCode }) => redirectCode,
    type: () => null,
  },
}

const routeOf = (url: string, { db, loaders }: ShopContext) =>
  findRoute({ db, cmsPage: (urlKey) => loaders.cmsPageByUrlKey.load(urlKey) }, url)

function pathOf(routed: Routed): string {
  if ('identifier' in routed) return routed.identifier
  return 'sku' in routed ? routed.urlKey : routed.urlPath
}

function typeOf(routed: Routed): UrlRewriteEntityTypeEnum {
  if ('identifier' in routed) return 'CMS_PAGE'
  return 'sku' in routed ? 'PRODUCT' : 'CATEGORY'
}
