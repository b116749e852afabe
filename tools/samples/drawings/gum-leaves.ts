import { chance, range } from '../studio/chance.ts'
import { palette } from '../studio/palette.ts'
import { grain, wash } from '../studio/printing.ts'
import { along, disc, leaf, oval, type Point, points, ribbon, vein } from '../studio/shapes.ts'
import { at, type Pen, type Sheet, sheet } from '../studio/sheet.ts'

const TWIGS: readonly (readonly Point[])[] = [
  points('-20,120 260,150 560,260 800,300 1010,400'),
  points('400,195 470,420 460,700 520,980'),
  points('690,285 790,520 800,800 760,1060'),
  points('180,140 210,360 190,560 230,800'),
]
const BLOSSOMS: readonly Point[] = [
  [640, 300],
  [505, 640],
  [880, 420],
]

/** Hanging gum leaves with red blossom, in watercolour. */
export function gumLeaves(): Sheet {
  const picture = sheet([1200, 1600], palette.paper)
  wash(picture, (pen) => drawLeaves(pen, 1, [palette.sage, '#b9c3ab', palette.mist]), {
    seed: 1,
    strength: 0.6,
    wander: 8,
  })
  wash(picture, (pen) => drawLeaves(pen, 2, [palette.gum, palette.sage, '#c7a98f']), {
    seed: 2,
    strength: 0.68,
  })
  wash(picture, (pen) => drawLeaves(pen, 3, [palette.leaf, palette.eucalyptus, palette.gum]), {
    seed: 3,
    strength: 0.66,
  })
  wash(picture, drawTwigs, { seed: 4, strength: 0.8, wander: 3 })
  wash(picture, (pen) => drawStamens(pen, palette.coral, 300, 88, 4), { seed: 5, strength: 0.7, wander: 3 })
  wash(picture, (pen) => drawStamens(pen, palette.waratah, 240, 76, 6), { seed: 6, strength: 0.8, wander: 2 })
  grain(picture, { seed: 7, strength: 1.3 })
  return picture
}

function drawTwigs(pen: Pen) {
  pen.fillStyle = '#8a5a48'
  TWIGS.forEach((twig, at) => {
    pen.fill(ribbon(twig, (share) => (at === 0 ? 15 : 9) - (at === 0 ? 9 : 6) * share))
  })
  for (const [x, y] of BLOSSOMS) {
    pen.fill(oval(x, y - 4, 17, 20))
    for (const [nutX, nutY, radius] of [
      [x - 46, y - 42, 15],
      [x + 40, y - 46, 13],
    ] as const) {
      pen.fill(disc(nutX, nutY, radius))
      pen.fill(
        ribbon(
          [
            [nutX, nutY],
            [(nutX + x) / 2, y - 44],
            [x, y - 18],
          ],
          () => 5,
        ),
      )
    }
  }
}

/** Keeps the paper white where blossom will be. */
function leaveRoom(pen: Pen) {
  pen.globalCompositeOperation = 'destination-out'
  for (const [x, y] of BLOSSOMS) {
    pen.beginPath()
    pen.arc(x, y + 6, 64, 0, Math.PI)
    pen.fill()
  }
  pen.globalCompositeOperation = 'source-over'
}

/** Sickles that hang from every twig. */
function drawLeaves(pen: Pen, seed: number, colours: readonly string[]) {
  const fall = chance(seed * 13)
  for (const twig of TWIGS) {
    for (const { x, y, share } of along(twig, 11)) {
      if (fall.is(0.34) || share < 0.05) continue
      const length = fall.between(260, 400)
      const bend = fall.between(0.14, 0.34) * fall.pick([-1, 1])
      at(pen, x, y, Math.PI / 2 + fall.around(0, 0.75), 1, () => {
        pen.fillStyle = fall.pick(colours)
        pen.fill(leaf(length, fall.between(50, 76), bend))
        pen.globalCompositeOperation = 'destination-out'
        pen.lineWidth = 2.6
        pen.stroke(vein(length, bend))
        pen.globalCompositeOperation = 'source-over'
      })
    }
  }
  leaveRoom(pen)
}

function drawStamens(pen: Pen, colour: string, count: number, reach: number, seed: number) {
  const fall = chance(seed)
  pen.strokeStyle = colour
  pen.fillStyle = colour
  for (const [x, y] of BLOSSOMS) {
    for (const _ of range(count)) {
      const turn = fall.between(0.1, Math.PI - 0.1)
      const length = reach * fall.between(0.55, 1.1)
      const [tipX, tipY] = [x + Math.cos(turn) * length, y + 8 + Math.sin(turn) * length]
      pen.lineWidth = 2
      pen.beginPath()
      pen.moveTo(x + Math.cos(turn) * 8, y + 8)
      pen.quadraticCurveTo(
        x + Math.cos(turn) * length * 0.7,
        y + 8 + Math.sin(turn) * length * 0.4,
        tipX,
        tipY,
      )
      pen.stroke()
      pen.fill(disc(tipX, tipY, 2.8))
    }
  }
}
