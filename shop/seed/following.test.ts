/** Open shops follow the folders of families (docs/decisions/0061): made-up families in shops that are open. */
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, it, vi } from 'vitest'
import type { ProductRecord } from '#packages/product/record.ts'
import { boardRecord } from '#packages/product/testing/small-record.ts'
import { openDatabase, transaction } from '#platform/database/pool.ts'
import { testDatabase } from '#platform/testing/database.ts'
import { findCategories } from '../catalogue/categories-store.ts'
import type { CategoryDraft } from '../catalogue/commands/add-category.ts'
import type { ProductDraft } from '../catalogue/commands/add-products.ts'
import { publishRecord } from '../catalogue/commands/publish-record.ts'
import { currentRecords, findProducts, findSku, recordVersion } from '../catalogue/store.ts'
import { categories, productRecords, products } from '../catalogue/tables.ts'
import { priceRules } from '../marketing/tables.ts'
import { seedPriceRules } from './marketing.ts'
import { type CatalogueSeed, seedCatalogue, seedShop } from './seed.ts'

const { db, url } = await testDatabase()

let families = 0

/** A family that no other test knows, with a page of its own in a category of its own. */
function aFamily() {
  const family = `made-up-${String.fromCharCode(97 + families++)}`
  const sku = family.toUpperCase()
  const record: ProductRecord = { ...boardRecord, family, skuPrefix: sku.replaceAll('-', '') }
  const category: CategoryDraft = {
    name: family,
    urlKey: `${family}s`,
    description: 'Made up.',
    metaTitle: family,
    metaDescription: family,
  }
  const product: ProductDraft = {
    sku,
    family,
    name: 'A board',
    urlKey: family,
    categories: [category.urlKey],
    attributes: { material: ['Board'] },
    sizeCodes: ['20X20', '30X40'],
    shortDescriptionHtml: '<p>Short.</p>',
    descriptionHtml: '<p>Long.</p>',
    pictures: [{ url: '/images/one.webp', label: 'One' }],
    metaTitle: 'A board',
    metaDescription: 'A board',
  }
  const seed: CatalogueSeed = { records: [record], categories: [category], products: [product] }
  return { family, sku, record, category, product, seed }
}

const start = (seed: Partial<CatalogueSeed>, database = db) =>
  transaction(database, (tx) => seedCatalogue(tx, { records: [], categories: [], products: [], ...seed }))

const withSize = (record: ProductRecord, code: string, priceCents: number): ProductRecord => ({
  ...record,
  sizes: [...record.sizes, ...record.sizes.slice(0, 1).map((size) => ({ ...size, code, priceCents }))],
})

const versionsOf = (family: string) => db.$count(productRecords, eq(productRecords.family, family))

async function productOf(sku: string) {
  const [product] = await findProducts(db, { skus: [sku] })
  if (!product) throw new Error(`Expected the product ${sku}`)
  return product
}

const facetsOf = async (sku: string) => {
  const { rows } = await db.execute<{ facets: string[] }>(
    sql`select facets from product_index join products on id = product_id where sku = ${sku}`,
  )
  return rows[0]?.facets
}

describe('a record of an open shop', () => {
  it('gets the new size of its folder at the next start, on the page that sells it and in lists', async () => {
    const { family, sku, record, product, seed } = aFamily()
    await start(seed)
    const larger = withSize(record, '90X90', 9000)
    const page = { ...product, sizeCodes: ['20X20', '30X40', '90X90'] }
    expect(await start({ ...seed, records: [larger], products: [page] })).toBeUndefined()

    expect((await currentRecords(db)).get(family)).toEqual({ record: larger, version: 2 })
    const sold = await productOf(sku)
    expect(sold.kind === 'printed' && sold.record.sizes.map(({ code }) => code)).toEqual(page.sizeCodes)
    expect(await facetsOf(sku)).toContain('size:90X90')
  })

  it('stays as it is while its folder does, however often the shop starts', async () => {
    const { family, seed } = aFamily()
    await start(seed)
    const [before] = await db
      .execute(sql`select xmin::text from products where family = ${family}`)
      .then((all) => all.rows)
    await start(seed)
    await start(seed)
    expect(await versionsOf(family)).toBe(1)
    const [after] = await db
      .execute(sql`select xmin::text from products where family = ${family}`)
      .then((all) => all.rows)
    expect(after).toEqual(before)
  })

  it('goes on as staff have changed it, and the start says so in one sentence until both say the same', async () => {
    const { family, record, seed } = aFamily()
    await start(seed)
    const ofStaff = withSize(record, '10X10', 500)
    await publishRecord(db, ofStaff)
    expect(await start(seed)).toBeUndefined()

    const newer = { ...seed, records: [withSize(record, '90X90', 9000)] }
    const sentence = `Left as staff have them, though the shop's own files say something newer: record of ${family}.`
    expect(await start(newer)).toBe(sentence)
    expect(await start(newer)).toBe(sentence)
    expect((await currentRecords(db)).get(family)).toEqual({ record: ofStaff, version: 2 })

    await publishRecord(db, withSize(record, '90X90', 9000))
    expect(await start(newer)).toBeUndefined()
    await start({ ...seed, records: [withSize(record, '95X95', 9500)] })
    expect(await versionsOf(family)).toBe(4)
  })

  it('that staff made before its folder came is staff’s', async () => {
    const { family, record, seed } = aFamily()
    await publishRecord(db, withSize(record, '10X10', 500))
    expect(await start(seed)).toContain(`record of ${family}`)
    expect(await versionsOf(family)).toBe(1)
  })

  it('is published once by two processes that start at once', async () => {
    const { family, sku, record, seed } = aFamily()
    const others = [openDatabase({ url, name: 'one' }), openDatabase({ url, name: 'two' })]
    try {
      for (const one of [seed, { ...seed, records: [withSize(record, '90X90', 9000)] }]) {
        await Promise.all(others.map((other) => start(one, other.db)))
      }
    } finally {
      await Promise.all(others.map(({ close }) => close()))
    }
    expect(await versionsOf(family)).toBe(2)
    expect(await db.$count(products, eq(products.sku, sku))).toBe(1)
  })

  it('loses a size that the folder no longer has, which what was ordered keeps with its price', async () => {
    const { family, record, seed } = aFamily()
    await start(seed)
    await start({ ...seed, records: [{ ...record, sizes: record.sizes.slice(1) }] })
    const sku = `${record.skuPrefix}-20X20-S-NONE-PLAIN`
    expect(await findSku(db, sku)).toBeUndefined()
    const ordered = await recordVersion(db, family, 1)
    expect(ordered?.sizes.find(({ code }) => code === '20X20')?.priceCents).toBe(1000)
  })

  it('is published whole at the next start when the process is killed in between', async () => {
    const { family, sku, record, product, seed } = aFamily()
    await start(seed)
    const newer = {
      ...seed,
      records: [withSize(record, '90X90', 9000)],
      products: [{ ...product, name: 'A larger board' }],
    }
    const killed = transaction(db, async (tx) => {
      await seedCatalogue(tx, newer)
      await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
    })
    await expect(killed).rejects.toThrow()
    expect([await versionsOf(family), (await productOf(sku)).name]).toEqual([1, 'A board'])

    await start(newer)
    expect([await versionsOf(family), (await productOf(sku)).name]).toEqual([2, 'A larger board'])
    await start(newer)
    expect(await versionsOf(family)).toBe(2)
  })
})

describe('a category of an open shop', () => {
  it('goes once below a department that is new, with its products and at its address', async () => {
    const { sku, category, seed } = aFamily()
    const under = { ...category, urlKey: `${category.urlKey}-small`, parentUrlKey: category.urlKey }
    await start({ ...seed, categories: [category, under] })
    const department = { ...category, urlKey: `${category.urlKey}-and-more` }
    const moved = { ...category, parentUrlKey: department.urlKey, hasOwnAddress: true as const }
    const newer = { ...seed, categories: [department, moved, under] }
    await start(newer)

    const known = async () =>
      new Map(
        (await findCategories(db, { urlKeys: [department.urlKey, category.urlKey, under.urlKey] })).map(
          (one) => [one.urlKey, one],
        ),
      )
    const [top, middle, low] = await known().then((all) => [
      all.get(department.urlKey),
      all.get(category.urlKey),
      all.get(under.urlKey),
    ])
    expect(middle).toMatchObject({ parentId: top?.id, ancestorIds: [top?.id], urlPath: category.urlKey })
    expect(low).toMatchObject({ parentId: middle?.id, ancestorIds: [top?.id, middle?.id] })
    expect(await facetsOf(sku)).toContain(`category:${top?.id}`)

    // Staff put it back, and the next start leaves it there.
    await db
      .update(categories)
      .set({ parentId: null, ancestorIds: [] })
      .where(eq(categories.urlKey, category.urlKey))
    await start(newer)
    expect((await known()).get(category.urlKey)).toMatchObject({ parentId: null, ancestorIds: [] })
  })
})

describe('a product of an open shop', () => {
  it('follows words, pictures, attributes and categories of its folder, also where shoppers search', async () => {
    const { sku, product, category, seed } = aFamily()
    await start(seed)
    const gifts = { ...category, urlKey: `${category.urlKey}-as-gifts`, parentUrlKey: category.urlKey }
    const changed = {
      ...product,
      name: 'A quokka board',
      descriptionHtml: '<p>Longer.</p><script>run()</script>',
      pictures: [{ url: '/images/two.webp', label: 'Two' }],
      attributes: { material: ['Birch'] },
      categories: [gifts.urlKey],
    }
    await start({ ...seed, categories: [gifts, category], products: [changed] })

    const { name, descriptionHtml, pictures, attributes, id } = await productOf(sku)
    expect({ name, descriptionHtml, pictures, attributes }).toEqual({
      name: 'A quokka board',
      descriptionHtml: '<p>Longer.</p>',
      pictures: changed.pictures,
      attributes: { material: ['Birch'] },
    })
    const [below] = await findCategories(db, { urlKeys: [gifts.urlKey] })
    expect(below?.urlPath).toBe(`${category.urlKey}/${gifts.urlKey}`)
    const facets = await facetsOf(sku)
    expect(facets).toEqual(expect.arrayContaining([`category:${below?.id}`, 'material:birch']))
    const { rows } = await db.execute(
      sql`select product_id from product_index where words @@ to_tsquery('shop', 'quokka')`,
    )
    expect(rows).toEqual([{ product_id: id }])
  })

  it('keeps each word that staff have changed, and follows in all others', async () => {
    const { sku, product, seed } = aFamily()
    await start(seed)
    await db.update(products).set({ name: 'Our board', stock: 3 }).where(eq(products.sku, sku))
    expect(await start(seed)).toBeUndefined()
    const changed = { ...product, name: 'A newer board', metaTitle: 'Newer', stock: 900 }
    expect(await start({ ...seed, products: [changed] })).toContain(`: product ${sku} (name).`)
    expect(await productOf(sku)).toMatchObject({ name: 'Our board', metaTitle: 'Newer', stock: 3 })
  })

  it('that staff have removed stays removed, and one of theirs stays theirs', async () => {
    const [removed, taken] = [aFamily(), aFamily()]
    await start(removed.seed)
    await db.delete(products).where(eq(products.sku, removed.sku))
    await start({ ...removed.seed, products: [{ ...removed.product, name: 'Again' }] })
    expect(await db.$count(products, eq(products.sku, removed.sku))).toBe(0)

    const { categories: _, ...row } = taken.product
    await db.insert(products).values({ ...row, name: 'By staff' })
    expect(await start(taken.seed)).toContain(`product ${taken.sku} (name, categories)`)
    expect(await productOf(taken.sku)).toMatchObject({ name: 'By staff' })
  })
})

describe('price rules of an open shop', () => {
  const rulesOf = async (label: string) =>
    (await db.select().from(priceRules).where(eq(priceRules.label, label))).map(({ change }) => change)
  const percentOff = (percent: number) => ({ kind: 'percent-off', percent }) as const

  it('come where they are new, and each comes once, whatever staff have made of it', async () => {
    const first = { autumn: { label: 'Autumn', change: percentOff(5) } }
    const both = { ...first, winter: { label: 'Winter', change: percentOff(7) } }
    await transaction(db, (tx) => seedPriceRules(tx, first))
    await db
      .update(priceRules)
      .set({ change: percentOff(6) })
      .where(eq(priceRules.label, 'Autumn'))
    await transaction(db, (tx) => seedPriceRules(tx, both))
    expect(await rulesOf('Autumn')).toEqual([percentOff(6)])
    expect(await rulesOf('Winter')).toEqual([percentOff(7)])

    await db.delete(priceRules).where(eq(priceRules.label, 'Winter'))
    await transaction(db, (tx) => seedPriceRules(tx, both))
    expect(await rulesOf('Winter')).toEqual([])
  })

  it('are those of the seed once, however often the shop starts', async () => {
    await seedShop(db, 'canvas')
    const rules = await db.select().from(priceRules).where(eq(priceRules.label, 'Member price'))
    expect(rules).toHaveLength(1)
    const ofMugs = await db.select().from(priceRules).where(eq(priceRules.family, 'mug'))
    expect(ofMugs.map(({ fromQuantity, change }) => [fromQuantity, change])).toEqual([
      [2, percentOff(5)],
      [6, percentOff(10)],
      [12, percentOff(15)],
    ])
  })
})

/** What a start sends, `begin` and `commit` included. */
async function statementsOf(seed: CatalogueSeed): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await start(seed)
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}

describe('a start with many families', () => {
  const many = Array.from({ length: 12 }, aFamily).map(({ seed }) => seed)
  const all: CatalogueSeed = {
    records: many.flatMap(({ records }) => records),
    categories: many.flatMap(({ categories }) => categories),
    products: many.flatMap(({ products: pages }) => pages),
  }
  // Children before their parents, three levels deep.
  const [root] = all.categories
  const deep = [3, 2, 1].map((depth) => ({
    ...root!,
    urlKey: `${root!.urlKey}-${depth}`,
    parentUrlKey: depth === 1 ? root!.urlKey : `${root!.urlKey}-${depth - 1}`,
  }))

  it('adds a tree of categories in whatever order it is written, and asks no more when all is known', async () => {
    await start({ ...all, categories: [...deep, ...all.categories] })
    const found = await findCategories(db, { urlKeys: deep.map(({ urlKey }) => urlKey) })
    const paths = found.map(({ urlPath }) => urlPath).sort()
    expect(paths).toEqual([
      `${root!.urlKey}/${root!.urlKey}-1`,
      `${root!.urlKey}/${root!.urlKey}-1/${root!.urlKey}-2`,
      `${root!.urlKey}/${root!.urlKey}-1/${root!.urlKey}-2/${root!.urlKey}-3`,
    ])
    // begin, the lock, what was seeded of records, categories, what was seeded of products, commit
    expect(await statementsOf(all)).toBe(6)
  })
})
