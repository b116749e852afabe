/**
 * Pages and counts of a category that is narrowed by facets and prices or sorted, found in a snapshot of it in memory.
 *
 * Each page asks the database, together with the state of its products, whether the category is still the one of the
 * snapshot, and reads it again when it is not. So nothing here can be out of date, and nothing needs to be told of a change.
 */
import { LRUCache } from 'lru-cache'
import type { Database } from '#platform/database/pool.ts'
import { readCategory, readStamps, type StampedSnapshot } from './category-snapshot-store.ts'
import type { ListedPage, PageWanted } from './listing-store.ts'
import { factsOfRows, foundRows, pageOfRows } from './rules/category-snapshot.ts'
import { narrowedCategory } from './rules/listing.ts'

/** About 15 MB; the categories that were asked for longest ago make room. */
const MAX_PRODUCTS = 100_000
/** A category may change while it is read. */
const ATTEMPTS = 3

interface Snapshots {
  read: LRUCache<number, StampedSnapshot>
  /** Those asking for the same category at once wait for one reading. */
  reading: Map<number, Promise<StampedSnapshot | undefined>>
}

const snapshotsOf = new WeakMap<Database, Snapshots>()

/** Undefined for lists that are not of that kind, and for those of a category of too many products or none. */
export async function pageOfSnapshot(db: Database, wanted: PageWanted): Promise<ListedPage | undefined> {
  const category = narrowedCategory(wanted.listing)
  if (!category || wanted.order.by === 'relevance') return undefined
  const { categoryId } = category
  let known = snapshots(db).read.get(categoryId) ?? (await readAgain(db, categoryId))
  for (let attempt = 0; known?.snapshot && attempt < ATTEMPTS; attempt++) {
    const { snapshot } = known
    const found = foundRows(snapshot, category)
    const ids = pageOfRows(snapshot, found, wanted.order, wanted)
    const { stamp, products } = await readStamps(db, categoryId, ids)
    if (stamp === known.stamp) {
      const facts = factsOfRows(snapshot, found)
      return { products, total: facts.total, facts: wanted.facts && facts }
    }
    known = await readAgain(db, categoryId)
  }
  return undefined
}

function snapshots(db: Database): Snapshots {
  const known = snapshotsOf.get(db) ?? {
    read: new LRUCache<number, StampedSnapshot>({
      maxSize: MAX_PRODUCTS,
      sizeCalculation: ({ snapshot }) => Math.max(snapshot?.ids.length ?? 0, 1),
    }),
    reading: new Map<number, Promise<StampedSnapshot | undefined>>(),
  }
  snapshotsOf.set(db, known)
  return known
}

function readAgain(db: Database, categoryId: number): Promise<StampedSnapshot | undefined> {
  const { read, reading } = snapshots(db)
  const other = reading.get(categoryId)
  if (other) return other
  const own = readCategory(db, categoryId)
    .then((snapshot) => {
      // One of too many products is asked for its size again after a while.
      if (snapshot) read.set(categoryId, snapshot, { ttl: snapshot.snapshot ? 0 : TOO_LARGE_FOR_MS })
      return snapshot
    })
    .finally(() => reading.delete(categoryId))
  reading.set(categoryId, own)
  return own
}

const TOO_LARGE_FOR_MS = 60_000
