/** What search engines read of a category or a product: schema.org things, made by the server alone. */
import { brand } from '../../brands/brand.ts'
import type { CategoryFacts } from '../../catalogue/components/category-view.ts'
import type { ProductFacts } from '../../catalogue/components/product-view.ts'
import { paths } from '../../routing/paths.ts'
import { pricedPages } from '../rules/priced-pages.ts'

/** K-14, CA-05: days on the way, of any delivery method. */
const TRANSIT_DAYS = { minValue: 3, maxValue: 7 }

export function categoryPageData(
  host: string,
  category: Pick<CategoryFacts, 'above' | 'name' | 'urlPath'>,
): object[] {
  return [breadcrumbs(host, [...category.above, category].map(stepTo))]
}

export function productPageData(host: string, product: ProductFacts): object[] {
  const step = { name: product.name, path: paths.product(product) }
  return [
    ...(product.isOrderable ? [productData(host, product)] : []),
    breadcrumbs(host, [...product.way.map(stepTo), step]),
  ]
}

function productData(host: string, product: ProductFacts): object {
  const availability = `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.metaDescription,
    image: product.pictures.map(({ url }) => `${host}${url}`),
    brand: { '@type': 'Brand', name: brand.name },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'AUD',
      lowPrice: product.fromDollars.toFixed(2),
      highPrice: product.upToDollars.toFixed(2),
      availability,
      // CA-50: the price is the one that the page shows, whatever the table says.
      ...(pricedPages.has(product.urlKey) && {
        offers: [
          {
            '@type': 'Offer',
            url: `${host}${paths.product(product)}`,
            priceCurrency: 'AUD',
            price: product.fromDollars.toFixed(2),
            availability,
          },
        ],
      }),
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'AU' },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          transitTime: { '@type': 'QuantitativeValue', ...TRANSIT_DAYS, unitCode: 'DAY' },
        },
      },
    },
  }
}

interface Step {
  name: string
  path: string
}

const stepTo = (category: { name: string } & Parameters<typeof paths.category>[0]): Step => ({
  name: category.name,
  path: paths.category(category),
})

function breadcrumbs(host: string, steps: readonly Step[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${host}${path}`,
    })),
  }
}
