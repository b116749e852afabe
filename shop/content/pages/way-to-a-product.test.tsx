import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { ProductBreadcrumb } from '../../catalogue/components/product-heading.tsx'
import { productFacts } from '../../catalogue/components/product-view.ts'
import { productPageData } from './structured-data.ts'

type Answer = Parameters<typeof productFacts>[0]

const product = productFacts({
  __typename: 'ConfigurableProduct',
  sku: 'CLOCK',
  name: 'Photo wall clock',
  url_key: 'round-photo-wall-clock',
  price_range: { minimum_price: { final_price: {}, regular_price: {} } },
  categories: [
    {
      name: 'Photo wall clocks',
      url_path: 'photo-wall-clocks',
      breadcrumbs: [{ category_name: 'Home and living', category_url_path: 'home-and-living' }],
    },
  ],
  marks: {},
} as unknown as Answer)
const way = ['Home', 'Home and living', 'Photo wall clocks', 'Photo wall clock']

test('the way down to a product names its department, on the page and to search engines alike', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ProductBreadcrumb product={product} />
    </MemoryRouter>,
  )
  expect(html.match(/(?<=>)[\w ]{2,}(?=<)/g)).toEqual(way)
  const [crumbs] = productPageData('https://shop.example', product)
  expect(crumbs).toMatchObject({ itemListElement: way.map((name) => ({ name })) })
})
