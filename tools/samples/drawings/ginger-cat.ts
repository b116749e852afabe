import { palette } from '../studio/palette.ts'
import { gouache, grain } from '../studio/printing.ts'
import { curve, disc, leaf, oval, points, polygon, ribbon } from '../studio/shapes.ts'
import { at, type Pen, type Sheet, sheet } from '../studio/sheet.ts'

/** A ginger cat, sitting in profile by a window plant. */
export function gingerCat(): Sheet {
  const picture = sheet([1400, 1400], '#2f5c5d')
  gouache(
    picture,
    (pen) => {
      pen.fillStyle = '#356566'
      pen.fillRect(-20, -20, 1440, 1440)
      pen.fillStyle = '#f0d6ae'
      pen.fill(disc(760, 560, 400))
    },
    { seed: 1, streak: 0.05, turn: 0.4 },
  )
  gouache(
    picture,
    (pen) => {
      pen.fillStyle = palette.clay
      pen.fillRect(-20, 1160, 1440, 260)
      pen.fillStyle = '#cf7a50'
      pen.fillRect(-20, 1160, 1440, 34)
    },
    { seed: 2, streak: 0.12 },
  )
  gouache(picture, drawPlant, { seed: 3, dry: 0.2, streak: 0.08 })
  gouache(picture, drawCat, { seed: 4, dry: 0.1, streak: 0.1, turn: 1.3 })
  grain(picture, { seed: 5 })
  return picture
}

function drawCat(pen: Pen) {
  pen.fillStyle = '#c9702f'
  pen.fill(ribbon(points('560,1150 400,1190 250,1170 190,1070 240,990'), (share) => 66 - 34 * share))
  pen.fill(disc(240, 990, 16))
  const body = curve(
    points(`
      842,330 880,372 930,402 974,440 1000,486 996,520 960,540 910,556 880,600 876,680 890,780 890,900
      880,1020 900,1120 960,1150 940,1180 820,1184 700,1184 560,1190 470,1160 430,1060 456,920 530,780
      610,660 680,560 706,450
    `),
    true,
  )
  pen.fillStyle = '#dd8a3f'
  pen.fill(body)
  pen.fill(curve(points('720,420 716,320 738,238 790,280 846,346'), true))
  pen.fill(curve(points('800,360 826,288 862,236 884,300 886,384'), true))
  pen.save()
  pen.clip(body)
  pen.fillStyle = '#f6e7cf'
  pen.fill(curve(points('1010,500 960,500 900,540 850,620 840,720 846,860 880,900 960,800 960,600'), true))
  pen.fill(curve(points('820,1130 900,1110 980,1150 960,1200 800,1200'), true))
  pen.fillStyle = '#c06a2a'
  for (const [x, y, turn] of [
    [470, 960, 0.5],
    [500, 1040, 0.35],
    [540, 880, 0.7],
    [590, 800, 0.8],
    [650, 720, 0.85],
  ] as const) {
    at(pen, x - 60, y - 10, turn, 1, () => pen.fill(leaf(200, 36, 0.12)))
  }
  pen.fill(ribbon(points('700,1190 716,1080 680,960 600,900'), (share) => 15 * (1 - share) + 4))
  pen.fill(
    ribbon(
      [
        [812, 1184],
        [822, 1040],
        [806, 900],
      ],
      (share) => 12 * (1 - share) + 3,
    ),
  )
  for (const [x, y] of [
    [742, 400],
    [782, 380],
    [820, 376],
  ] as const)
    pen.fill(
      ribbon(
        [
          [x, y - 30],
          [x + 10, y + 20],
          [x + 8, y + 56],
        ],
        (share) => 15 * (1 - share) + 2,
      ),
    )
  pen.restore()
  pen.fillStyle = '#eeb08a'
  pen.fill(curve(points('744,380 738,320 748,274 784,312 812,352'), true))
  pen.fillStyle = '#7c9a52'
  pen.fill(curve(points('884,446 906,426 934,436 940,456 910,464'), true))
  pen.fillStyle = palette.ink
  pen.fill(oval(918, 446, 7, 16))
  pen.fillStyle = '#b4554a'
  pen.fill(curve(points('982,470 1006,478 1004,500 984,496'), true))
  pen.strokeStyle = '#6b3a1c'
  pen.lineWidth = 5
  pen.stroke(
    curve([
      [990, 514],
      [964, 524],
      [936, 520],
    ]),
  )
  pen.strokeStyle = '#fff6e4'
  pen.lineWidth = 3
  for (const lift of [-26, 4, 34])
    pen.stroke(
      curve([
        [962, 506],
        [1050, 500 + lift],
        [1130, 486 + lift * 2],
      ]),
    )
}

function drawPlant(pen: Pen) {
  pen.fillStyle = palette.plaster
  pen.fill(polygon(points('1080,960 1300,960 1270,1170 1110,1170')))
  pen.fillStyle = '#cfc3ad'
  pen.fill(polygon(points('1220,960 1300,960 1270,1170 1210,1170')))
  for (const [turn, length, colour] of [
    [-1.57, 420, palette.leaf],
    [-1.95, 380, palette.gum],
    [-1.2, 380, palette.eucalyptus],
    [-2.3, 300, palette.leaf],
    [-0.85, 300, palette.gum],
    [-1.72, 300, palette.sage],
  ] as const) {
    at(pen, 1190, 966, turn, 1, () => {
      pen.fillStyle = colour
      pen.fill(leaf(length, 84, turn < -1.57 ? -0.12 : 0.12))
    })
  }
}
