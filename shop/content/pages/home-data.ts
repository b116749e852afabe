/** What search engines read on the home page, apart from `structured-data.ts`: made by the server alone. */
import { brand } from '../../brands/brand.ts'
import { brandShop } from '../../brands/brand-shop.ts'
import { paths } from '../../routing/paths.ts'

/** Who runs the shop. */
export function organisationData(host: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${host}/#organisation`,
    name: brand.name,
    description: brand.description,
    url: `${host}${paths.home()}`,
    logo: `${host}/icons/${brand.code}-512.png`,
    areaServed: 'AU',
    email: brandShop.email,
    ...(brandShop.phone !== undefined && { telephone: brandShop.phone }),
    address: addressData(brandShop.address),
  }
}

/** The shop as a site that can be searched. */
export function siteData(host: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: brand.name,
    url: `${host}${paths.home()}`,
    inLanguage: 'en-AU',
    publisher: { '@id': `${host}/#organisation` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${host}/catalogsearch/result?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** a town with its state and postcode, such as Marsden Park NSW 2765, as the first of the lines. */
function addressData(lines: string): object {
  const [, town = '', state = '', postcode = ''] = /^(.*) ([A-Z]{2,3}) (\d{4})(?:\||$)/.exec(lines) ?? []
  return {
    '@type': 'PostalAddress',
    addressLocality: town,
    addressRegion: state,
    postalCode: postcode,
    addressCountry: 'AU',
  }
}
