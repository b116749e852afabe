/** What customers put on a list, change on it and take off it. Each entry is taken or refused by itself. */

import { parseSku } from '#packages/product/parse-sku.ts'
import type { Clock } from '#platform/clock.ts'
import { type Database, type Queryable, type Transaction, transaction } from '#platform/database/pool.ts'
import { noSuchProduct } from '../../catalogue/rules/no-such-product.ts'
import { type Product, productsForLines } from '../../catalogue/store.ts'
import { MAX_DESCRIPTION_LENGTH, MAX_ITEMS, MAX_PIECES } from '../rules/limits.ts'
import {
  changeItem,
  insertItem,
  itemCounts,
  lockList,
  removeItems,
  sameItem,
  touchList,
  type Wishlist,
} from '../store.ts'
import type { EnteredOption } from '../tables.ts'

interface Deps {
  db: Database
  clock: Clock
}

export interface ItemProblem {
  code: 'PRODUCT_NOT_FOUND' | 'UNDEFINED'
  message: string
}

export interface NewItem {
  sku: string
  quantity: number
  parentSku: string | undefined
  selectedOptions: readonly string[]
  enteredOptions: readonly EnteredOption[]
}

export interface ItemChange {
  /** Undefined for an id that cannot be read. */
  id: number | undefined
  givenId: string
  quantity: number | undefined
  description: string | undefined
  selectedOptions: readonly string[] | undefined
  enteredOptions: readonly EnteredOption[] | undefined
}

/** Equal things add up. @returns a problem for each entry that was not taken */
export async function addItems(
  deps: Deps,
  list: Wishlist,
  items: readonly NewItem[],
): Promise<ItemProblem[]> {
  const known = await Promise.all(items.map((item) => productOf(deps.db, item)))
  return change(deps, list, async (tx) => {
    const problems: ItemProblem[] = []
    let entries = (await itemCounts(tx, [list.id])).get(list.id) ?? 0
    for (const [index, item] of items.entries()) {
      const product = known[index]
      const problem = !product
        ? notFound(item.sku)
        : (quantityProblem(item.quantity) ?? (entries >= MAX_ITEMS ? full : undefined))
      if (problem) problems.push(problem)
      else if (product && (await putItem(tx, deps, list, product, item))) entries++
    }
    return problems
  })
}

/** Quantity 0 takes an entry off. @returns a problem for each entry that was not changed */
export function changeItems(
  deps: Deps,
  list: Wishlist,
  changes: readonly ItemChange[],
): Promise<ItemProblem[]> {
  return change(deps, list, async (tx) => {
    const problems: ItemProblem[] = []
    for (const { id, givenId, quantity, description, selectedOptions, enteredOptions } of changes) {
      if (quantity === 0) {
        if (!id || !(await removeItems(tx, list.id, [id])).has(id)) problems.push(notOnList(givenId))
        continue
      }
      const problem =
        (quantity === undefined ? undefined : quantityProblem(quantity)) ?? descriptionProblem(description)
      if (problem) {
        problems.push(problem)
        continue
      }
      const found =
        id !== undefined &&
        (await changeItem(
          tx,
          { wishlistId: list.id, id },
          {
            ...(quantity !== undefined && { quantity }),
            ...(description !== undefined && { description }),
            ...(selectedOptions && { selectedOptions }),
            ...(enteredOptions && { enteredOptions }),
          },
        ))
      if (!found) problems.push(notOnList(givenId))
    }
    return problems
  })
}

/** @returns a problem for each entry that was not on the list */
export function takeOff(
  deps: Deps,
  list: Wishlist,
  wanted: readonly { id: number | undefined; givenId: string }[],
): Promise<ItemProblem[]> {
  return change(deps, list, async (tx) => {
    const ids = wanted.flatMap(({ id }) => id ?? [])
    const removed = await removeItems(tx, list.id, ids)
    return wanted
      .filter(({ id }) => id === undefined || !removed.has(id))
      .map((one) => notOnList(one.givenId))
  })
}

function change(
  { db, clock }: Deps,
  list: Wishlist,
  work: (tx: Transaction) => Promise<ItemProblem[]>,
): Promise<ItemProblem[]> {
  return transaction(db, async (tx) => {
    await lockList(tx, list.id)
    const problems = await work(tx)
    await touchList(tx, list.id, clock.now())
    return problems
  })
}

/** @returns whether the list has one entry more */
async function putItem(
  tx: Transaction,
  { clock }: Deps,
  list: Wishlist,
  product: Product,
  { sku, quantity, selectedOptions, enteredOptions }: NewItem,
): Promise<boolean> {
  const item = { wishlistId: list.id, productId: product.id, sku, selectedOptions, enteredOptions }
  const same = await sameItem(tx, item)
  if (same) {
    const sum = Math.min(same.quantity + quantity, MAX_PIECES)
    await changeItem(tx, same, { quantity: sum })
    return false
  }
  await insertItem(tx, { ...item, quantity, addedAt: clock.now() })
  return true
}

/** By the product's own SKU, or by the SKU of a choice, then on the page it was chosen on. */
async function productOf(db: Queryable, { sku, parentSku }: NewItem): Promise<Product | undefined> {
  const found = await productsForLines(db, { skus: parentSku === undefined ? [sku] : [sku, parentSku] })
  const exact = found.find((product) => product.sku === sku)
  if (exact) return exact
  const able = found.filter(
    (product) => product.kind === 'printed' && parseSku(product.record, sku).kind === 'choice',
  )
  return able.find((product) => product.sku === parentSku) ?? able[0]
}

function quantityProblem(quantity: number): ItemProblem | undefined {
  if (quantity > 0 && quantity <= MAX_PIECES) return undefined
  return { code: 'UNDEFINED', message: 'Please enter a quantity greater than zero.' }
}

/** PE-07: what is too long is said, and cut nowhere. */
function descriptionProblem(description: string | undefined): ItemProblem | undefined {
  const length = description?.length ?? 0
  if (length <= MAX_DESCRIPTION_LENGTH) return undefined
  const message = `A description may be ${MAX_DESCRIPTION_LENGTH} characters long at most; yours has ${length}.`
  return { code: 'UNDEFINED', message }
}

const full: ItemProblem = {
  code: 'UNDEFINED',
  message: `A wish list holds at most ${MAX_ITEMS} different things.`,
}
const notFound = (sku: string): ItemProblem => ({
  code: 'PRODUCT_NOT_FOUND',
  message: noSuchProduct(sku),
})
const notOnList = (givenId: string): ItemProblem => ({
  code: 'UNDEFINED',
  message: `The wish list has no entry with the id "${givenId}".`,
})
