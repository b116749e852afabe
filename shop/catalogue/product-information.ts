/** Small facts about one product that pages of the storefront ask for by themselves (F-06 to F-08). */
import type { ShopContext } from '../api/context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { lowestPrice } from './product-price-fields.ts'
import { findProducts, type Product, productByUrlKey } from './store.ts'

export const informationResolvers: Pick<Resolvers, 'Query'> = {
  Query: {
    async canvasVillaInformation(_, asked, context) {
      const product = await productOf(asked, context)
      if (!product) return null
      const [category] = await context.loaders.categoriesOfProduct.load(product.id)
      return { product_category: category?.name ?? null }
    },
    async neonsignInformation(_, asked, context) {
      const product = await productOf(asked, context)
      if (!product) return null
      const schema_price = await lowestPrice(product, context)
      return { remarketing_product_id: product.sku, product_name: product.name, schema_price }
    },
    async photogiftstartatprice(_, asked, context) {
      const product = await productOf(asked, context)
      if (!product) return { items: [] }
      return { items: [{ special_price: await lowestPrice(product, context) }] }
    },
  },
}

interface Asked {
  url_key?: string | null
  sku?: string | null
}

async function productOf({ url_key, sku }: Asked, { db }: ShopContext): Promise<Product | undefined> {
  if (url_key) return productByUrlKey(db, url_key)
  return sku ? (await findProducts(db, { skus: [sku] }))[0] : undefined
}
