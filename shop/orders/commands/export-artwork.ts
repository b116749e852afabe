import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Storage } from '#platform/storage/storage.ts'
import { artworkFileName, artworkKinds, type LineFiles } from '../rules/artwork-names.ts'
import { piecesToMake } from '../rules/shipping-lines.ts'
import { artworkOfLine, type Order, type OrderLine, orderByNumber } from '../store.ts'
import { type DrawDeps, drawLine } from './draw-line.ts'

export interface ExportDeps extends DrawDeps {
  storage: Pick<Storage, 'get'>
}

/**
 * Writes the print-ready files, proofs and job tickets of an order to a folder: from storage, or drawn now where the
 * worker has not drawn them yet. Lines whose pieces are all given back have none.
 *
 * @returns the paths written; undefined when there is no such order
 */
export async function exportArtwork(
  deps: ExportDeps,
  orderNumber: string,
  folder: string,
): Promise<string[] | undefined> {
  const order = await orderByNumber(deps.db, orderNumber)
  if (!order) return undefined
  await mkdir(folder, { recursive: true })
  const written: string[] = []
  for (const line of order.lines) {
    if (line.kind !== 'printed' || piecesToMake(line) === 0) continue
    const files = await filesOf(deps, order, line)
    for (const kind of [...artworkKinds, 'sheets'] as const) {
      const path = join(folder, artworkFileName(order.number, line.position, kind))
      const bytes = files[kind]
      if (!bytes) continue
      await writeFile(path, bytes)
      written.push(path)
    }
  }
  return written
}

async function filesOf(deps: ExportDeps, order: Order, line: OrderLine): Promise<LineFiles> {
  const stored = new Map((await artworkOfLine(deps.db, line.id)).map((file) => [file.kind, file.storageKey]))
  const [artwork, proof, ticket] = [stored.get('artwork'), stored.get('proof'), stored.get('job-ticket')]
  const sheets = stored.get('sheets')
  if (!artwork || !proof || !ticket) return drawLine(deps, order, line)
  return {
    artwork: await deps.storage.get(artwork),
    proof: await deps.storage.get(proof),
    'job-ticket': await deps.storage.get(ticket),
    ...(sheets && { sheets: await deps.storage.get(sheets) }),
  }
}
