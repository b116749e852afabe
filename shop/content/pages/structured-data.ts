/** What search engines read: schema.org things, as plain objects. */
import { brand } from '../../brands/brand.ts'
import type { ProductFacts } from '../../catalogue/components/product-view.ts'

export function productData(host: string, product: ProductFacts): object {
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
      availability: `https://schema.org/${product.inStock ? 'InStock' : 'OutOfStock'}`,
    },
  }
}

export function breadcrumbData(host: string, steps: readonly { name: string; path: string }[]): object {
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
