import { chance, range } from '../studio/chance.ts'
import { palette } from '../studio/palette.ts'
import { gouache, grain } from '../studio/printing.ts'
import { curve, disc, leaf, points, polygon, ribbon } from '../studio/shapes.ts'
import { at, type Pen, type Sheet, sheet } from '../studio/sheet.ts'

/** A magpie on a fence post at first light. */
export function magpie(): Sheet {
  const picture = sheet([1600, 1200], '#eed9bb')
  gouache(picture, drawSky, { seed: 1, dry: 0.2, streak: 0.045, turn: 0 })
  gouache(picture, drawPaddock, { seed: 2, dry: 0.35, streak: 0.12, turn: 0 })
  gouache(picture, drawFence, { seed: 3, dry: 0.25, streak: 0.16, turn: 1.57 })
  gouache(picture, drawGrass, { seed: 4, dry: 0.3 })
  gouache(picture, (pen) => at(pen, 312, 110, 0, 1, drawBird), { seed: 5, dry: 0.1, streak: 0.12, turn: 0.6 })
  grain(picture, { seed: 6 })
  return picture
}

function drawSky(pen: Pen) {
  pen.fillStyle = '#f2dfc3'
  pen.fillRect(-20, -20, 1640, 900)
  pen.fillStyle = '#f4c999'
  pen.fill(curve(points('-40,640 300,600 800,640 1300,590 1660,620 1660,900 -40,900'), true))
  pen.fillStyle = '#fbe7bd'
  pen.fill(disc(1270, 500, 170))
}

function drawPaddock(pen: Pen) {
  pen.fillStyle = '#b9b08c'
  pen.fill(curve(points('-60,800 260,716 620,744 1000,690 1330,720 1660,680 1700,1300 -60,1300'), true))
  pen.fillStyle = '#8f9a74'
  for (const [x, y, size] of [
    [180, 720, 60],
    [262, 730, 42],
    [1010, 690, 52],
    [1398, 704, 74],
    [1490, 700, 50],
  ] as const) {
    pen.fill(
      curve(
        [
          [x - size, y],
          [x - size * 0.8, y - size * 0.7],
          [x, y - size * 1.2],
          [x + size * 0.9, y - size * 0.6],
          [x + size, y],
        ],
        true,
      ),
    )
  }
  pen.fillStyle = '#d0b26c'
  pen.fill(curve(points('-60,930 400,850 900,900 1660,830 1700,1300 -60,1300'), true))
}

function drawFence(pen: Pen) {
  pen.strokeStyle = palette.umber
  pen.lineWidth = 5
  for (const y of [880, 1010])
    pen.stroke(
      curve([
        [-20, y - 20],
        [700, y + 16],
        [860, y + 14],
        [1640, y - 26],
      ]),
    )
  pen.fillStyle = palette.bark
  pen.fill(polygon(points('700,812 716,796 858,800 872,818 880,1240 690,1240')))
  pen.fillStyle = palette.umber
  pen.fill(polygon(points('820,800 858,800 872,818 880,1240 834,1240')))
}

function drawGrass(pen: Pen) {
  const fall = chance(4)
  for (const _ of range(240)) {
    const x = fall.between(-20, 1620)
    const y = fall.between(1110, 1230)
    pen.fillStyle = fall.pick(['#a3894b', '#8c7b45', palette.straw, '#7d7a4b'])
    at(pen, x, y, -Math.PI / 2 + fall.around(0, 0.5), 1, () =>
      pen.fill(leaf(fall.between(60, 190), 9, fall.between(-0.2, 0.2))),
    )
  }
}

/** In profile, facing right; about 800 by 700. */
function drawBird(pen: Pen) {
  const body = curve(
    points(`
      566,122 622,118 672,140 702,182 704,236 700,300 704,390 676,490 616,570 540,622 458,634 380,668
      250,756 120,842 84,838 78,806 180,700 280,584 352,470 430,350 488,262 516,176
    `),
    true,
  )
  pen.strokeStyle = palette.ink
  pen.lineWidth = 13
  for (const [x, foot] of [
    [500, 470],
    [560, 540],
  ] as const) {
    pen.stroke(
      curve([
        [x, 610],
        [x + 6, 660],
        [foot - 8, 702],
      ]),
    )
    for (const toe of [-44, -8, 34])
      pen.stroke(
        curve([
          [foot - 8, 700],
          [foot + toe, 712],
        ]),
      )
  }
  pen.fillStyle = palette.ink
  pen.fill(body)
  pen.save()
  pen.clip(body)
  pen.fillStyle = '#f7f2e8'
  pen.fill(curve(points('508,190 560,214 598,268 592,330 520,372 430,420 392,400 452,300'), true))
  pen.fill(curve(points('330,500 372,540 330,610 262,680 206,700 250,600'), true))
  pen.fill(curve(points('470,600 420,660 340,720 300,730 330,670 410,610'), true))
  pen.fillStyle = '#2c3a44'
  pen.fill(curve(points('610,360 570,460 470,560 350,640 230,730 300,600 400,480 500,400'), true))
  pen.fillStyle = '#f7f2e8'
  pen.fill(curve(points('598,372 566,420 500,470 400,530 388,512 470,440 540,392'), true))
  pen.strokeStyle = '#141a1c'
  pen.lineWidth = 5
  for (const feather of range(4))
    pen.stroke(
      curve([
        [520 - feather * 22, 520 + feather * 18],
        [400 - feather * 12, 606 + feather * 20],
        [256 - feather * 4, 716 + feather * 12],
      ]),
    )
  pen.restore()
  pen.fillStyle = '#a9b7bd'
  pen.fill(curve(points('690,168 740,172 800,190 846,214 800,216 740,222 698,226'), true))
  pen.fillStyle = palette.ink
  pen.fill(curve(points('798,189 850,216 798,215 790,202'), true))
  pen.fill(
    ribbon(
      [
        [694, 198],
        [750, 200],
        [806, 208],
      ],
      () => 4,
    ),
  )
  pen.fillStyle = palette.amber
  pen.fill(disc(646, 180, 15))
  pen.fillStyle = '#0d1213'
  pen.fill(disc(648, 180, 8))
  pen.fillStyle = '#ffffff'
  pen.fill(disc(651, 177, 2.6))
}
