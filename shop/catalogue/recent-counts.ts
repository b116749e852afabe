/**
 * Counting thousands of products takes longer than finding the page that is shown of them, and the counts hardly
 * change: those of large lists may be a minute old. Small lists are counted anew each time, and those of whole
 * categories are kept with the product index.
 */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Database } from '#platform/database/pool.ts'
import type { Listing, ListingFacts } from './rules/listing.ts'

const LARGE_LIST = 1_000
const COUNTS_LAST_MS = 60_000
const MAX_KEPT = 500

const keptFor = new WeakMap<Database, LRUCache<string, { facts: ListingFacts; untilMs: number }>>()

/** Undefined when the list is small, or was not counted within the last minute. */
export function recentCounts(db: Database, listing: Listing, nowMs: number): ListingFacts | undefined {
  const counted = keptFor.get(db)?.get(keyOf(listing))
  return counted && counted.untilMs > nowMs ? counted.facts : undefined
}

export function keepRecentCounts(db: Database, listing: Listing, facts: ListingFacts, nowMs: number): void {
  if (facts.total <= LARGE_LIST) return
  const kept = keptFor.get(db) ?? new LRUCache({ max: MAX_KEPT })
  keptFor.set(db, kept)
  kept.set(keyOf(listing), { facts, untilMs: nowMs + COUNTS_LAST_MS })
}

/** A hash: a list is asked for with filters as long as somebody likes. */
const keyOf = (listing: Listing) => createHash('sha256').update(JSON.stringify(listing)).digest('base64')
