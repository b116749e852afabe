/** What nobody ordered is not kept for ever: carts first, then the designs that no cart holds any more. */
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import type { Jobs } from '#platform/jobs/queue.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { removeLeftCarts } from '../cart/commands/remove-left-carts.ts'
import { revisionsInCarts } from '../cart/removal-store.ts'
import { cartsBeingPaid } from '../checkout/store.ts'
import { deleteUnseenPortfolios } from '../design/commands/portfolio.ts'
import { removeUnorderedDesigns } from '../design/commands/remove-unordered-designs.ts'
import { unorderedDesignDays } from '../design/rules/retention.ts'
import { FORMER_MOCK_UPS } from '../mockups/rules/mock-up-storage.ts'
import { revisionsInOrders } from '../orders/store.ts'
import { photosInReviews } from '../reviews/picture-store.ts'

interface Deps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'enqueue'>
  storage: Pick<Storage, 'deleteFolder'>
  configuration: () => Promise<ReadonlyMap<string, string>>
}

const DAY_MS = 86_400_000

export async function removeUnordered(deps: Deps): Promise<void> {
  const { db, clock, storage, configuration } = deps
  const days = unorderedDesignDays(await configuration())
  const before = new Date(clock.now().getTime() - days * DAY_MS)
  await removeLeftCarts({ db, cartsBeingPaid }, before)
  await deleteUnseenPortfolios({ db, clock })
  const holders = [revisionsInCarts, revisionsInOrders]
  await removeUnorderedDesigns({ ...deps, holders, photoHolders: [photosInReviews] }, before)
  await storage.deleteFolder(FORMER_MOCK_UPS)
}
