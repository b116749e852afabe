/** Adds new products, and follows the words, pictures and attributes of known ones: docs/decisions/0061. */
import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/pool.ts'
import { categoriesOfProducts } from '#shop/catalogue/categories-store.ts'
import { addProducts, cleaned, type ProductDraft } from '#shop/catalogue/commands/add-products.ts'
import { type ProductChange, rewriteProducts } from '#shop/catalogue/commands/rewrite-products.ts'
import { productsBySkus } from '#shop/catalogue/product-rows-store.ts'
import { hashOf } from './hash-of.ts'
import { seededProducts } from './tables.ts'

/** With what it has where a draft leaves it out. Address, price, stock and marks are staff's once the product is there. */
const FOLLOWED = {
  name: '',
  attributes: {},
  sizeCodes: null,
  startValues: null,
  descriptionHtml: '',
  shortDescriptionHtml: '',
  pictures: [],
  metaTitle: '',
  metaDescription: '',
  metaKeywords: null,
  technicalSpecifications: null,
  position: 0,
} as const satisfies Partial<Record<keyof ProductDraft, unknown>>

type Values = Record<keyof typeof FOLLOWED, unknown>
type Hashes = Record<string, string>

const fieldsOf = (product: Partial<Values>): [keyof Values, unknown][] =>
  (Object.keys(FOLLOWED) as (keyof Values)[]).map((field) => [field, product[field] ?? FOLLOWED[field]])

/** Of everything that the seed follows in a product; categories count in whatever order. */
export function productHashes(product: Partial<Values>, categories: readonly string[]): Hashes {
  const hashes = fieldsOf(product).map(([field, value]) => [field, hashOf(value)])
  return { ...Object.fromEntries(hashes), categories: hashOf(categories.toSorted()) }
}

/** @returns products with fields that say something new in the folder and that staff have changed: theirs stay */
export async function seedProducts(tx: Transaction, drafts: readonly ProductDraft[]): Promise<string[]> {
  const rows = await tx.select().from(seededProducts)
  const seeded = new Map(rows.map((row) => [row.sku, row]))
  // Compared before the texts are cleaned, which would be half of a start with many families.
  const changed = drafts
    .map((draft) => ({ draft, hash: hashOf([fieldsOf(draft), draft.categories]) }))
    .filter(({ draft, hash }) => seeded.get(draft.sku)?.draft !== hash)
    .map(({ draft, hash }) => ({ draft: cleaned(draft), hash }))
  if (changed.length === 0) return []

  // What the seed wrote once and staff have removed stays removed.
  const fresh = changed.filter(({ draft }) => !seeded.has(draft.sku))
  await addProducts(
    tx,
    fresh.map(({ draft }) => draft),
  )
  const stored = await storedProducts(
    tx,
    changed.map(({ draft }) => draft.sku),
  )
  const changes: ProductChange[] = []
  const known: (typeof seededProducts.$inferInsert)[] = []
  const ofStaff: string[] = []
  for (const { draft, hash } of changed) {
    const { sku, categories } = draft
    const row = stored.get(sku)
    if (!row) continue
    const folder = productHashes(draft, categories)
    const { fields, toWrite, kept } = compared(seeded.get(sku)?.fields ?? {}, folder, row.hashes)
    known.push({ sku, fields, draft: kept.length > 0 ? null : hash })
    if (toWrite.length > 0) changes.push(changeOf(row.id, draft, toWrite))
    if (kept.length > 0) ofStaff.push(`${sku} (${kept.join(', ')})`)
  }
  await rewriteProducts(tx, changes)
  if (known.length > 0) await keep(tx, known)
  return ofStaff
}

/** A field is the seed's as long as it is what the seed wrote last, or what the folder says anyway. */
function compared(seeded: Hashes, folder: Hashes, stored: Hashes) {
  const fields = { ...seeded }
  const toWrite: string[] = []
  const kept: string[] = []
  for (const [field, hash] of Object.entries(folder)) {
    if (seeded[field] === hash) continue
    if (stored[field] !== hash && stored[field] !== seeded[field]) {
      kept.push(field)
      continue
    }
    fields[field] = hash
    if (stored[field] !== hash) toWrite.push(field)
  }
  return { fields, toWrite, kept }
}

function changeOf(id: number, draft: ProductDraft, toWrite: readonly string[]): ProductChange {
  const values = fieldsOf(draft).filter(([field]) => toWrite.includes(field))
  return {
    id,
    values: Object.fromEntries(values),
    ...(toWrite.includes('categories') && { categories: draft.categories }),
  }
}

async function storedProducts(tx: Transaction, skus: readonly string[]) {
  const rows = await productsBySkus(tx, skus)
  const categories = await categoriesOfProducts(
    tx,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.map((row) => {
      const keys = (categories.get(row.id) ?? []).map(({ urlKey }) => urlKey)
      return [row.sku, { id: row.id, hashes: productHashes(row, keys) }]
    }),
  )
}

const keep = (tx: Transaction, known: (typeof seededProducts.$inferInsert)[]) =>
  tx
    .insert(seededProducts)
    .values(known)
    .onConflictDoUpdate({
      target: seededProducts.sku,
      set: { draft: sql`excluded.draft`, fields: sql`excluded.fields` },
    })
