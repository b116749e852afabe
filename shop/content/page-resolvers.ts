import { withoutAround } from '#packages/text/trimmed.ts'
import { contractError, requiredInput } from '../api/contract-error.ts'
import { refusal } from '../api/refusal.ts'
import { DAYS_PLACE, unorderedDesignDays, withDays } from '../design/rules/retention.ts'
import type { CmsPageResolvers, QueryResolvers } from '../generated/resolvers.ts'
import { offerFields } from '../marketing/rules/offer-contents.ts'
import { blocksByIdentifiers, type CmsBlock, pageById } from './pages-store.ts'

/** A block, or the error in its place in a list. */
export type FoundBlock = CmsBlock | Error

export const pageQueries: Pick<QueryResolvers, 'cmsPage' | 'cmsBlocks'> = {
  async cmsPage(_, { id, identifier }, { db, loaders }) {
    const page =
      id == null
        ? await loaders.cmsPageByUrlKey.load(withoutAround(requiredInput(identifier, 'identifier'), /\//))
        : await pageById(db, id)
    if (page) return page
    throw missing('page', String(id ?? identifier))
  },

  async cmsBlocks(_, { identifiers }, { db }) {
    const wanted = requiredInput(identifiers, 'identifiers').flatMap((identifier) => identifier ?? [])
    if (wanted.length === 0) return { items: [] }
    const found = await blocksByIdentifiers(db, wanted)
    return { items: wanted.map((identifier) => found.get(identifier) ?? missing('block', identifier)) }
  },
}

const missing = (what: 'page' | 'block', id: string) =>
  contractError(refusal('graphql-no-such-entity', `The CMS ${what} with the "${id}" ID doesn't exist.`))

export const pageFields: CmsPageResolvers = {
  url_key: ({ identifier }) => identifier,
  name: ({ title }) => title,
  content: async ({ content }, _, { configuration }) =>
    content.includes(DAYS_PLACE) ? withDays(content, unorderedDesignDays(await configuration())) : content,
  content_heading: ({ contentHeading }) => contentHeading,
  page_layout: ({ pageLayout }) => pageLayout,
  meta_title: ({ metaTitle }) => metaTitle,
  meta_description: ({ metaDescription }) => metaDescription,
  meta_keywords: ({ metaKeywords }) => metaKeywords,
  meta_robots: ({ metaRobots }) => metaRobots,
  relative_url: ({ identifier }) => identifier,
  redirect_code: () => 0,
  type: () => 'CMS_PAGE',
  custom_canonical_url: ({ customCanonicalUrl }) => customCanonicalUrl,
  remarketing_product_id: ({ remarketingProductId }) => remarketingProductId,
  remarketing_product_type: ({ remarketingProductType }) => remarketingProductType,
  remarketing_product_price: ({ remarketingProductPrice }) => remarketingProductPrice,
  rich_snippet_image_path: ({ richSnippetImagePath }) => richSnippetImagePath,
  rich_snippet_image_name: ({ richSnippetImageName }) => richSnippetImageName,
  ...Object.fromEntries(
    offerFields.map(
      (field) =>
        [field, ({ offerContents }) => offerContents[field] ?? null] satisfies [
          string,
          CmsPageResolvers['category_special_offer'],
        ],
    ),
  ),
}
