import { describe, expect, test } from 'vitest'
import { boardRecord } from '#packages/product/testing/small-record.ts'
import { aggregationsOf } from './aggregations.ts'
import { listingOf, orderOf, valuesOf } from './contract-filters.ts'
import { facetsOf, partsOfFacet, valueOfWord } from './facets.ts'
import { indexEntry } from './index-entry.ts'
import { type Listing, priceGroup, wholeCategory } from './listing.ts'
import { productPriceRange } from './product-price.ts'
import { levelOf, ROOT_CATEGORY_ID } from './root-category.ts'

const [square, oblong] = boardRecord.sizes
const panorama = { ...oblong!, code: '30X60', label: '30 × 60 cm', widthMm: 300, heightMm: 600 }
const category = { id: 12, name: 'Boards', urlKey: 'boards', position: 4 }

describe('a product is filtered by', () => {
  test('its categories, sizes, shapes and what staff say of it', () => {
    const record = { ...boardRecord, sizes: [square!, oblong!, panorama] }
    expect(facetsOf({ record, attributes: { material: ['Brushed  metal', 'Wood'] } }, [category])).toEqual([
      { facet: 'category:12', label: 'Boards', position: 4 },
      { facet: 'product_category:boards', label: 'Boards', position: 4 },
      { facet: 'family:board', label: 'Boards', position: 0 },
      { facet: 'orientation:square', label: 'Square', position: 3 },
      { facet: 'orientation:portrait', label: 'Portrait', position: 1 },
      { facet: 'orientation:landscape', label: 'Landscape', position: 2 },
      { facet: 'size:20X20', label: '20 × 20 cm', position: 400 },
      { facet: 'size:30X40', label: '30 × 40 cm', position: 1200 },
      { facet: 'size:30X60', label: '30 × 60 cm', position: 1800 },
      { facet: 'shape:square', label: 'Square', position: 2 },
      { facet: 'shape:portrait-landscape', label: 'Portrait or landscape', position: 1 },
      { facet: 'shape:panoramic', label: 'Panoramic', position: 3 },
      { facet: 'material:brushed-metal', label: 'Brushed  metal', position: 0 },
      { facet: 'material:wood', label: 'Wood', position: 0 },
    ])
  })

  test('the positions that its sizes are made in, and no others', () => {
    const orientations = (record: typeof boardRecord) =>
      facetsOf({ record, attributes: {} }, []).flatMap(({ facet }) =>
        facet.startsWith('orientation:') ? facet.slice('orientation:'.length) : [],
      )
    expect(orientations({ ...boardRecord, sizes: [square!] })).toEqual(['square'])
    expect(orientations({ ...boardRecord, sizes: [oblong!], positions: ['L'] })).toEqual(['landscape'])
    expect(orientations({ ...boardRecord, sizes: [oblong!, panorama] })).toEqual(['portrait', 'landscape'])
  })

  test('F-01: the days until it leaves: what is ready sooner is ready by the later day, too', () => {
    const readyBy = (makingDays: number | undefined) =>
      facetsOf({ record: { ...boardRecord, makingDays }, attributes: {} }, []).flatMap(({ facet, label }) =>
        facet.startsWith('ready_by:') ? `${facet} ${label}` : [],
      )
    expect(readyBy(1)).toEqual(['ready_by:1 Next working day', 'ready_by:2 Within 2 working days'])
    expect(readyBy(2)).toEqual(['ready_by:2 Within 2 working days'])
    expect(readyBy(3)).toEqual([])
    expect(readyBy(undefined)).toEqual([])
  })

  test('each thing once', () => {
    const record = { ...boardRecord, sizes: [oblong!, { ...oblong!, code: '40X50' }] }
    const shapes = facetsOf({ record, attributes: {} }, []).filter(({ facet }) => facet.startsWith('shape:'))
    expect(shapes).toHaveLength(1)
    expect(facetsOf({ record: undefined, attributes: {} }, [])).toEqual([])
  })

  test('words without blanks and signs', () => {
    expect(valueOfWord(' Black & white! ')).toBe('black-white')
    expect(partsOfFacet('size:30X40')).toEqual({ name: 'size', value: '30X40' })
    expect(partsOfFacet('material:a:b')).toEqual({ name: 'material', value: 'a:b' })
  })
})

describe('the counts of a list', () => {
  const counts = {
    facets: [
      { facet: 'category:12', count: 3, label: 'Boards' },
      { facet: 'category:13', count: 1, label: 'Hidden' },
      { facet: 'shape:square', count: 2, label: 'Square' },
      { facet: 'size:30X40', count: 3, label: '30 × 40 cm' },
    ],
    prices: [
      { step: 0, count: 1 },
      { step: 5, count: 2 },
      { step: 9, count: 9 },
    ],
  }
  const uidOf = (id: number) => `uid-${id}`

  test('come by price, category and attribute, without those that count nothing', () => {
    expect(aggregationsOf(counts, uidOf, (id) => id === 12)).toEqual([
      {
        attribute_code: 'price',
        label: 'Price',
        position: 0,
        count: 2,
        options: [
          { value: '0_20', label: 'A$0 to A$20', count: 1 },
          { value: '200_*', label: 'A$200 and above', count: 2 },
        ],
      },
      {
        attribute_code: 'category_uid',
        label: 'Category',
        position: 1,
        count: 1,
        options: [{ label: 'Boards', value: 'uid-12', count: 3 }],
      },
      {
        attribute_code: 'size',
        label: 'Size',
        position: 2,
        count: 1,
        options: [{ label: '30 × 40 cm', value: '30X40', count: 3 }],
      },
      {
        attribute_code: 'shape',
        label: 'Shape',
        position: 3,
        count: 1,
        options: [{ label: 'Square', value: 'square', count: 2 }],
      },
    ])
    expect(aggregationsOf(counts, uidOf)[1]?.count).toBe(2)
  })

  test('group prices from step to step', () => {
    expect(priceGroup(1)).toEqual({ value: '20_40', label: 'A$20 to A$40' })
    expect(priceGroup(6)).toBeUndefined()
  })
})

describe('a filter of the contract', () => {
  test('lists what it allows', () => {
    expect(valuesOf(undefined)).toBeUndefined()
    expect(valuesOf({})).toBeUndefined()
    expect(valuesOf({ eq: null, in: null })).toBeUndefined()
    expect(valuesOf({ eq: 'a' })).toEqual(['a'])
    expect(valuesOf({ in: ['a', null, 'b'] })).toEqual(['a', 'b'])
    expect(valuesOf({ in: [] })).toEqual([])
  })

  test('becomes a listing', () => {
    const listing = listingOf(
      {
        sku: { eq: 'BOARD' },
        url_key: { in: ['board'] },
        size: { eq: '30X40' },
        material: { in: ['wood', 'metal'] },
        family: { eq: 'board' },
        orientation: { eq: 'square' },
        name: { match: 'Café board', match_type: 'PARTIAL' },
        short_description: { match: 'oak' },
        description: {},
        price: { from: '10', to: '*' },
      },
      [[12, 13], [ROOT_CATEGORY_ID]],
    )
    expect(listing).toEqual({
      skus: ['BOARD'],
      urlKeys: ['board'],
      facetGroups: [
        ['category:12', 'category:13'],
        ['family:board'],
        ['orientation:square'],
        ['size:30X40'],
        ['material:wood', 'material:metal'],
      ],
      lowestCents: { from: 1000, to: undefined },
      matches: [
        { text: 'name', words: ['cafe', 'board'], partial: true },
        { text: 'short-description', words: ['oak'], partial: false },
      ],
    })
    expect(listingOf(null, [])).toEqual({
      skus: undefined,
      urlKeys: undefined,
      facetGroups: [],
      lowestCents: undefined,
      matches: [],
    })
  })

  test.each([
    [{ from: 'cheap' }, '"cheap" is not a price.'],
    [{ to: '1000001' }, '"1000001" is not a price.'],
  ])('with the price %j is refused', (price, message) => {
    expect(listingOf({ price }, [])).toMatchObject({ category: 'graphql-input', message })
  })

  test('takes prices up to a million, and looks for twelve words', () => {
    expect(listingOf({ price: { from: '', to: '1000000' } }, [])).toMatchObject({
      lowestCents: { from: undefined, to: 100_000_000 },
    })
    const many = listingOf({ name: { match: 'word '.repeat(13) } }, [])
    expect('matches' in many && many.matches[0]?.words).toHaveLength(12)
  })

  test.each([
    [{ name: 'DESC' as const }, { by: 'name', direction: 'desc' }],
    [{ price: 'ASC' as const }, { by: 'price', direction: 'asc' }],
    [
      { position: 'ASC' as const, price: null },
      { by: 'position', direction: 'asc' },
    ],
    [{ relevance: 'ASC' as const }, { by: 'position', direction: 'asc' }],
    [undefined, { by: 'position', direction: 'asc' }],
  ])('sorts by %j: %j', (sort, order) => expect(orderOf(sort, false)).toEqual(order))

  test('shows the best match first where something is searched', () => {
    expect(orderOf(undefined, true)).toEqual({ by: 'relevance', direction: 'desc' })
    expect(orderOf({ price: 'ASC' }, true)).toEqual({ by: 'price', direction: 'asc' })
  })
})

describe('a list is a whole category', () => {
  const all: Listing = { facetGroups: [], matches: [] }
  test.each<[string, Partial<Listing>, number | undefined]>([
    ['the root, when nothing is asked', {}, ROOT_CATEGORY_ID],
    ['the one that is asked', { facetGroups: [['category:12']] }, 12],
    [
      'with a price range that is open at both ends',
      { lowestCents: { from: undefined, to: undefined } },
      ROOT_CATEGORY_ID,
    ],
    ['not of two', { facetGroups: [['category:12', 'category:13']] }, undefined],
    ['not in two groups', { facetGroups: [['category:12'], ['size:30X40']] }, undefined],
    ['not of a size', { facetGroups: [['size:30X40']] }, undefined],
    ['not with SKUs', { skus: [] }, undefined],
    ['not with addresses', { urlKeys: [] }, undefined],
    ['not from a price', { lowestCents: { from: 0, to: undefined } }, undefined],
    ['not to a price', { lowestCents: { from: undefined, to: 0 } }, undefined],
    ['not with words', { matches: [{ text: 'name', words: [], partial: false }] }, undefined],
    ['not in a search', { phrase: { words: [], measures: [], needs: 'all', unfinished: false } }, undefined],
  ])('%s', (_, parts, id) => expect(wholeCategory({ ...all, ...parts })).toBe(id))
})

describe('in stock', () => {
  test('a print is found by its names, sizes and words', () => {
    const product = {
      name: 'Oak board 2',
      metaKeywords: 'wall, ab',
      attributes: { material: ['Oak'] },
      kind: 'printed' as const,
      record: { ...boardRecord, sizes: [oblong!] },
    }
    const entry = indexEntry(product, [category])
    expect(entry).toMatchObject({
      lowestCents: 2000,
      highestCents: 2300,
      categoryNames: 'Boards',
      spellings: ['oak', 'board', 'wall', 'boards'],
    })
    expect(entry.measures).toContain('cm:30x40')
    expect(entry.facets.map(({ facet }) => facet)).toContain('material:oak')
  })

  test('goods have no sizes', () => {
    const entry = indexEntry(
      { name: 'Kit', metaKeywords: null, attributes: {}, kind: 'goods', priceCents: 1250 },
      [category, { ...category, id: 13, name: 'Extras' }],
    )
    expect(entry).toMatchObject({
      lowestCents: 1250,
      highestCents: 1250,
      measures: [],
      categoryNames: 'Boards Extras',
    })
  })

  test('everything has a lowest and a highest price', () => {
    const print = { kind: 'printed' as const, record: { ...boardRecord } }
    expect(productPriceRange(print)).toEqual({ lowestCents: 1000, highestCents: 3400 })
    expect(productPriceRange(print)).toEqual({ lowestCents: 1000, highestCents: 3400 })
    expect(productPriceRange({ kind: 'goods', priceCents: null })).toEqual({
      lowestCents: 0,
      highestCents: 0,
    })
    expect(productPriceRange({ kind: 'gift-certificate', priceCents: null })).toEqual({
      lowestCents: 1000,
      highestCents: 150_000,
    })
  })

  test('categories have levels from the root', () => {
    expect(levelOf({ id: ROOT_CATEGORY_ID, ancestorIds: [] })).toBe(1)
    expect(levelOf({ id: 12, ancestorIds: [] })).toBe(2)
    expect(levelOf({ id: 13, ancestorIds: [12] })).toBe(3)
  })
})
