import { range } from '../studio/chance.ts'
import { setFace, write } from '../studio/lettering.ts'
import { mix, palette } from '../studio/palette.ts'
import { grain, lino } from '../studio/printing.ts'
import { disc, leaf, points, polygon, ribbon } from '../studio/shapes.ts'
import { at, type Pen, type Sheet, sheet } from '../studio/sheet.ts'
import { duskDunes } from './dunes.ts'
import { mistyRanges } from './ranges.ts'
import { surfFromAbove } from './seascapes.ts'
import { wattle } from './wattle.ts'

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
/** August 2027 begins on a Sunday. */
const MONTH = { name: 'August', year: 2027, days: 31, firstColumn: 6 }

/** A month of a wall calendar: wattle above, days below. */
export function calendarMonth(): Sheet {
  const page = sheet([1200, 1600], '#fbf8f2')
  const { pen } = page
  pen.drawImage(wattle().canvas, 0, 330, 1200, 900, 0, 0, 1200, 900)
  write(pen, MONTH.name, 250, 1030, { face: 'Newsreader', size: 92, weight: 380, colour: palette.bush })
  write(pen, `${MONTH.year}`, 1060, 1026, { face: 'Hanken', size: 38, weight: 400, colour: palette.clay })
  for (const [column, day] of DAYS.entries())
    write(pen, day, 140 + column * 153, 1102, {
      face: 'Hanken',
      size: 24,
      weight: 500,
      colour: palette.slate,
    })
  pen.fillStyle = palette.cream
  for (const row of range(6)) pen.fillRect(76, 1122 + row * 76, 1048, 2)
  for (const day of range(MONTH.days)) {
    const cell = day + MONTH.firstColumn
    const [column, row] = [cell % 7, Math.floor(cell / 7)]
    const colour = column > 4 ? palette.clay : palette.ink
    write(pen, `${day + 1}`, 140 + column * 153, 1172 + row * 76, {
      face: 'Hanken',
      size: 32,
      weight: 400,
      colour,
    })
  }
  grain(page, { seed: 4, strength: 0.5 })
  return page
}

/** The back of a playing card, the same both ways up. */
export function cardBack(): Sheet {
  const card = sheet([1144, 1600], '#fbf6ea')
  lino(
    card,
    (pen) => {
      pen.fillStyle = palette.eucalyptus
      pen.beginPath()
      pen.roundRect(64, 64, 1016, 1472, 46)
      pen.fill()
      pen.globalCompositeOperation = 'destination-out'
      pen.lineWidth = 7
      pen.beginPath()
      pen.roundRect(96, 96, 952, 1408, 30)
      pen.stroke()
      for (const half of [0, Math.PI]) at(pen, 572, 800, half, 1, drawHalf)
      for (const half of [0, Math.PI]) at(pen, 572, 800, half, 1, drawBlossoms)
    },
    { seed: 2, wear: 0.12 },
  )
  lino(
    card,
    (pen) => {
      for (const half of [0, Math.PI]) at(pen, 572, 800, half, 1, drawBlossoms)
    },
    { seed: 3, wear: 0.15 },
  )
  grain(card, { seed: 4, strength: 0.8 })
  return card
}

/** Which way each frond of the fan points, and how far it reaches. */
const FRONDS = [
  [-1.57, 430],
  [-1.07, 410],
  [-2.07, 410],
  [-0.54, 350],
  [-2.6, 350],
] as const
const FAN_Y = -130

function drawHalf(pen: Pen) {
  for (const row of range(8)) {
    for (const column of range(11)) {
      const [x, y] = [-400 + column * 80, -40 - row * 88]
      if (Math.hypot(x, (y - FAN_Y) * 0.82) < 420) continue
      at(pen, x, y, Math.PI / 4, 1, () => pen.fillRect(-15, -15, 30, 30))
      if (column < 10) pen.fill(disc(x + 40, y - 44, 6))
    }
  }
  for (const [turn, length] of FRONDS) {
    at(pen, 0, FAN_Y, turn, 1, () => {
      pen.fill(ribbon(points(`70,0 200,0 300,0 ${length},0`), (share) => 9 - 4 * share))
      for (let reach = 150; reach < length - 20; reach += 46) {
        const size = 104 - (reach - 150) * 0.17
        for (const side of [-1, 1]) {
          at(pen, reach, 0, side * 0.62, 1, () => pen.fill(leaf(size, 27, side * 0.1)))
        }
      }
    })
  }
}

function drawBlossoms(pen: Pen) {
  pen.fillStyle = palette.wattle
  for (const [turn, length] of FRONDS) {
    pen.fill(disc(Math.cos(turn) * (length + 32), FAN_Y + Math.sin(turn) * (length + 32), 24))
  }
  pen.fill(disc(0, FAN_Y + 42, 52))
  for (const dot of range(9)) {
    const turn = Math.PI + (dot / 8) * Math.PI
    pen.fill(disc(Math.cos(turn) * 82, FAN_Y + 42 + Math.sin(turn) * 82, 9))
  }
}

/** Two pages of a photo book: one large picture, three small ones, a few words. */
export function bookSpread(): Sheet {
  const spread = sheet([1600, 640], '#fbf8f2')
  const { pen } = spread
  pen.drawImage(surfFromAbove().canvas, 180, 0, 1334, 1067, 0, 0, 800, 640)
  const [ranges, dunes] = [mistyRanges().canvas, duskDunes().canvas]
  pen.drawImage(ranges, 100, 60, 1400, 900, 866, 66, 666, 300)
  pen.drawImage(dunes, 0, 100, 1060, 900, 866, 384, 324, 190)
  drawCorners(pen, 1208, 384, 324, 190)
  setFace(pen, 'NewsreaderItalic', 23)
  pen.fillStyle = palette.ink
  pen.textAlign = 'left'
  pen.fillText('South by the long road', 866, 614)
  write(pen, '14', 1520, 614, { face: 'Hanken', size: 17, colour: palette.slate })
  const fold = pen.createLinearGradient(740, 0, 860, 0)
  for (const [stop, dark] of [
    [0, 0],
    [0.42, 0.12],
    [0.5, 0.3],
    [0.58, 0.12],
    [1, 0],
  ] as const)
    fold.addColorStop(stop, `rgba(50,40,25,${dark})`)
  pen.fillStyle = fold
  pen.fillRect(740, 0, 120, 640)
  grain(spread, { seed: 5, strength: 0.4 })
  return spread
}

/** A place that waits for a photo, held by album corners. */
function drawCorners(pen: Pen, x: number, y: number, width: number, height: number) {
  pen.fillStyle = palette.cream
  pen.fillRect(x, y, width, height)
  pen.fillStyle = mix(palette.plaster, palette.bark, 0.35)
  for (const [cornerX, cornerY, across, down] of [
    [x, y, 1, 1],
    [x + width, y, -1, 1],
    [x + width, y + height, -1, -1],
    [x, y + height, 1, -1],
  ] as const) {
    pen.fill(
      polygon([
        [cornerX - across * 5, cornerY - down * 5],
        [cornerX + across * 30, cornerY - down * 5],
        [cornerX - across * 5, cornerY + down * 30],
      ]),
    )
  }
}
