import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FamilyError } from '#packages/product/record.ts'
import { boardRecord } from '../testing/small-record.ts'
import { type Family, readFamilies, wronglyShared } from './families.ts'

const family = (
  record: Partial<Family['record']>,
  { brands = ['canvas'], urlKey }: { brands?: string[]; urlKey?: string } = {},
): Pick<Family, 'record'> & { pages: Pick<Family['pages'], 'brands' | 'categories' | 'products'> } => ({
  record: { ...boardRecord, ...record },
  pages: { brands, categories: [], products: urlKey === undefined ? [] : [{ ...page, urlKey }] },
})
const page = {
  ...{ sku: 'BOARD', name: 'Board', categories: [], pictures: [], position: 1 },
  ...{ shortDescriptionHtml: '', descriptionHtml: '', metaTitle: '', metaDescription: '', metaKeywords: '' },
}
const board = family({})
const tray = family({ family: 'tray', skuPrefix: 'TRAY', toolPath: '/tray' })

describe('the families that a brand sells', () => {
  it('are read together when each has a SKU and an address of its own', async () => {
    expect(wronglyShared([board, tray])).toEqual([])
    expect((await readFamilies()).length).toBeGreaterThanOrEqual(6)
  })

  it('may not share a SKU prefix', () => {
    const twin = family({ family: 'twin', toolPath: '/twin' })
    expect(wronglyShared([board, tray, twin])).toEqual([
      'twin, skuPrefix: BOARD is that of the family board already.',
    ])
  })

  it.each([
    ['as the first address of both', { toolPath: '/board' }],
    ['as an older address of one', { toolPath: '/twin', toolAliases: ['/board'] }],
  ])('may not share a tool address, %s', (_, said) => {
    const twin = family({ family: 'twin', skuPrefix: 'TWIN', ...said })
    expect(wronglyShared([board, twin])).toEqual([
      'twin, address: /board is that of the family board already.',
    ])
  })

  it('may not open a tool where another has a page', () => {
    const twin = family({ family: 'twin', skuPrefix: 'TWIN', toolPath: '/twin' }, { urlKey: 'board' })
    expect(wronglyShared([board, twin])).toEqual([
      'twin, address: /board is that of the family board already.',
    ])
  })

  it('may share both with what another brand sells', () => {
    const elsewhere = family({ family: 'twin' }, { brands: ['neon'] })
    expect(wronglyShared([board, elsewhere])).toEqual([])
  })
})

it('one family may not name an address twice', () => {
  expect(wronglyShared([family({ toolAliases: ['/board'] })])).toEqual([
    'board, address: /board is there twice.',
  ])
})

it('a folder without a record is told as a sentence', async () => {
  const docs = resolve(import.meta.dirname, '../../docs')
  await expect(readFamilies(docs)).rejects.toThrow(
    new FamilyError('The folder of the family decisions lacks record.ts.'),
  )
})
