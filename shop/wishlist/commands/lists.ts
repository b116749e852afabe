/** A customer's lists: the first one comes by itself, further ones as far as the shop allows. */
import type { Clock } from '#platform/clock.ts'
import { type Database, transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import { lockCustomer } from '../../customers/store.ts'
import { MAX_NAME_LENGTH, mostLists } from '../rules/limits.ts'
import {
  insertList,
  listOfCustomer,
  listsOfCustomer,
  removeList,
  updateList,
  type Wishlist,
} from '../store.ts'

interface Deps {
  db: Database
  clock: Clock
  configuration: () => Promise<ReadonlyMap<string, string>>
}

/** What clients send for the list of a customer who has none yet. */
const NONE_YET = 0
const FIRST_NAME = 'Wish List'

/** The customer's first list, made when there is none. */
export async function firstList({ db }: Pick<Deps, 'db'>, customerId: number): Promise<Wishlist> {
  const [known] = await listsOfCustomer(db, customerId)
  if (known) return known
  return transaction(db, async (tx) => {
    // Two tabs may look at the same moment; the customer's row makes them wait for each other.
    await lockCustomer(tx, customerId)
    const [made] = await listsOfCustomer(tx, customerId)
    return made ?? insertList(tx, newList(customerId, FIRST_NAME, 'PRIVATE'))
  })
}

/** A list that a call names. Somebody else's is not there, and nothing tells that it exists. */
export async function findList(
  deps: Pick<Deps, 'db'>,
  customerId: number,
  id: number | undefined,
): Promise<Wishlist | Refusal> {
  if (id === NONE_YET) return firstList(deps, customerId)
  const list = id === undefined ? undefined : await listOfCustomer(deps.db, customerId, id)
  return list ?? notFound()
}

export async function createList(
  { db, configuration }: Deps,
  customerId: number,
  { name, visibility }: { name: string; visibility: Wishlist['visibility'] },
): Promise<Wishlist | Refusal> {
  const wanted = nameOf(name)
  if (typeof wanted !== 'string') return wanted
  const most = mostLists(await configuration())
  return transaction(db, async (tx) => {
    await lockCustomer(tx, customerId)
    const lists = await listsOfCustomer(tx, customerId)
    if (lists.length >= most) {
      return refusal('graphql-input', 'You have as many wish lists as this shop allows.')
    }
    return nameTaken(lists, wanted) ?? insertList(tx, newList(customerId, wanted, visibility))
  })
}

export async function changeList(
  { db }: Pick<Deps, 'db'>,
  { id, customerId }: Pick<Wishlist, 'id' | 'customerId'>,
  { name, visibility }: { name?: string | undefined; visibility?: Wishlist['visibility'] | undefined },
): Promise<Wishlist | Refusal> {
  const wanted = name === undefined ? undefined : nameOf(name)
  if (typeof wanted === 'object') return wanted
  return transaction(db, async (tx) => {
    await lockCustomer(tx, customerId)
    const lists = await listsOfCustomer(tx, customerId)
    const list = lists.find((one) => one.id === id)
    if (!list) return notFound()
    const others = lists.filter((one) => one !== list)
    const refused = wanted === undefined ? undefined : nameTaken(others, wanted)
    if (refused) return refused
    const change = { name: wanted ?? list.name, visibility: visibility ?? list.visibility }
    await updateList(tx, id, change)
    return { ...list, ...change }
  })
}

/** Removes a list with what is on it. @returns the lists that are left */
export async function deleteList(
  { db }: Pick<Deps, 'db'>,
  { id, customerId }: Pick<Wishlist, 'id' | 'customerId'>,
): Promise<Wishlist[] | Refusal> {
  return transaction(db, async (tx) => {
    await lockCustomer(tx, customerId)
    const lists = await listsOfCustomer(tx, customerId)
    if (lists[0]?.id === id) {
      return refusal(
        'graphql-input',
        'The first wish list cannot be removed. You can take off what is on it.',
      )
    }
    if (!lists.some((list) => list.id === id)) return notFound()
    await removeList(tx, id)
    return lists.filter((list) => list.id !== id)
  })
}

function nameOf(name: string): string | Refusal {
  const wanted = name.trim()
  if (wanted === '') return refusal('graphql-input', 'Required parameter "name" is missing')
  if (wanted.length > MAX_NAME_LENGTH) return refusal('graphql-input', 'The name of a wish list is too long.')
  return wanted
}

function nameTaken(lists: readonly Wishlist[], wanted: string): Refusal | undefined {
  const isTaken = lists.some((list) => list.name.toLowerCase() === wanted.toLowerCase())
  return isTaken ? refusal('graphql-input', `Wish list "${wanted}" already exists.`) : undefined
}

const notFound = () => refusal('graphql-input', 'The wishlist was not found.')

const newList = (customerId: number, name: string, visibility: Wishlist['visibility']) => ({
  customerId,
  name,
  visibility,
  sharingCode: newId(),
})
