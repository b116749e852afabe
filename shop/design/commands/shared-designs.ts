/** Designs as a link to a list shows them: to look at and to copy, under keys that change nothing. */
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import { createSigner } from '#platform/sign.ts'
import { hashOfSecret } from '../../customers/commands/secrets.ts'
import { designsOfList } from '../list-store.ts'
import { findDesign, type SavedDesign } from '../store.ts'

export interface ListShare {
  listId: number
  expiresAt: Date
}

/** Longer texts are not worth a signature. */
const MAX_LENGTH = 256

/**
 * A key that reads one design of a list, until the link it came by expires or the design leaves the list. It holds a
 * hash of the design's own key, which lets its holder write and therefore cannot be learned from it.
 */
export function sharedKey(secretKey: string, { listId, expiresAt }: ListShare, designKey: string): string {
  const value = [listId, expiresAt.getTime(), hashOfSecret(designKey)].join('-')
  return signerOf(secretKey).sign(value)
}

interface Deps {
  db: Database
  clock: Clock
  secretKey: string
}

/** The design behind a shared key, which it carries instead of its own; undefined when the key reads none any more. */
export async function findSharedDesign(deps: Deps, key: string): Promise<SavedDesign | undefined> {
  const design = await designBehind(deps, key)
  return design && { ...design, key }
}

/** The same with its own key, which lets its holder write: it is never answered. */
export async function designBehind(
  { db, clock, secretKey }: Deps,
  key: string,
): Promise<SavedDesign | undefined> {
  if (key.length > MAX_LENGTH) return undefined
  const [listId, expiresAt, hash] = signerOf(secretKey).verify(key)?.split('-') ?? []
  if (Number(expiresAt) <= clock.now().getTime() || listId === undefined) return undefined
  const kept = await designsOfList(db, Number(listId))
  const own = kept.find((design) => hashOfSecret(design.key) === hash)
  return own && findDesign(db, own.key)
}

const signerOf = (secretKey: string) => createSigner(secretKey, 'shared design')
