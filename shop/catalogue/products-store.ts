/** Writes products and the categories they are in. */
import { eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#platform/database/pool.ts'
import type { StockChange } from './rules/stock.ts'
import { productCategories, products } from './tables.ts'

interface NewProduct {
  product: typeof products.$inferInsert
  categoryIds: readonly number[]
}

/** The ids of those that were added; a SKU or url key that is taken adds nothing. */
export async function insertProducts(db: Queryable, drafts: readonly NewProduct[]): Promise<number[]> {
  if (drafts.length === 0) return []
  const added = await db
    .insert(products)
    .values(drafts.map(({ product }) => product))
    .onConflictDoNothing()
    .returning({ id: products.id, sku: products.sku })
  const categoryIds = new Map(drafts.map((draft) => [draft.product.sku, draft.categoryIds]))
  const members = added.flatMap(({ id, sku }) =>
    (categoryIds.get(sku) ?? []).map((categoryId) => ({ productId: id, categoryId })),
  )
  if (members.length > 0) await db.insert(productCategories).values(members)
  return added.map(({ id }) => id)
}

/** Pieces in stock by product, without those that are made to order. The rows stay locked until the transaction ends. */
export async function lockStock(
  tx: Transaction,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await tx.execute<{ id: number; stock: number }>(sql`
    select id, stock from products
    where id = any(${sql.param(productIds)}::int[]) and stock is not null
    order by id
    for no key update`)
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

export async function changeStock(tx: Transaction, changes: readonly StockChange[]): Promise<void> {
  await tx.execute(sql`
    update products p set stock = p.stock + c.quantity
    from jsonb_to_recordset(${JSON.stringify(
      changes.map(({ productId, quantity }) => ({ id: productId, quantity })),
    )}::jsonb) as c(id int, quantity int)
    where p.id = c.id`)
}

/** Puts other values into some columns of a product. */
export async function updateProduct(
  db: Queryable,
  id: number,
  values: Partial<typeof products.$inferInsert>,
): Promise<void> {
  await db
    .update(products)
    .set({ ...values, changedAt: sql`now()` })
    .where(eq(products.id, id))
}

/** Takes a product out of all categories and puts it into these. */
export async function putIntoCategories(
  db: Queryable,
  productId: number,
  categoryIds: readonly number[],
): Promise<void> {
  await db.delete(productCategories).where(eq(productCategories.productId, productId))
  if (categoryIds.length === 0) return
  await db.insert(productCategories).values(categoryIds.map((categoryId) => ({ productId, categoryId })))
}
