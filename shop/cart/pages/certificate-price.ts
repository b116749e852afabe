/** F-35: what search engines read of gift certificates; the price is the least that one is worth. */
import { type Cents, toDollars } from '#packages/money/money.ts'
import { brand } from '../../brands/brand.ts'

export function certificatePrice(
  address: string,
  product: { name?: string | null; meta_description?: string | null },
  cents: Cents,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.meta_description,
    brand: { '@type': 'Brand', name: brand.name },
    offers: {
      '@type': 'Offer',
      url: address,
      priceCurrency: 'AUD',
      price: toDollars(cents).toFixed(2),
      availability: 'https://schema.org/InStock',
    },
  }
}
