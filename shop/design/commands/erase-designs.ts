/** What goes of designs and photos when an account is closed. */
import type { Transaction } from '#platform/database/pool.ts'
import type { Erasure } from '../../customers/commands/deps.ts'
import {
  designsOfPerson,
  holdDesigns,
  holdRevisions,
  listedByOthers,
  type PhotoHolder,
  photosOfCustomer,
  takeOffLists,
} from '../removal-store.ts'
import { freeDesigns, type RevisionHolder, removeDesigns, removePhotos } from './remove-designs.ts'

interface Above {
  /** What an order prints stays with the order: the shop answers for it. */
  orders: RevisionHolder
  photoHolders: readonly PhotoHolder[]
  /** Takes the lines of these frozen designs out of every cart. */
  dropFromCarts: (tx: Transaction, revisionKeys: readonly string[], now: Date) => Promise<void>
}

/**
 * @returns what removes at once, of a customer whose account is closed, the designs of their list and those that their
 *   photos are in, and their photos; not what an order or the list of another customer holds
 */
export function createEraseDesigns({ orders, photoHolders, dropFromCarts }: Above): Erasure {
  return async (tx, customerId, now, { jobs, isClosing }) => {
    if (!isClosing) return
    const sent = await photosOfCustomer(tx, customerId)
    const own = await holdDesigns(tx, await designsOfPerson(tx, customerId))
    const elsewhere = await listedByOthers(tx, own, customerId)
    const alone = own.filter((key) => !elsewhere.has(key))
    const revisions = await holdRevisions(tx, alone)
    const going = new Set(await freeDesigns(tx, [orders], alone, revisions))
    const gone = revisions.filter(({ designKey }) => going.has(designKey)).map(({ key }) => key)
    await dropFromCarts(tx, gone, now)
    await takeOffLists(tx, [...going])
    await removeDesigns(tx, { jobs, now, holders: [orders], photoHolders }, [...going])
    await removePhotos(tx, { jobs, photoHolders }, sent)
  }
}
