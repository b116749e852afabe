import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { FamilyError } from '#packages/product/record.ts'
import { boardRecord } from '#packages/product/testing/small-record.ts'
import { type Family, pagesWithoutPictures, readFamilies, wronglyShared } from './read-families.ts'

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
const tray = family({ family: 'tray', skuPrefix: 'TRAY', toolPath: '/tray', toolPages: [{ path: '/tray' }] })

describe('the families that a brand sells', () => {
  it('are read together when each has a SKU and an address of its own', async () => {
    expect(wronglyShared([board, tray])).toEqual([])
    expect((await readFamilies()).length).toBeGreaterThanOrEqual(6)
  })

  it('may not share a SKU prefix', () => {
    const twin = family({ family: 'twin', toolPath: '/twin', toolPages: [{ path: '/twin' }] })
    expect(wronglyShared([board, tray, twin])).toEqual([
      'twin, skuPrefix: BOARD is that of the family board already.',
    ])
  })

  it.each([
    ['as the first address of both', { toolPath: '/board', toolPages: [{ path: '/board' }] }],
    ['as an older address of one', { toolPath: '/twin', toolPages: [{ path: '/twin' }, { path: '/board' }] }],
  ])('may not share a tool address, %s', (_, said) => {
    const twin = family({ family: 'twin', skuPrefix: 'TWIN', ...said })
    expect(wronglyShared([board, twin])).toEqual([
      'twin, address: /board is that of the family board already.',
    ])
  })

  it('may not open a tool where another has a page', () => {
    const twin = family(
      { family: 'twin', skuPrefix: 'TWIN', toolPath: '/twin', toolPages: [{ path: '/twin' }] },
      { urlKey: 'board' },
    )
    expect(wronglyShared([board, twin])).toEqual([
      'twin, address: /board is that of the family board already.',
    ])
  })

  it('may share both with what another brand sells', () => {
    const elsewhere = family({ family: 'twin' }, { brands: ['neon'] })
    expect(wronglyShared([board, elsewhere])).toEqual([])
  })
})

describe('links of a family', () => {
  const twin = (record: Partial<Family['record']>) =>
    family({ family: 'twin', skuPrefix: 'TWIN', toolPages: [], ...record })

  it('may open the tool at the address of another', () => {
    expect(wronglyShared([board, twin({ toolPath: '/board' })])).toEqual([])
  })

  it('lead to an address that a family of the same brand opens', () => {
    const lost = ['twin, toolPath: No family of the brand has a page at /board.']
    expect(wronglyShared([twin({ toolPath: '/board' })])).toEqual(lost)
    expect(wronglyShared([family({}, { brands: ['neon'] }), twin({ toolPath: '/board' })])).toEqual(lost)
  })
})

it('one family may not name an address twice', () => {
  expect(wronglyShared([family({ toolPages: [{ path: '/board' }, { path: '/board' }] })])).toEqual([
    'board, address: /board is there twice.',
  ])
})

it('folders without a record are told as sentences', async () => {
  const docs = resolve(import.meta.dirname, '../../docs')
  await expect(readFamilies(docs)).rejects.toThrow(
    new FamilyError(
      [
        'The folder of the family decisions lacks record.ts.',
        'The folder of the family pictures lacks record.ts.',
      ].join('\n'),
    ),
  )
})

describe('broken families', () => {
  const folder = mkdtempSync(join(tmpdir(), 'families-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const write = (name: string, files: Record<string, string>) => {
    mkdirSync(join(folder, name))
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), text)
  }

  it('are all told in one run: a record that is refused, a folder of another name, a file that is not there', async () => {
    const product = resolve(import.meta.dirname, '../../packages/product/record.ts')
    write('chair', {
      'record.ts': `import { FamilyError } from '${product}'\nthrow new FamilyError('chair, sizes: None.')`,
      'pages.ts': 'export const pages = {}',
    })
    write('desk', {
      'record.ts': "export const record = { family: 'table' }",
      'pages.ts': 'export const pages = {}',
    })
    write('lamp', { 'record.ts': "export const record = { family: 'lamp' }" })
    await expect(readFamilies(folder)).rejects.toThrow(
      new FamilyError(
        [
          'chair, sizes: None.',
          'table, family: Its folder is called desk; both have one name.',
          'The folder of the family lamp lacks pages.ts.',
        ].join('\n'),
      ),
    )
  })
})

describe('a page that sells a family', () => {
  it('without a picture is refused by its family and its address', () => {
    const pictured = { ...page, urlKey: 'framed-board', pictures: [{ scene: 'square', sample: 'magpie' }] }
    const { record, pages } = board
    const products = [{ ...page, urlKey: 'plain-board' }, pictured]
    expect(pagesWithoutPictures({ record, pages: { ...pages, products } })).toEqual([
      'board, products.plain-board.pictures: A page needs at least one picture.',
    ])
  })
})
