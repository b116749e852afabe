import { chance, range } from '../studio/chance.ts'
import { setFace } from '../studio/lettering.ts'
import { palette } from '../studio/palette.ts'
import { gouache, grain } from '../studio/printing.ts'
import { curve, disc, oval, type Point, points, polygon, ribbon } from '../studio/shapes.ts'
import { type Pen, type Sheet, sheet } from '../studio/sheet.ts'

/** A height chart: one giraffe, two metres of centimetres. */
export function heightChart(): Sheet {
  const picture = sheet([640, 1600], '#e9eddf')
  gouache(
    picture,
    (pen) => {
      pen.fillStyle = palette.gum
      pen.fill(curve(points('-40,1500 200,1470 460,1490 700,1460 700,1700 -40,1700'), true))
      pen.fillStyle = palette.paper
      for (const [x, y] of [
        [430, 150],
        [560, 560],
        [250, 640],
      ] as const)
        for (const [dx, dy, radius] of [
          [0, 0, 40],
          [50, -18, 52],
          [106, 4, 36],
        ] as const)
          pen.fill(disc(x + dx - 30, y + dy, radius))
    },
    { seed: 1, streak: 0.07 },
  )
  gouache(picture, drawGiraffe, { seed: 2, dry: 0.1, streak: 0.09, turn: 1.5 })
  gouache(picture, drawScale, { seed: 3, dry: 0.05 })
  grain(picture, { seed: 4 })
  return picture
}

function drawGiraffe(pen: Pen) {
  const neck: readonly Point[] = points('330,1130 350,900 400,640 430,380')
  pen.fillStyle = '#c9963f'
  pen.fill(ribbon(points('188,1120 176,1150 176,1190 182,1230'), (share) => 13 - 6 * share))
  pen.fillStyle = palette.umber
  pen.fill(oval(183, 1246, 12, 24, -0.15))
  pen.fillStyle = palette.bark
  for (const x of [430, 462])
    pen.fill(
      ribbon(
        [
          [x, 300],
          [x + 6, 250],
          [x + 4, 220],
        ],
        (share) => (share > 0.8 ? 26 : 12),
      ),
    )
  pen.fillStyle = '#e2b45e'
  for (const x of [236, 330, 200, 372])
    pen.fill(
      polygon([
        [x, 1200],
        [x + 44, 1200],
        [x + 36, 1520],
        [x + 8, 1520],
      ]),
    )
  pen.fill(
    curve(points('170,1130 230,1070 330,1050 420,1090 440,1180 410,1270 300,1300 200,1280 160,1210'), true),
  )
  pen.fill(ribbon(neck, (share) => 150 - 70 * share))
  pen.fill(curve(points('386,330 430,288 490,296 540,340 586,380 590,416 546,430 480,420 420,424'), true))
  pen.fill(curve(points('396,320 350,300 326,312 356,338 400,352'), true))
  pen.fillStyle = palette.clay
  const fall = chance(8)
  for (const step of range(15)) {
    const share = step / 14
    const [x, y] = [338 + 86 * share ** 1.2, 1110 - 690 * share]
    for (const side of [-1, 1])
      pen.fill(
        oval(x + side * (34 - 14 * share), y + side * 14, 22 - 8 * share, 19 - 6 * share, fall.between(0, 2)),
      )
  }
  for (const [x, y] of points(
    '220,1140 280,1110 350,1130 230,1210 300,1190 370,1210 270,1260 340,1270 410,1160',
  ))
    pen.fill(oval(x, y, 26, 21, x / 60))
  pen.fillStyle = '#f0d39a'
  pen.fill(curve(points('530,350 586,380 592,416 546,430 516,400'), true))
  pen.fillStyle = palette.ink
  pen.fill(disc(478, 346, 10))
  pen.fill(disc(572, 388, 5))
  pen.fillStyle = palette.umber
  for (const x of [236, 330, 200, 372]) pen.fillRect(x + 6, 1500, 34, 24)
}

function drawScale(pen: Pen) {
  pen.fillStyle = palette.bush
  pen.fillRect(56, 60, 5, 1480)
  for (const centimetres of range(141)) {
    const y = 1520 - centimetres * 10.2
    const isTen = centimetres % 10 === 0
    pen.fillRect(56, y, isTen ? 54 : centimetres % 5 === 0 ? 32 : 18, isTen ? 5 : 3)
    if (!isTen) continue
    setFace(pen, 'Hanken', 26, { weight: 600 })
    pen.textAlign = 'left'
    pen.fillText(`${40 + centimetres}`, 120, y + 11)
  }
}
