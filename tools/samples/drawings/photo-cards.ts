import { Path2D } from '@napi-rs/canvas'
import { type CornerMark, cornerOf } from '#shop/design/tools/card-faces/card-marks.ts'
import { at, type Pen, type Sheet, sheet } from '../studio/sheet.ts'
import { gingerCat } from './ginger-cat.ts'
import { kelpie } from './kelpie.ts'

/** Of a poker card. */
const [WIDE_MM, HIGH_MM, SAFE_MM] = [63, 88, 4]
const PX_PER_MM = 18

/** A dog as the king of hearts. */
export const kingOfHearts = () => cardOf(kelpie(), cornerOf({ suit: 'hearts', value: 'king' }))

/** A cat as the queen of spades. */
export const queenOfSpades = () => cardOf(gingerCat(), cornerOf({ suit: 'spades', value: 'queen' }))

/** A picture that fills a card, and what the design tool puts in its corners. */
export function cardOf(picture: Sheet, corner: CornerMark, pxPerMm = PX_PER_MM): Sheet {
  const [wide, high] = [WIDE_MM * pxPerMm, HIGH_MM * pxPerMm]
  const made = sheet([wide, high])
  const { pen } = made
  const scale = Math.max(wide / picture.width, high / picture.height)
  pen.drawImage(
    picture.canvas,
    (wide - picture.width * scale) / 2,
    0,
    picture.width * scale,
    picture.height * scale,
  )
  const inset = SAFE_MM * pxPerMm
  const mark = (pen: Pen) => drawCorner(pen, corner)
  at(pen, inset, inset, 0, pxPerMm / 10, mark)
  at(pen, wide - inset, high - inset, Math.PI, pxPerMm / 10, mark)
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
