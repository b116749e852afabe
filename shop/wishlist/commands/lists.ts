/** A customer's lists: the first one comes by itself, further ones as far as the shop allows. */
import type { Clock } from '#platform/clock.ts'
import { type Database, transaction } from '#platform/database/pool.ts'
import { newId } from '#platform/ids.ts'
import { type Refusal, refusal } from '../../api/refusal.ts'
import { lockCustomer } from '../../customers/store.ts'
import { MAX_NAME_LENGTH, mostLists } from '../rules/limits.ts'
import { insertList, listOfCustomer, listsOfCustomer, type Wishlist } from '../store.ts'

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
  return list ?? refusal('graphql-input', 'The wishlist was not found.')
}

export async function createList(
  { db, configuration }: Deps,
  customerId: number,
  { name, visibility }: { name: string; visibility: Wishlist['visibility'] },
): Promise<Wishlist | Refusal> {
  const wanted = name.trim()
  if (wanted === '') return refusal('graphql-input', 'Required parameter "name" is missing')
  if (wanted.length > MAX_NAME_LENGTH) return refusal('graphql-input', 'The name of a wish list is too long.')
  const most = mostLists(await configuration())
  return transaction(db, async (tx) => {
    await lockCustomer(tx, customerId)
    const lists = await listsOfCustomer(tx, customerId)
    if (lists.length >= most) {
      return refusal('graphql-input', 'You have as many wish lists as this shop allows.')
    }
    if (lists.some((list) => list.name.toLowerCase() === wanted.toLowerCase())) {
      return refusal('graphql-input', `Wish list "${wanted}" already exists.`)
    }
    return insertList(tx, newList(customerId, wanted, visibility))
  })
}

const newList = (customerId: number, name: string, visibility: Wishlist['visibility']) => ({
  customerId,
  name,
  visibility,
  sharingCode: newId(),
})
