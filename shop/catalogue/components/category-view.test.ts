import { expect, test } from 'vitest'
import { CATEGORY } from '../rules/category-address.ts'
import { categoryListing } from './category-view.ts'

const address = { page: 1, sort: CATEGORY.sorts[0], filters: {} }
const list = (label: string) => ({ label, to: `/${label}`, count: 6 })

/** Names of the filters of a department with these lists in it, whose products are of these types. */
function filtersOf(within: readonly string[], types: readonly string[]) {
  const options = types.map((label) => ({ label, value: label.toLowerCase(), count: 6 }))
  const aggregations = [
    { attribute_code: 'family', label: 'Type', options },
    {
      attribute_code: 'orientation',
      label: 'Orientation',
      options: [
        { label: 'Portrait', value: 'portrait', count: 9 },
        { label: 'Square', value: 'square', count: 4 },
      ],
    },
  ]
  const products = { items: [], total_count: 18, page_info: { total_pages: 1 }, aggregations }
  const category = { urlPath: 'wall-art', within: within.map(list) }
  return categoryListing({ products }, category, address).groups.map(({ label }) => label)
}

test('a department whose lists say the types has no filter that says them again', () => {
  const types = ['Metal prints', 'Wood prints', 'Double acrylic prints']
  expect(filtersOf(['Metal prints', 'Wood prints'], types)).toEqual(['Orientation'])
})

test('types are a filter where no lists, or lists of something else, stand above them', () => {
  const types = ['Metal prints', 'Wood prints', 'Posters']
  expect(filtersOf([], types)).toEqual(['Type', 'Orientation'])
  expect(filtersOf(['For her', 'For him', 'Posters'], types)).toEqual(['Type', 'Orientation'])
})
