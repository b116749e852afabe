import { Path2D } from '@napi-rs/canvas'
import { type CornerMark, cornerOf } from '#shop/design/tools/card-faces/card-marks.ts'
import { at, type Pen, type Sheet, sheet } from '../studio/sheet.ts'
import { gingerCat } from './ginger-cat.ts'
import { kelpie } from './kelpie.ts'

/** Of a poker card, 63 by 88 mm. */
const PX_PER_MM = 18
const [WIDE, HIGH] = [63 * PX_PER_MM, 88 * PX_PER_MM]
const SAFE_MM = 4

/** A dog as the king of hearts. */
export const kingOfHearts = () => card(kelpie(), cornerOf({ suit: 'hearts', value: 'king' }))

/** A cat as the queen of spades. */
export const queenOfSpades = () => card(gingerCat(), cornerOf({ suit: 'spades', value: 'queen' }))

/** A picture that fills a card, and what the design tool puts in its corners. */
function card(picture: Sheet, corner: CornerMark): Sheet {
  const made = sheet([WIDE, HIGH])
  const { pen } = made
  const scale = Math.max(WIDE / picture.width, HIGH / picture.height)
  pen.drawImage(
    picture.canvas,
    (WIDE - picture.width * scale) / 2,
    0,
    picture.width * scale,
    picture.height * scale,
  )
  const inset = SAFE_MM * PX_PER_MM
  const mark = (pen: Pen) => drawCorner(pen, corner)
  at(pen, inset, inset, 0, PX_PER_MM / 10, mark)
  at(pen, WIDE - inset, HIGH - inset, Math.PI, PX_PER_MM / 10, mark)
  return made
}

/** In tenths of a millimetre. Lines of a design end where they end. */
function drawCorner(pen: Pen, { paths }: CornerMark) {
  pen.lineCap = 'butt'
  pen.lineJoin = 'miter'
  for (const { data, fill, line } of paths) {
    const outline = new Path2D(data)
    if (fill) {
      pen.fillStyle = fill
      pen.fill(outline)
    }
    if (line) {
      pen.strokeStyle = line.colour
      pen.lineWidth = line.width
      pen.stroke(outline)
    }
  }
}
