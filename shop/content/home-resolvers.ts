import type { ShopContext } from '../api/context.ts'
import { brand } from '../brands/brand.ts'
import { findProducts, newestProducts, type Product } from '../catalogue/store.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { builtInHomes } from './home/built-in.ts'
import { type HomeRecord, type HomeSectionRecord, homeRecordSchema } from './rules/home-record.ts'

/** The page's identifier among the pages of content. */
export const HOME = 'home'

/** As many as a row has room for. */
const NEWEST = 4

const typeNames = {
  sale: 'HomeSale',
  products: 'HomeProducts',
  'true-size': 'HomeTrueSize',
  steps: 'HomeSteps',
  reviews: 'HomeReviews',
  sample: 'HomeSample',
  quality: 'HomeQuality',
  gallery: 'HomeGallery',
  questions: 'HomeQuestions',
} as const satisfies Record<HomeSectionRecord['kind'], string>

export const homeResolvers: Pick<
  Resolvers,
  'HomePage' | 'HomeSection' | 'HomeProducts' | 'HomeReviews' | 'HomeSample'
> & { Query: Pick<NonNullable<Resolvers['Query']>, 'homePage'> } = {
  Query: {
    homePage: (_, __, context) => readHome(context),
  },
  HomePage: {
    meta_title: ({ metaTitle }) => metaTitle,
    meta_description: ({ metaDescription }) => metaDescription,
    product: async ({ sku }, _, context) => (sku === undefined ? null : productOf(sku, context)),
  },
  HomeSection: { __resolveType: ({ kind }) => typeNames[kind] },
  HomeProducts: {
    heading_until: ({ headingUntil }) => headingUntil ?? null,
    async products({ source, skus }, _, { db }) {
      if (source === 'newest') return newestProducts(db, NEWEST)
      return inOrder(await findProducts(db, { skus }), skus)
    },
  },
  HomeReviews: {
    heading_until: ({ headingUntil }) => headingUntil,
    text_until: ({ textUntil }) => textUntil,
  },
  HomeSample: {
    product: ({ sku }, _, context) => productOf(sku, context),
  },
}

/** CA-114: the record that staff wrote, or the built-in one where theirs is missing or invalid. */
async function readHome({ loaders }: ShopContext): Promise<HomeRecord> {
  const page = await loaders.cmsPageByUrlKey.load(HOME)
  const written = homeRecordSchema.safeParse(page?.record)
  return written.success ? written.data : builtInHomes[brand.code]
}

async function productOf(sku: string, { db }: ShopContext): Promise<Product | null> {
  const [product] = await findProducts(db, { skus: [sku] })
  return product?.inStock ? product : null
}

const inOrder = (found: readonly Product[], skus: readonly string[]) =>
  skus.flatMap((sku) => found.find((product) => product.sku === sku) ?? [])
