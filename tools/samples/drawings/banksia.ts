import { chance, range } from '../studio/chance.ts'
import { palette } from '../studio/palette.ts'
import { grain, lino } from '../studio/printing.ts'
import { along, curve, type Point, points, ribbon } from '../studio/shapes.ts'
import { at, type Pen, type Sheet, sheet } from '../studio/sheet.ts'

const FLOWER = { x: 600, top: 250, bottom: 905, half: 158 }
const LEAVES = [
  [-2.75, 520],
  [-2.2, 470],
  [-0.95, 470],
  [-0.4, 520],
  [2.62, 470],
  [0.52, 470],
  [2.1, 420],
  [1.02, 420],
] as const

/** A banksia in three plates: leaves, the glow of the flower, and its rows of florets. */
export function banksia(): Sheet {
  const print = sheet([1200, 1600], palette.paper)
  lino(
    print,
    (pen) => {
      pen.fillStyle = palette.sand
      pen.globalAlpha = 0.55
      pen.beginPath()
      pen.arc(600, 640, 470, 0, 2 * Math.PI)
      pen.fill()
    },
    { seed: 3, wear: 0.2 },
  )
  lino(print, drawLeaves, { seed: 4, wear: 0.45 })
  lino(print, drawGlow, { seed: 5, wear: 0.25 })
  lino(print, drawFlorets, { seed: 6, wear: 0.35 })
  grain(print, { seed: 7 })
  return print
}

function drawLeaves(pen: Pen) {
  pen.fillStyle = palette.eucalyptus
  pen.fill(ribbon(points('600,880 604,1100 590,1300 606,1490'), (share) => 30 + 8 * share))
  for (const [turn, length] of LEAVES) {
    at(pen, 600 + Math.cos(turn) * 46, 930 + Math.sin(turn) * 30, turn, 1, () => drawLeaf(pen, length, turn))
  }
  pen.globalCompositeOperation = 'destination-out'
  pen.fill(flower(16))
  pen.globalCompositeOperation = 'source-over'
}

/** Long and saw-toothed, with its veins left uncut. */
function drawLeaf(pen: Pen, length: number, turn: number) {
  const bend = Math.cos(turn) > 0 ? 0.16 : -0.16
  const spine: Point[] = [
    [0, 0],
    [length * 0.4, bend * length * 0.3],
    [length * 0.75, bend * length * 0.75],
    [length, bend * length * 1.3],
  ]
  const widthAt = (share: number) => 104 * Math.sin(Math.PI * (0.08 + 0.92 * share) ** 0.72) ** 0.85
  const saw = (share: number) => widthAt(share) * (1 - 0.3 * ((share * 13) % 1)) + 6
  pen.fillStyle = palette.eucalyptus
  pen.fill(ribbon(spine, saw, 160))
  pen.globalCompositeOperation = 'destination-out'
  pen.lineWidth = 6
  pen.stroke(curve(spine.slice(0, 3).concat([[length * 0.93, bend * length * 1.12]])))
  pen.lineWidth = 3.4
  for (const { x, y, turn: way, share } of along(spine, 15).slice(1, -2)) {
    for (const side of [-1, 1]) {
      const reach = widthAt(share) * 0.36
      pen.stroke(
        curve([
          [x, y],
          [x + Math.cos(way + side * 0.9) * reach, y + Math.sin(way + side * 0.9) * reach],
        ]),
      )
    }
  }
  pen.globalCompositeOperation = 'source-over'
}

/** The outline of the spike: straight at its sides, round at both ends. */
function flower(grow: number) {
  const [half, tall] = [FLOWER.half + grow, (FLOWER.bottom - FLOWER.top) / 2 + grow]
  return curve(
    range(40).map((step): Point => {
      const turn = (step / 40) * 2 * Math.PI
      const [across, down] = [Math.cos(turn), Math.sin(turn)]
      return [
        FLOWER.x + half * Math.sign(across) * Math.abs(across) ** 0.62,
        (FLOWER.top + FLOWER.bottom) / 2 + tall * Math.sign(down) * Math.abs(down) ** 0.8,
      ]
    }),
    true,
  )
}

function drawGlow(pen: Pen) {
  const fall = chance(12)
  pen.fillStyle = palette.amber
  pen.fill(flower(0))
  pen.strokeStyle = palette.amber
  pen.lineWidth = 4.5
  for (const step of range(150)) {
    const { x, y, side, edge } = place(fall.next(), step % 2 ? 1 : -1)
    pen.stroke(
      curve([
        [x, y],
        [x + side * 30 * edge, y - 10],
        [x + side * fall.between(36, 54) * edge, y - fall.between(24, 40)],
      ]),
    )
  }
}

function place(share: number, side: number) {
  const middle = (FLOWER.top + FLOWER.bottom) / 2
  const half = (FLOWER.bottom - FLOWER.top) / 2
  const y = FLOWER.top + 16 + share * (FLOWER.bottom - FLOWER.top - 32)
  const edge = Math.max(0, 1 - Math.abs((y - middle) / half) ** 2.5) ** 0.5
  return { x: FLOWER.x + side * FLOWER.half * edge * 0.97, y, side, edge: 0.5 + edge / 2 }
}

/** Rows that bow about the spike: narrow at its sides, wide where they face us. */
function drawFlorets(pen: Pen) {
  const fall = chance(19)
  const rows = 25
  pen.fillStyle = palette.brick
  for (const row of range(rows)) {
    const { y, x } = place((row + 0.5) / rows, 1)
    const half = x - FLOWER.x
    for (const step of range(15)) {
      const angle = ((step + (row % 2) / 2) / 14.5 - 0.5) * Math.PI
      const across = FLOWER.x + Math.sin(angle) * half * 0.97
      const down = y + 15 * Math.cos(angle) - 8
      const wide =
        (2.5 + 11 * Math.cos(angle)) * fall.between(0.82, 1.08) * Math.min(1, 0.5 + half / FLOWER.half)
      const lean = Math.sin(angle) * 7
      pen.fill(
        curve(
          [
            [across, down + 11],
            [across - wide, down - 1],
            [across + lean, down - fall.between(15, 20)],
            [across + wide, down - 1],
          ],
          true,
        ),
      )
    }
  }
}
