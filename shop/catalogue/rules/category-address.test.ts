import { describe, expect, test } from 'vitest'
import {
  CATEGORY_PARAMETERS,
  isWhole,
  readCategoryAddress,
  writeCategoryAddress,
} from './category-address.ts'

const read = (query: string) => readCategoryAddress(new URLSearchParams(query))
const written = (query: string) => decodeURIComponent(writeCategoryAddress('/mugs', read(query)))

describe('F-01: the address of a category', () => {
  test.each([
    '/mugs',
    '/mugs?page=2',
    '/mugs?family=mug&price=20_40&orientation=landscape&size=30X40&material=steel&sort=price-up&page=3',
  ])('%s is written as it was read', (address) => expect(written(address.split('?')[1] ?? '')).toBe(address))

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=1',
    'page=1e9',
    'p=2',
    'sort=ours',
    'sort=up',
    'family=%3Cscript%3E',
    `size=${'a'.repeat(65)}`,
    'product_category=mugs',
    'utm_source=letter',
    '__proto__=x',
  ])('%s means nothing and is left out', (query) => expect(written(query)).toBe('/mugs'))

  test('every parameter that changes the list is known to those who keep pages', () => {
    expect([...CATEGORY_PARAMETERS].sort()).toEqual(
      ['family', 'from', 'material', 'orientation', 'page', 'price', 'ready_by', 'size', 'sort', 'to'].sort(),
    )
  })

  test('a later page shows the category as it is; one that is narrowed or sorted does not', () => {
    expect(['', 'page=3', 'utm_source=letter'].map((query) => isWhole(read(query)))).toEqual([
      true,
      true,
      true,
    ])
    expect(['sort=name', 'size=30X40', 'to=20'].map((query) => isWhole(read(query)))).toEqual([
      false,
      false,
      false,
    ])
  })
})
