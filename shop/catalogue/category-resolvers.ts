/** Categories: lists, the tree, and the products of each. */
import type { ShopContext } from '../api/context.ts'
import { accepted } from '../api/contract-error.ts'
import { missingPage, type PageWindow, pageInfo, pageOf, pageWindow } from '../api/page-window.ts'
import { selectedFields } from '../api/selected-fields.ts'
import { idOfUid, uidOf } from '../api/uid.ts'
import type {
  CategoryFilterInput,
  InputMaybe,
  ProductAttributeSortInput,
  Resolvers,
} from '../generated/resolvers.ts'
import { paths } from '../routing/paths.ts'
import { type Category, type CategoryQuery, findCategories, theRoot } from './categories-store.ts'
import { type EqualFilter, orderOf, valuesOf } from './rules/contract-filters.ts'
import { categoryFacet } from './rules/facets.ts'
import { levelOf, ROOT_CATEGORY_ID } from './rules/root-category.ts'
import { redirectCodeOf } from './rules/route-path.ts'

export const categoryResolvers: Resolvers = {
  Query: {
    async categories(_, { filters, pageSize, currentPage }, { db }) {
      return accepted(pageOf(await findCategories(db, queryOf(filters)), pageSize, currentPage))
    },
    async categoryList(_, { filters, pageSize, currentPage }, { db }) {
      if (!filters) return [await theRoot(db)]
      return accepted(pageOf(await findCategories(db, queryOf(filters)), pageSize, currentPage)).items
    },
    async category(_, { id }, { db, loaders }) {
      return id == null || id === ROOT_CATEGORY_ID ? theRoot(db) : loaders.category.load(id)
    },
  },

  CategoryInterface: { __resolveType: () => 'CategoryTree' },
  CategoryTree: {
    uid: ({ id }) => uidOf(id),
    url_key: ({ urlKey }) => urlKey,
    url_path: ({ urlPath }) => urlPath,
    url_suffix: () => '',
    relative_url: ({ urlPath }) => urlPath,
    redirect_code: (category) => redirectCodeOf(category),
    type: () => 'CATEGORY',
    canonical_url: (category, _, { publicUrl }) => publicUrl + paths.category(category),
    meta_title: ({ metaTitle }) => metaTitle,
    meta_keywords: ({ metaKeywords }) => metaKeywords,
    meta_description: ({ metaDescription }) => metaDescription,
    display_mode: async (category, _, context) =>
      (await blockOf(category, context)) ? 'PRODUCTS_AND_PAGE' : 'PRODUCTS',
    path: (category) => pathOf(category),
    path_in_store: ({ urlPath }) => urlPath,
    default_sort_by: () => 'position',
    available_sort_by: () => ['position', 'name', 'price'],
    level: (category) => levelOf(category),
    include_in_menu: ({ inMenu }) => (inMenu ? 1 : 0),
    is_anchor: () => 1,
    staged: () => false,
    product_count: ({ productCount }) => productCount,
    children_count: async ({ id }, _, { loaders }) =>
      String((await loaders.childrenOfCategory.load(id)).length),
    children: ({ id }, _, { loaders }) => loaders.childrenOfCategory.load(id),
    cms_block: (category, _, context) => blockOf(category, context),
    offer_page: ({ urlKey }, _, { loaders }) => loaders.cmsPageByUrlKey.load(urlKey),
    landing_page: async (category, _, context) => (await blockOf(category, context))?.id ?? null,

    async breadcrumbs({ ancestorIds }, _, { loaders }) {
      if (ancestorIds.length === 0) return null
      const ancestors = await loaders.category.loadMany(ancestorIds)
      return ancestors.flatMap((ancestor) =>
        ancestor === null || ancestor instanceof Error ? [] : breadcrumb(ancestor),
      )
    },

    async products(category, { pageSize, currentPage, sort }, context, info) {
      const page = accepted(pageWindow(pageSize, currentPage))
      const missing = missingPage(page, category.productCount)
      if (missing) accepted(missing)
      return {
        items: selectedFields(info).has('items') ? await categoryPage(category, page, sort, context) : null,
        total_count: category.productCount,
        page_info: pageInfo(page, category.productCount),
      }
    },
  },
}

/** Null while nobody has published it. */
async function blockOf({ contentBlock }: Category, { loaders }: ShopContext) {
  return contentBlock === null ? null : loaders.cmsBlock.load(contentBlock)
}

function queryOf(filters: InputMaybe<CategoryFilterInput> | undefined): CategoryQuery {
  return {
    ids: idsOf(filters?.category_uid, filters?.ids),
    parentIds: idsOf(filters?.parent_category_uid, filters?.parent_id),
    urlKeys: valuesOf(filters?.url_key),
    urlPaths: valuesOf(filters?.url_path),
    nameContains: filters?.name?.match ?? undefined,
  }
}

/** Clients name a category by one of two ids; a category that both are given for must have both. */
function idsOf(uids: EqualFilter, numbers: EqualFilter): number[] | undefined {
  const byUid = valuesOf(uids)?.flatMap((uid) => idOfUid(uid) ?? [])
  const byNumber = valuesOf(numbers)?.map(Number).filter(Number.isSafeInteger)
  if (!byUid || !byNumber) return byUid ?? byNumber
  return byUid.filter((id) => byNumber.includes(id))
}

async function categoryPage(
  { id }: Category,
  { limit, offset }: PageWindow,
  sort: InputMaybe<ProductAttributeSortInput> | undefined,
  { loaders }: ShopContext,
) {
  const page = await loaders.productPage.load({
    listing: { facetGroups: id === ROOT_CATEGORY_ID ? [] : [[categoryFacet(id)]], matches: [] },
    order: orderOf(sort, false),
    limit,
    offset,
    isCounted: false,
  })
  const products = await loaders.listedProduct.loadMany(page.products)
  return products.flatMap((product) => {
    if (product instanceof Error) throw product
    return product ?? []
  })
}

const pathOf = ({ id, ancestorIds }: Category) =>
  id === ROOT_CATEGORY_ID ? `1/${id}` : [1, ROOT_CATEGORY_ID, ...ancestorIds, id].join('/')

const breadcrumb = (category: Category) => ({
  category_id: category.id,
  category_uid: uidOf(category.id),
  category_name: category.name,
  category_url_key: category.urlKey,
  category_url_path: category.urlPath,
  category_level: levelOf(category),
})
