/** Prices and stock are those of this moment, also of rows that this process has read before. */
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import { poolOf, transaction } from '#platform/database/pool.ts'
import { openTestShop } from '../testing/shop.ts'
import { productsByIds, productsForLines } from './store.ts'
import { products } from './tables.ts'

const shop = await openTestShop()
let id = 0
let sku = ''

beforeEach(async () => {
  sku = `FRAME-${crypto.randomUUID()}`
  const texts = { descriptionHtml: '', shortDescriptionHtml: '', metaTitle: '', metaDescription: '' }
  const goods = { kind: 'goods', priceCents: 1_000, stock: 5, pictures: [] } as const
  const values = { sku, name: 'A frame', urlKey: sku.toLowerCase(), ...texts, ...goods, pictures: [] }
  const [inserted] = await shop.db.insert(products).values(values).returning({ id: products.id })
  id = inserted?.id ?? 0
})

const seen = async () => {
  const [byId] = await productsByIds(shop.db, [id])
  const [forLine] = await productsForLines(shop.db, { skus: [sku] })
  expect(forLine).toEqual(byId)
  return byId && { priceCents: byId.priceCents, stock: byId.stock }
}
const change = (values: Partial<typeof products.$inferInsert>) =>
  shop.db.update(products).set(values).where(eq(products.id, id))

it('a product that has not changed is read once', async () => {
  await seen()
  const query = vi.spyOn(poolOf(shop.db), 'query')
  await seen()
  const sent = query.mock.calls.map(([statement]) => JSON.stringify(statement))
  query.mockRestore()
  expect(sent.length).toBeGreaterThanOrEqual(2)
  expect(sent.filter((text) => text.includes('description_html'))).toEqual([])
})

it('a changed price and a changed stock are seen at once, each time', async () => {
  expect(await seen()).toEqual({ priceCents: 1_000, stock: 5 })
  await change({ priceCents: 1_200 })
  expect(await seen()).toEqual({ priceCents: 1_200, stock: 5 })
  await change({ priceCents: 1_000 })
  await change({ stock: 4 })
  expect(await seen()).toEqual({ priceCents: 1_000, stock: 4 })
})

it('a transaction sees what it has written itself, twice too, and nobody else does until it commits', async () => {
  expect(await seen()).toEqual({ priceCents: 1_000, stock: 5 })
  const failing = transaction(shop.db, async (tx) => {
    for (const stock of [4, 3]) {
      await tx.update(products).set({ stock }).where(eq(products.id, id))
      expect((await productsByIds(tx, [id]))[0]?.stock).toBe(stock)
      expect(await seen()).toEqual({ priceCents: 1_000, stock: 5 })
    }
    throw new Error('out of stock')
  })
  await expect(failing).rejects.toThrow('out of stock')
  expect(await seen()).toEqual({ priceCents: 1_000, stock: 5 })
})

it('a product that is gone is not found any more', async () => {
  await seen()
  await shop.db.delete(products).where(eq(products.id, id))
  expect(await seen()).toBeUndefined()
})

it('what one call holds, no other can change', async () => {
  const [product] = await productsByIds(shop.db, [id])
  expect(() => product?.pictures.push({ url: '/a.jpg', label: 'A' })).toThrow(TypeError)
})
