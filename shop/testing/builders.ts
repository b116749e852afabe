/** Valid things in one line; a test states only what matters to it. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { aDesign } from '#packages/design-document/testing/builders.ts'
import type { Database } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import type { Behaviour } from '#platform/payments/test-gateway/cards.ts'
import { isRefusal } from '../api/refusal.ts'
import { addLines } from '../cart/commands/add-lines.ts'
import { createCart } from '../cart/commands/create-cart.ts'
import { changeCart } from '../cart/store.ts'
import { guest } from '../customers/rules/caller.ts'
import { insertDesign, insertRevision } from '../design/store.ts'
import type { Address } from '../fields/rules/address.ts'
import type { TestShop } from './shop.ts'

export const aSku = 'CANVAS-30X40-P-D38-MIRROR-MATTE'
/** What one piece of `aSku` costs. */
export const aSkuCents = 1945 + 486

export function anAddress(parts: Partial<Address> = {}): Address {
  return {
    firstName: 'Robin',
    lastName: 'Marsh',
    company: undefined,
    street: ['12 Harbour Street'],
    city: 'Ballina',
    state: 'NSW',
    postcode: '2478',
    countryCode: 'AU',
    telephone: '0400 000 000',
    ...parts,
  }
}

/** The same address as clients send it. */
export const anAddressInput = {
  firstname: 'Robin',
  lastname: 'Marsh',
  street: ['12 Harbour Street'],
  city: 'Ballina',
  region: 'NSW',
  postcode: '2478',
  country_code: 'AU',
  telephone: '0400 000 000',
}

/** A frozen design for a SKU; its key. Without a document it is a blank face. */
export async function aDesignRevision(
  db: Database,
  { sku = aSku, document = aDesign() as unknown } = {},
): Promise<string> {
  const key = newId()
  const designKey = newId()
  const now = new Date()
  const content = { sku, document, contentHash: key }
  const design = { ...content, key: designKey, parentSku: null, title: null, version: 1 }
  await insertDesign(db, { ...design, createdAt: now, savedAt: now }, [])
  await insertRevision(db, { ...content, key, designKey, frozenAt: now }, [])
  return key
}

/** Frozen versions of one design, under the keys `<name>1`, `<name>2` and so on. */
export async function manyRevisions(db: Database, name: string, count: number): Promise<void> {
  const first = await aDesignRevision(db)
  await db.execute(sql`insert into design_revisions
      (key, design_key, sku, number, document, content_hash, frozen_at)
    select ${name}::text || n, design_key, sku, n + 1, document, ${name}::text || n, frozen_at
    from design_revisions, generate_series(1, ${count}::int) n where key = ${first}`)
}

interface LineParts {
  sku?: string
  quantity?: number
  document?: unknown
}

/** A thing to add to a cart, with a design of its own. */
export async function aLine(db: Database, { sku = aSku, quantity = 1, document }: LineParts = {}) {
  return { sku, quantity, designRevision: await aDesignRevision(db, { sku, document }), parentSku: undefined }
}

/** A cart that a guest asks for. */
export const byGuest = (id: string) => ({ id, caller: guest, store: undefined })

/** A cart with lines; its id. */
export async function aCart(shop: TestShop, { lines = [{}] }: { lines?: LineParts[] } = {}): Promise<string> {
  const cart = await createCart(shop, { ...byGuest(''), id: undefined })
  if (isRefusal(cart)) throw new Error(cart.message)
  const { id } = cart
  const added = await addLines(
    shop,
    byGuest(id),
    await Promise.all(lines.map((line) => aLine(shop.db, line))),
  )
  if (isRefusal(added) || added.problems.length > 0) throw new Error(JSON.stringify(added))
  return id
}

/** A cart that only needs placing; its id. */
export async function aReadyCart(
  shop: TestShop,
  parts: { lines?: LineParts[]; card?: Behaviour; email?: string } = {},
): Promise<string> {
  const id = await aCart(shop, parts)
  const details = {
    email: parts.email ?? `${randomUUID()}@example.com`,
    shippingAddress: anAddress(),
    billingAddress: anAddress(),
    shippingChoice: { carrierCode: 'keepsake', methodCode: 'standard' },
    paymentMethod: 'card',
    paymentToken: await shop.ledger.addToken(parts.card ?? 'approve', '1111'),
  }
  await changeCart(shop.db, id, details, shop.clock.now())
  return id
}
