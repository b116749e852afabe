import { type Database, transaction } from '#platform/database/pool.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { forgetTrials } from '../artwork-trials-store.ts'
import { artworkKey, artworkKinds, isDrawn } from '../rules/artwork-names.ts'
import { isOpenFor } from '../rules/order-states.ts'
import { piecesToMake } from '../rules/shipping-lines.ts'
import { artworkOfLine, lineWithOrder, lockLine, recordArtworkFile } from '../store.ts'
import { type DrawDeps, type DrawingPace, drawLine, UNHURRIED } from './draw-line.ts'

export interface ArtworkDeps extends DrawDeps {
  db: Database
  storage: Pick<Storage, 'put'>
}

/**
 * Draws the files of an order line into storage. The rows are written when all files are stored, so a line has its
 * whole set or none; a repeated job finds the set and does nothing. Nothing is drawn for an order that was
 * cancelled, or a line that the shopper has changed.
 *
 * @throws NotDrawn when it takes too long or too much memory
 */
export async function makeArtwork(
  deps: ArtworkDeps,
  orderLineId: number,
  pace: DrawingPace = UNHURRIED,
): Promise<void> {
  const found = await lineWithOrder(deps.db, orderLineId)
  if (!found) throw new Error(`Expected order line ${orderLineId} to exist but found none`)
  if (isDrawn(await artworkOfLine(deps.db, orderLineId))) return

  const { order, line } = found
  if (!isOpenFor('produce', order.state) || line.replacedBy !== null) return
  const drawn = await drawLine(deps, order, line, pace)
  const files = ([...artworkKinds, 'sheets'] as const).flatMap((kind) => {
    const bytes = drawn[kind]
    return bytes ? [{ kind, bytes, storageKey: artworkKey(order.number, line.position, kind) }] : []
  })
  for (const { storageKey, bytes } of files) await deps.storage.put(storageKey, bytes)
  const madeAt = deps.clock.now()
  await transaction(deps.db, async (tx) => {
    const now = await lockLine(tx, orderLineId)
    // Pieces were given back meanwhile: the refund has asked for another ticket.
    if (now && piecesToMake(now) !== piecesToMake(line)) return
    await forgetTrials(tx, orderLineId)
    for (const { kind, storageKey, bytes } of files) {
      await recordArtworkFile(tx, { orderLineId, kind, storageKey, byteSize: bytes.byteLength, madeAt })
    }
  })
}
