/** A surface of each kind of tool with a photo on it, as a shopper begins a design and as the shop prints it. */
import type { Surface } from '#packages/design-document/design.ts'
import { panelSurface } from '#packages/design-document/panel-surface.ts'
import { cutOf } from '#packages/product/clear-area.ts'
import { pressPagesOf } from '#packages/product/panels.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { firstChoice } from '#packages/product/sku.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import type { PrintedSurface } from '#platform/artwork/draw-artwork.ts'
import { record as blanket } from '../../families/blanket/record.ts'
import { record as canvas } from '../../families/canvas/record.ts'
import { record as coaster } from '../../families/coaster/record.ts'
import { record as mug } from '../../families/mug/record.ts'
import { record as ornament } from '../../families/ornament/record.ts'
import { record as petTag } from '../../families/pet-tag/record.ts'
import { record as poster } from '../../families/poster/record.ts'
import { record as puzzle } from '../../families/puzzle/record.ts'
import { record as splitCanvas } from '../../families/split-canvas/record.ts'
import { type ChosenPhoto, placePhoto } from '../../shop/design/editor/changes/place-photo.ts'
import { repeatPhoto } from '../../shop/design/editor/changes/repeat-photo.ts'
import { emptySurface } from '../../shop/design/editor/draft/draft.ts'

export type ParityKind = {
  readonly name: string
  readonly record: ProductRecord
  readonly size?: string
  /** Which page of the press file is looked at; the first when left out. */
  readonly page?: number
  readonly isRepeated?: boolean
  /** How wide the screen shows the page, where that is less than 1,200 px: one of several, or finer than the press prints. */
  readonly screenPx?: 400
}

export const parityKinds: readonly ParityKind[] = [
  { name: 'flat', record: poster },
  { name: 'wrapped', record: canvas, size: '30X40' },
  { name: 'curved', record: mug },
  { name: 'round', record: ornament },
  { name: 'outline', record: petTag },
  { name: 'many sides', record: coaster, page: 2 },
  { name: 'repeat', record: blanket, isRepeated: true },
  { name: 'panels', record: splitCanvas, size: '3X20X30', page: 1, screenPx: 400 },
  { name: 'jigsaw', record: puzzle },
]

/** The page as the editor draws it, and what is said of it to the painters of proof and press file. */
export function parityPage(
  { record, size, page = 0, isRepeated }: ParityKind,
  photo: ChosenPhoto,
): { surface: Surface; printed: PrintedSurface } {
  const pages = surfacesOf(record, firstChoice(record, size)).flatMap((figures) =>
    pressPagesOf(figures).map((printed) => ({ figures, printed })),
  )
  const one = pages[page]
  if (!one) throw new RangeError(`Expected page ${page} of ${record.family} but there are ${pages.length}`)
  const { name, label, targetDpi, mirrored, jigsaw, panel } = one.printed
  const face = placePhoto(emptySurface(one.figures), { ...photo, id: 'photo-1' })
  const whole = isRepeated ? repeatPhoto(face, { id: 'photo-1', repeat: 'bricks' }) : face
  const printed = { name, label, targetDpi, mirrored, jigsaw, cut: cutOf(one.printed), panel }
  return { surface: panel ? panelSurface(whole, panel) : whole, printed }
}
