import { describe, expect, test } from 'vitest'
import { parseDesign } from '#packages/design-document/migrate.ts'
import { openTestShop } from '../testing/shop.ts'
import { storeTemplates, type TemplateDraft } from './store.ts'
import { readymadeTemplates } from './tables.ts'

const shop = await openTestShop()
const TEMPLATES = `query ($type: String, $category: String, $sku: String) {
  readymadeTemplates(product_type: $type, template_category: $category, template_sku: $sku) {
    template_id template_sku template_name template_category template_occasions custom_image template_description
    product_size product_type product_shape product_material meta_title meta_description meta_keywords
    template_document } }`
const found = async (variables: object) => (await shop.ask(TEMPLATES, variables)).readymadeTemplates
const skus = async (variables: object) =>
  (await found(variables)).map(({ template_sku }: { template_sku: string }) => template_sku)

describe('M-30: ready-made templates', () => {
  test('are found by product type and category', async () => {
    await shop.db.insert(readymadeTemplates).values([
      { sku: 'T-1', name: 'Waves', productType: 'tent', category: 'beach', pictureUrl: '/t/1.webp' },
      { sku: 'T-2', name: 'Stripes', productType: 'tent', category: 'kids', pictureUrl: '/t/2.webp' },
      {
        ...{ sku: 'T-3', name: 'Off', productType: 'tent', category: 'beach', pictureUrl: '/t/3.webp' },
        isPublished: false,
      },
    ])
    expect(await skus({ type: 'tent', category: 'beach' })).toEqual(['T-1'])
    expect(await skus({ type: 'tent' })).toEqual(['T-1', 'T-2'])
    expect(await skus({ category: 'kids' })).toEqual(['T-2'])
    expect(await skus({ sku: 'T-3' })).toEqual([])
    expect(await skus({ sku: 'T-1', type: 'rug' })).toEqual([])
    expect(await skus({ sku: 'NONE' })).toEqual([])
  })

  test('G-12, G-13: those of rugs have all that a gallery shows, and no document', async () => {
    const rugs = await found({ type: 'rug' })
    expect(rugs.length).toBeGreaterThanOrEqual(12)
    for (const rug of rugs) {
      expect(rug).toMatchObject({
        template_id: expect.stringMatching(/^\d+$/),
        template_name: expect.any(String),
        template_category: expect.any(String),
        custom_image: expect.stringMatching(/^\/media\/templates\/RUG-[A-Z-]+\.webp\?v=[0-9a-f]{16}$/),
        template_document: null,
      })
    }
  })

  test('G-14: one by its SKU says what it is made for, and holds the design', async () => {
    const [rug] = await found({ sku: 'RUG-OCHRE-KILIM' })
    expect(rug).toMatchObject({
      template_description: expect.stringContaining('Diamonds'),
      product_size: null,
      product_type: 'rug',
      product_shape: null,
      product_material: 'Polyester pile',
    })
    expect(parseDesign(JSON.parse(rug.template_document)).kind).toBe('design')
  })

  test('G-15: the lookup of a rug gives its meta tags', async () => {
    const lookup = `{ readymadeTemplates(template_sku: "RUG-MONOGRAM") {
      template_id template_name meta_title meta_description meta_keywords } }`
    expect((await shop.ask(lookup)).readymadeTemplates).toEqual([
      {
        template_id: expect.any(String),
        template_name: 'Laurel monogram',
        meta_title: 'Laurel monogram: a rug with your initial',
        meta_description: expect.stringContaining('golden wreath'),
        meta_keywords: expect.stringContaining('monogram rug'),
      },
    ])
  })
})

describe('the files of ready-made designs', () => {
  const draft = (parts: Partial<TemplateDraft>): TemplateDraft => ({
    ...{
      sku: 'TENT-A',
      name: 'A',
      productType: 'yurt',
      category: 'Felt',
      pictureUrl: '/a.webp',
      contentHash: '1',
    },
    ...parts,
  })

  test('are followed at a start; what staff have hidden stays hidden, and what they added stays', async () => {
    const { db } = shop
    await db.insert(readymadeTemplates).values({ ...draft({ sku: 'OWN' }), contentHash: null })
    await storeTemplates(db, [draft({}), draft({ sku: 'TENT-B' })])
    await db.update(readymadeTemplates).set({ isPublished: false })
    await storeTemplates(db, [draft({ name: 'A anew', contentHash: '2' })])
    const stored = await db.select().from(readymadeTemplates)
    const ofYurts = stored.filter(({ productType }) => productType === 'yurt')
    expect(ofYurts.map(({ sku, name, isPublished }) => [sku, name, isPublished])).toEqual(
      expect.arrayContaining([
        ['OWN', 'A', false],
        ['TENT-A', 'A anew', false],
      ]),
    )
    expect(ofYurts).toHaveLength(2)
  })
})
