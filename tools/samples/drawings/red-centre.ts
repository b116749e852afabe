import { chance, range } from '../studio/chance.ts'
import { mix, palette } from '../studio/palette.ts'
import { gouache, grain } from '../studio/printing.ts'
import { curve, disc, oval, type Point, points, ribbon } from '../studio/shapes.ts'
import { type Pen, type Sheet, sheet } from '../studio/sheet.ts'

/** A ghost gum before red ranges. */
export function redCentre(): Sheet {
  const picture = sheet([1200, 1600], '#e9c9a6')
  gouache(picture, drawSky, { seed: 1, dry: 0.25, streak: 0.07 })
  gouache(picture, (pen) => drawRange(pen, 820, '#b98a94', 2), { seed: 2, dry: 0.3, streak: 0.1 })
  gouache(picture, (pen) => drawRange(pen, 900, '#a65f52', 5), { seed: 3, dry: 0.3, streak: 0.12 })
  gouache(picture, (pen) => drawRange(pen, 1000, '#96412d', 9), { seed: 4, dry: 0.3, streak: 0.14 })
  gouache(picture, drawPlain, { seed: 5, dry: 0.3, streak: 0.14 })
  gouache(picture, drawTree, { seed: 6, dry: 0.15, streak: 0.1, turn: 1.5 })
  gouache(picture, drawLeaves, { seed: 7, dry: 0.4 })
  gouache(picture, drawSpinifex, { seed: 8, dry: 0.3 })
  grain(picture, { seed: 9 })
  return picture
}

function drawSky(pen: Pen) {
  for (const band of range(9)) {
    pen.fillStyle = mix('#7fb0b8', '#f5d3a5', (band / 8) ** 1.1)
    const y = band * 105 - 40
    pen.fill(
      curve(
        [
          [-60, y - 20],
          [320, y + 12],
          [800, y - 12],
          [1260, y],
          [1260, 1700],
          [-60, 1700],
        ],
        true,
      ),
    )
  }
  pen.fillStyle = '#fff0cd'
  pen.fill(disc(300, 380, 92))
}

function drawRange(pen: Pen, top: number, colour: string, seed: number) {
  const fall = chance(seed)
  const heights = range(9).map((step): Point => [-100 + step * 175, top - fall.between(-30, 120)])
  const outline = curve([...heights, [1400, 1700], [-100, 1700]], true)
  pen.fillStyle = colour
  pen.fill(outline)
  pen.save()
  pen.clip(outline)
  for (const [x, y] of heights) {
    for (const fold of range(3)) {
      const start = x + fold * 60 + fall.between(-20, 20)
      pen.fillStyle = mix(colour, palette.plum, 0.32)
      pen.fill(
        ribbon(
          [
            [start, y - 10],
            [start + 26, y + 70],
            [start + 12, y + 150],
            [start + 60, y + 260],
          ],
          (share) => 10 + 34 * share,
        ),
      )
      pen.fillStyle = mix(colour, '#f3b98a', 0.35)
      pen.fill(
        ribbon(
          [
            [start - 34, y],
            [start - 16, y + 60],
            [start - 40, y + 140],
          ],
          (share) => 14 * (1 - share) + 3,
        ),
      )
    }
  }
  pen.restore()
}

function drawPlain(pen: Pen) {
  const colours = ['#d9955c', '#c9733f', '#b85a32', '#a34a2a']
  for (const [band, colour] of colours.entries()) {
    const y = 1130 + band * 110
    pen.fillStyle = colour
    pen.fill(
      curve(
        [
          [-60, y],
          [300, y - 26],
          [760, y + 22],
          [1260, y - 18],
          [1260, 1700],
          [-60, 1700],
        ],
        true,
      ),
    )
  }
  pen.fillStyle = '#7c3424'
  pen.fill(curve(points('800,1404 960,1420 1240,1462 1240,1486 940,1446 786,1420'), true))
}

const LIMBS: readonly (readonly [readonly Point[], number, number])[] = [
  [points('770,1420 752,1220 800,1020 770,800'), 82, 46],
  [points('790,1020 880,860 960,760 1040,620'), 40, 12],
  [points('776,830 680,690 620,600 520,520'), 42, 12],
  [points('772,810 810,660 790,540 840,400'), 38, 10],
  [
    [
      [650, 640],
      [660, 520],
      [620, 420],
    ],
    20,
    7,
  ],
  [
    [
      [930, 800],
      [940, 660],
      [920, 560],
    ],
    20,
    7,
  ],
]

function drawTree(pen: Pen) {
  for (const [points, from, to] of LIMBS) {
    pen.fillStyle = '#fbf3e2'
    pen.fill(ribbon(points, (share) => from + (to - from) * share))
    pen.fillStyle = '#c9b3a6'
    pen.fill(
      ribbon(
        points.map(([x, y]): Point => [x + from * 0.27, y]),
        (share) => (from + (to - from) * share) * 0.42,
      ),
    )
  }
  pen.fillStyle = '#5c4a46'
  for (const [x, y, turn] of [
    [764, 1160, 0.2],
    [782, 960, -0.2],
    [900, 838, 0.9],
    [706, 722, -0.8],
  ] as const)
    pen.fill(oval(x, y, 7, 22, turn))
}

function drawLeaves(pen: Pen) {
  const fall = chance(31)
  const crowns = [
    [1040, 590, 110],
    [920, 530, 90],
    [840, 380, 120],
    [620, 400, 110],
    [510, 500, 100],
    [730, 480, 70],
  ] as const
  for (const colour of ['#40573f', '#64784a', '#93995a']) {
    pen.fillStyle = colour
    for (const [x, y, radius] of crowns) {
      for (const _ of range(44)) {
        const [turn, reach] = [fall.between(0, 2 * Math.PI), Math.sqrt(fall.next()) * radius]
        pen.fill(
          oval(
            x + Math.cos(turn) * reach,
            y + Math.sin(turn) * reach * 0.6,
            fall.between(12, 30),
            fall.between(5, 11),
            fall.around(0.5, 0.9),
          ),
        )
      }
    }
  }
}

function drawSpinifex(pen: Pen) {
  const fall = chance(77)
  const clumps = range(34)
    .map(() => fall.next())
    .sort((a, b) => a - b)
  for (const depth of clumps) {
    const [x, y] = [fall.between(-20, 1220), 1230 + depth * 350]
    const size = 26 + depth * 70
    for (const _ of range(26)) {
      const turn = -Math.PI / 2 + fall.around(0, 1.1)
      const reach = size * fall.between(0.6, 1.1)
      pen.fillStyle = fall.pick(['#d9b566', '#b99b52', '#8f7d43', '#efd58e'])
      pen.fill(
        ribbon(
          [
            [x, y],
            [x + Math.cos(turn) * reach * 0.6, y + Math.sin(turn) * reach * 0.7],
            [x + Math.cos(turn) * reach * 1.2, y + Math.sin(turn) * reach],
          ],
          (share) => (2 + size * 0.06) * (1 - share),
        ),
      )
    }
  }
}
