import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/pool.ts'
import type { Limits } from '#platform/limits/limits.ts'
import { type LimitName, withinLimit } from '../../api/limits.ts'
import { isRefusal, type Refusal } from '../../api/refusal.ts'
import { addEveryLine, isUnadded } from '../../cart/commands/add-every-line.ts'
import { customersCart } from '../../cart/commands/create-cart.ts'
import { readLineFacts } from '../../cart/commands/line-facts.ts'
import type { NewLine } from '../../cart/rules/new-line.ts'
import { type Configuration, postcodeRange } from '../../cart/rules/shipping.ts'
import type { CustomerCaller } from '../../customers/rules/caller.ts'
import { createDesign } from '../../design/commands/create-design.ts'
import { freezeDesign } from '../../design/commands/freeze-design.ts'
import { photosByKeys } from '../../design/store.ts'
import { bulkDesign, resolutionNotice } from '../rules/bulk-design.ts'
import { type BulkLine, bulkLines } from '../rules/bulk-lines.ts'
import type { FileProblem } from '../rules/columns.ts'
import { type FileRow, MAX_ROWS, readFile } from '../rules/read-file.ts'
import { recipientOf } from '../rules/recipient.ts'

export interface BulkOrderDeps {
  db: Database
  clock: Clock
  configuration: () => Promise<Configuration>
  limits: Limits<LimitName>
}

export interface BulkOrder {
  /** The file as text. */
  csv: string
  /** Keys of the photos that were uploaded for it. */
  photoKeys: readonly string[]
}

export type BulkOrderResult =
  | { kind: 'imported'; cartId: string; rows: number; notices: readonly FileProblem[] }
  | { kind: 'refused'; problems: readonly FileProblem[] }

/**
 * Puts every row of a file into the customer's cart, or none: with one problem the cart stays as it was, and all
 * problems are told at once. Rows with the same SKU, photo and comment share one design and so one line.
 */
export async function addBulkOrderToCart(
  deps: BulkOrderDeps,
  customer: CustomerCaller,
  store: string | undefined,
  { csv, photoKeys }: BulkOrder,
): Promise<BulkOrderResult | Refusal> {
  const tooMany = await withinLimit(deps.limits, 'bulk-order-customer', String(customer.id))
  if (tooMany) return tooMany
  const file = readFile(csv)
  if (file.kind === 'problems') return { kind: 'refused', problems: file.problems }
  if (photoKeys.length > MAX_ROWS) return refused(`Please send at most ${MAX_ROWS} photos with one file.`)

  const { rows } = file
  const [{ products }, photos, configuration] = await Promise.all([
    readLineFacts(deps, rows.flatMap(lineRequestOf)),
    photosByKeys(deps.db, [...new Set(photoKeys)]),
    deps.configuration(),
  ])
  const { lines, problems } = bulkLines(rows, products, [...photos.values()])
  const recipient = recipientOf(rows, postcodeRange(configuration))
  const all = [...problems, ...recipient.problems].sort((one, other) => (one.line ?? 0) - (other.line ?? 0))
  if (all.length > 0) return { kind: 'refused', problems: all }

  const { newLines, notices } = await withDesigns(deps, lines)
  const cartId = await customersCart(deps, customer, store)
  const { address } = recipient
  // Another address may have other methods, so the shopper chooses anew.
  const details = address ? { shippingAddress: address, shippingChoice: null } : {}
  const added = await addEveryLine(deps, { id: cartId, caller: customer, store }, newLines, details)
  if (isRefusal(added)) return added
  if (isUnadded(added)) {
    return {
      kind: 'refused',
      problems: added.problems.map(({ index, message }) => ({
        line: lines[index]?.line,
        column: undefined,
        message,
      })),
    }
  }
  return { kind: 'imported', cartId, rows: rows.length, notices }
}

/** SKUs are looked for as they are written, and in the capitals that most have. */
const lineRequestOf = ({ cells: { sku } }: FileRow) =>
  [...new Set([sku, sku.toUpperCase()])].map((written) => ({
    sku: written,
    parentSku: undefined,
    designRevision: undefined,
  }))

/** Freezes a design for every printed line; nobody sees designs of a file whose lines are then refused. */
async function withDesigns(deps: BulkOrderDeps, lines: readonly BulkLine[]) {
  const revisions = new Map<string, string>()
  const notices: FileProblem[] = []
  const newLines: NewLine[] = []
  for (const { line, thing, quantity, comment } of lines) {
    let designRevision: string | undefined
    if (thing.kind === 'printed') {
      const design = bulkDesign(thing)
      const message = resolutionNotice(thing, design)
      if (message !== undefined) notices.push({ line, column: 'image file', message })
      const key = JSON.stringify([thing.sku, thing.photo.key, comment])
      designRevision = revisions.get(key) ?? (await frozen(deps, thing.sku, JSON.stringify(design)))
      revisions.set(key, designRevision)
    }
    const { sku, parentSku } = thing
    newLines.push({ sku, quantity, designRevision, parentSku, extras: { note: comment } })
  }
  return { newLines, notices }
}

async function frozen(deps: BulkOrderDeps, sku: string, document: string): Promise<string> {
  const created = await createDesign(deps, { sku, document, title: undefined })
  if (created.kind === 'invalid') throw new Error(`Expected a design for ${sku} but: ${created.message}`)
  const { key, version } = created.design
  const result = await freezeDesign(deps, { key, version })
  if (result.kind !== 'revision') throw new Error(`Expected design ${key} to be frozen but: ${result.kind}`)
  return result.revision.key
}

const refused = (message: string): BulkOrderResult => ({
  kind: 'refused',
  problems: [{ line: undefined, column: undefined, message }],
})
