import type { Design } from '#packages/design-document/design.ts'
import { cutOf } from '#packages/product/clear-area.ts'
import { type PressPage, pressPagesOf } from '#packages/product/panels.ts'
import { parseSku } from '#packages/product/parse-sku.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import type { JobTicket } from '#platform/artwork/job-ticket.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { ARTWORK_LIMIT_MS, type Drawing } from '#platform/drawing/drawing.ts'
import type { DrawnArtwork } from '#platform/drawing/drawing-worker.ts'
import { recordVersion } from '../../catalogue/store.ts'
import type { WithPhotoFiles } from '../../design/commands/with-photo-files.ts'
import { photosOf } from '../../design/rules/photos-of.ts'
import { readDesign } from '../../design/rules/read-design.ts'
import { revisionsByKeys } from '../../design/store.ts'
import { artworkFileName, type LineFiles, lineCode, pageCode } from '../rules/artwork-names.ts'
import { missingLetters } from '../rules/missing-letters.ts'
import { packingNotes } from '../rules/packing-notes.ts'
import { pressNotes } from '../rules/press-notes.ts'
import { type LineSheets, sheetNotes, sheetsOfLine } from '../rules/press-sheets.ts'
import { piecesToMake } from '../rules/shipping-lines.ts'
import type { Order, OrderLine } from '../store.ts'

export interface DrawDeps {
  db: Queryable
  clock: Clock
  drawing: Drawing
  withPhotoFiles: WithPhotoFiles
}

/** How long the files of a line may take, and among which others they wait. */
export interface DrawingPace {
  isHeavy: boolean
  /** For all files together, from when their photos are there. */
  limitMs: number
  /** Ends the drawing: its attempt is over. */
  signal?: AbortSignal
}

/** Whatever the design is. */
export const UNHURRIED: DrawingPace = { isHeavy: true, limitMs: ARTWORK_LIMIT_MS }

/**
 * Draws every file of an order line from the frozen design and the record that it was priced with.
 *
 * @throws NotDrawn when that takes too long or too much memory
 */
export async function drawLine(
  deps: DrawDeps,
  order: Order,
  line: OrderLine,
  { isHeavy, limitMs, signal }: DrawingPace = UNHURRIED,
): Promise<LineFiles> {
  const { db, drawing, withPhotoFiles } = deps
  const [design, printed] = await Promise.all([designOf(db, line), printedThing(db, line)])
  const task = {
    design,
    surfaces: printed.surfaces.map((surface) => {
      const { name, label, targetDpi, mirrored, jigsaw, panel } = surface
      return { name, label, targetDpi, mirrored, jigsaw, cut: cutOf(surface), panel }
    }),
    press: printed.record.press,
    title: `Order ${order.number}, line ${line.position}`,
    // The order's own date, so that drawing again gives the same bytes.
    date: order.placedAt,
  }
  return drawing.inTurn({ requester: 'artwork', isHeavy, isForPress: true, signal }, async ({ run }) => {
    const left = timeLeft(limitMs)
    const artwork = await withPhotoFiles(photosOf(design), (photos) =>
      run('artwork', { ...task, photos }, left(), signal),
    )
    const ticket = await run('jobTicket', ticketOf(deps, { order, line, printed, artwork }), left(), signal)
    const sheets =
      printed.sheets &&
      (await run(
        'pressSheets',
        {
          ...printed.sheets,
          artwork: artwork.pdf,
          codes: printed.surfaces.map((_, place) => codeOf(order, line, printed, place)),
          code: lineCode(order.number, line.position),
          press: task.press,
          title: `${task.title}, press sheets`,
          date: task.date,
        },
        left(),
        signal,
      ))
    return { artwork: artwork.pdf, proof: artwork.proof, 'job-ticket': ticket, sheets }
  })
}

/** @returns the ms that are left of the limit since it was first asked, 1 when none are */
function timeLeft(limitMs: number): () => number {
  let end: number | undefined
  return () => {
    const now = performance.now()
    end ??= now + limitMs
    return Math.max(1, Math.round(end - now))
  }
}

interface Drawn {
  order: Order
  line: OrderLine
  printed: PrintedThing
  artwork: DrawnArtwork
}

/** What the record of the order says of a line. */
interface PrintedThing {
  record: ProductRecord
  /** One for each page of the press file. */
  surfaces: readonly PressPage[]
  sheets: LineSheets | undefined
}

/** Of a page of the artwork: that of the line where it is the only one. */
const codeOf = ({ number }: Order, { position }: OrderLine, { surfaces }: PrintedThing, place: number) =>
  surfaces.length > 1 ? pageCode(number, position, place + 1) : lineCode(number, position)

function ticketOf({ clock }: DrawDeps, { order, line, printed, artwork }: Drawn): JobTicket {
  const { record, surfaces } = printed
  const sheetsFile = artworkFileName(order.number, line.position, 'sheets')
  const missing = missingLetters(artwork.surfaces.flatMap(({ missing }) => missing))
  const note = line.note === null ? [] : [{ label: 'Note from the buyer', value: line.note }]
  return {
    orderNumber: order.number,
    code: lineCode(order.number, line.position),
    productName: line.productName,
    sku: line.sku,
    quantity: piecesToMake(line),
    options: [...line.options, ...note, ...missing],
    surfaces: surfaces.flatMap((surface, place) => {
      const drawn = artwork.surfaces[place]
      const file = artworkFileName(order.number, line.position, 'artwork')
      const name = surfaces.length > 1 ? `${surface.label}, page ${place + 1} of the artwork` : surface.name
      return drawn
        ? [
            {
              ...surface,
              name,
              code: surfaces.length > 1 ? pageCode(order.number, line.position, place + 1) : undefined,
              cut: cutOf(surface),
              notes: [
                ...pressNotes(record, surface, drawn),
                ...(printed.sheets ? sheetNotes(printed.sheets, place, sheetsFile) : []),
              ],
              file,
              proof: drawn.proof,
            },
          ]
        : []
    }),
    packing: packingNotes(order, line),
    madeAt: staffTime.format(clock.now()),
    date: order.placedAt,
  }
}

const staffTime = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Australia/Sydney',
})

/** The frozen design of a printed line. */
export async function designOf(db: Queryable, { id, designRevision }: OrderLine): Promise<Design> {
  if (designRevision === null) throw new Error(`Expected order line ${id} to have a design but it has none`)
  const revision = (await revisionsByKeys(db, [designRevision])).get(designRevision)
  if (!revision) throw new Error(`Expected design revision ${designRevision} to exist but found none`)
  return readDesign(revision)
}

async function printedThing(db: Queryable, line: OrderLine): Promise<PrintedThing> {
  const { recordFamily, recordVersion: version } = line
  if (recordFamily === null || version === null)
    throw new Error(`Expected order line ${line.id} to name a record but it names none`)
  const record = await recordVersion(db, recordFamily, version)
  if (!record) throw new Error(`Expected version ${version} of ${recordFamily} but found none`)
  const parsed = parseSku(record, line.sku)
  if (parsed.kind === 'unknown-sku') throw new Error(parsed.message)
  const surfaces = surfacesOf(record, parsed.choice).flatMap(pressPagesOf)
  const pieces = piecesToMake(line)
  const sheets = pieces > 0 ? sheetsOfLine(record, parsed.choice, surfaces, pieces) : undefined
  return { record, surfaces, sheets }
}
