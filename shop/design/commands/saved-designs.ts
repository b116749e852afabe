import type { Clock } from '#platform/clock.ts'
import { type Database, transaction } from '#platform/database/pool.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import { hashOfSecret, newToken } from '../../customers/commands/secrets.ts'
import { mailPaths } from '../../routing/mail-paths.ts'
import {
  designsOfList,
  dropDesign,
  holdKnownDesigns,
  insertLink,
  type KeptDesign,
  keepDesigns,
  knownDesigns,
  listOfCustomer,
  listOfLink,
  lockList,
  makeList,
} from '../list-store.ts'
import { sharedKey } from './shared-designs.ts'

interface Deps {
  db: Database
  clock: Clock
  /** Keys of shared designs are signed with it. */
  secretKey: string
  /** Without a trailing slash. */
  publicUrl: string
}

export interface ListLink {
  kind: 'link'
  token: string
  url: string
  expiresAt: Date
}

const LINK_DAYS = 30
/** So that one list cannot fill the shop. */
const MAX_DESIGNS = 200

export async function designsOfCustomer({ db }: Pick<Deps, 'db'>, customerId: number): Promise<KeptDesign[]> {
  const listId = await listOfCustomer(db, customerId)
  return listId === undefined ? [] : designsOfList(db, listId)
}

/** What a link shows. Its keys read and cannot change: whoever was sent the link is not the owner. */
export async function designsOfLink(
  { db, clock, secretKey }: Pick<Deps, 'db' | 'clock' | 'secretKey'>,
  token: string,
): Promise<KeptDesign[] | Refusal> {
  const link = await listOfLink(db, hashOfSecret(token), clock.now())
  if (!link) return expiredLink()
  const kept = await designsOfList(db, link.listId)
  return kept.map((design) => ({ ...design, key: sharedKey(secretKey, link, design.key) }))
}

export async function keepForCustomer(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  customerId: number,
  designKey: string,
): Promise<KeptDesign | Refusal> {
  const listId = await makeList(db, customerId, clock.now())
  const refused = await keep({ db, clock }, listId, [designKey])
  if (refused) return refused
  return (await designsOfList(db, listId)).find(({ key }) => key === designKey) ?? unknownDesign()
}

export async function dropForCustomer(
  { db }: Pick<Deps, 'db'>,
  customerId: number,
  designKey: string,
): Promise<boolean> {
  const listId = await listOfCustomer(db, customerId)
  return listId !== undefined && dropDesign(db, listId, designKey)
}

export async function linkForCustomer(deps: Deps, customerId: number): Promise<ListLink> {
  return makeLink(deps, await makeList(deps.db, customerId, deps.clock.now()))
}

/** A guest's list has no owner: its link is all there is to it. */
export async function keepForGuest(
  deps: Deps,
  designKeys: readonly string[],
  token: string | undefined,
): Promise<ListLink | Refusal> {
  const { db, clock } = deps
  const known = token === undefined ? undefined : await listOfLink(db, hashOfSecret(token), clock.now())
  // A customer's own list is shown by a link, and added to by its owner only.
  if (token !== undefined && known?.customerId !== null) return expiredLink()
  const found = await knownDesigns(db, designKeys.slice(0, MAX_DESIGNS))
  if (designKeys.length === 0 || designKeys.some((key) => !found.has(key))) return unknownDesign()
  const listId = known?.listId ?? (await makeList(db, null, clock.now()))
  const refused = await keep(deps, listId, designKeys)
  if (refused) return refused
  if (token === undefined || !known) return makeLink(deps, listId)
  return { kind: 'link', token, url: urlOf(deps, token), expiresAt: known.expiresAt }
}

function keep(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  listId: number,
  designKeys: readonly string[],
): Promise<undefined | Refusal> {
  return transaction(db, async (tx): Promise<undefined | Refusal> => {
    const kept = await lockList(tx, listId)
    const found = await holdKnownDesigns(tx, designKeys)
    if (designKeys.some((key) => !found.has(key))) return unknownDesign()
    if (kept + found.size > MAX_DESIGNS) {
      return refusal('graphql-input', `A list holds ${MAX_DESIGNS} designs. Please remove one first.`)
    }
    await keepDesigns(tx, listId, [...found], clock.now())
  })
}

async function makeLink(deps: Deps, listId: number): Promise<ListLink> {
  const token = newToken()
  const expiresAt = new Date(deps.clock.now().getTime() + LINK_DAYS * 86_400_000)
  await insertLink(deps.db, { hash: hashOfSecret(token), listId, expiresAt })
  return { kind: 'link', token, url: urlOf(deps, token), expiresAt }
}

const urlOf = ({ publicUrl }: Deps, token: string) => publicUrl + mailPaths.savedDesigns(token)

const expiredLink = () =>
  refusal('graphql-no-such-entity', 'This link is not valid any more. Sign in to see your saved designs.')

const unknownDesign = () => refusal('graphql-no-such-entity', 'We could not find this design.')
