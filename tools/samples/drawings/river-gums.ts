import { chance, range } from '../studio/chance.ts'
import { mix } from '../studio/palette.ts'
import { gouache, grain } from '../studio/printing.ts'
import { curve, oval, type Point, points, ribbon } from '../studio/shapes.ts'
import { at, type Drawing, type Pen, type Sheet, sheet } from '../studio/sheet.ts'

/** The tree stands at its foot: a trunk and what leaves it, each with its width at both ends. */
const TREE: readonly (readonly [readonly Point[], number, number])[] = [
  [points('0,20 -14,-160 26,-330 6,-520'), 104, 52],
  [points('14,-300 110,-440 190,-560 300,-640'), 46, 14],
  [points('10,-470 -80,-590 -170,-650 -260,-760'), 46, 12],
  [points('8,-500 50,-640 40,-760 90,-880'), 44, 12],
  [
    [
      [-60, -570],
      [-90, -700],
      [-60, -820],
    ],
    24,
    8,
  ],
  [
    [
      [160, -520],
      [210, -660],
      [190, -760],
    ],
    22,
    8,
  ],
]
const CROWNS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [300, -690, 130],
  [200, -800, 130],
  [90, -920, 140],
  [-70, -880, 130],
  [-260, -800, 150],
  [-170, -700, 100],
  [380, -620, 80],
]

/** River red gums at a bend of the Murray, late in the day. */
export function riverGums(): Sheet {
  const picture = sheet([1600, 1200], '#f0d9b4')
  gouache(picture, drawSky, { seed: 1, dry: 0.3, streak: 0.07 })
  gouache(picture, drawFarBank, { seed: 2, dry: 0.35, streak: 0.1 })
  gouache(picture, drawRiver, { seed: 3, dry: 0.25, streak: 0.14 })
  gouache(picture, drawBank, { seed: 5, dry: 0.3, streak: 0.12 })
  for (const [place, tree] of TREES.entries()) {
    const [x, y, scale, flip] = tree
    const placed =
      (draw: Drawing): Drawing =>
      (pen) =>
        at(pen, x, y, 0, scale, () => {
          pen.scale(flip, 1)
          draw(pen)
        })
    gouache(picture, placed(drawTrunk), { seed: 10 + place, dry: 0.2, streak: 0.16, turn: 1.5 })
    gouache(
      picture,
      placed((pen) => drawCrown(pen, place)),
      { seed: 20 + place, dry: 0.45, streak: 0.08 },
    )
  }
  gouache(picture, drawReeds, { seed: 31, dry: 0.3 })
  grain(picture, { seed: 32 })
  return picture
}

const TREES = [
  [860, 738, 0.36, -1],
  [1340, 930, 0.74, 1],
  [360, 1010, 0.98, 1],
] as const

function drawSky(pen: Pen) {
  for (const band of range(6)) {
    pen.fillStyle = mix('#cfd9cf', '#f6cf9b', band / 5)
    pen.fill(
      curve(
        [
          [-60, band * 120 - 60],
          [500, band * 120 - 26],
          [1100, band * 120 - 56],
          [1660, band * 120 - 40],
          [1660, 1300],
          [-60, 1300],
        ],
        true,
      ),
    )
  }
}

function drawFarBank(pen: Pen) {
  pen.fillStyle = '#b7a58c'
  pen.fill(curve(points('-40,640 200,610 480,640 760,600 1100,636 1400,600 1660,630 1660,800 -40,800'), true))
  const fall = chance(8)
  pen.fillStyle = '#94976f'
  for (const _ of range(46))
    pen.fill(
      oval(fall.between(-20, 1620), fall.between(660, 706), fall.between(30, 80), fall.between(20, 46)),
    )
  pen.fillStyle = '#d3a771'
  pen.fill(curve(points('-60,712 400,722 900,708 1660,726 1660,860 -60,860'), true))
}

function drawRiver(pen: Pen) {
  const river = curve(
    points('-60,770 500,760 1100,750 1660,772 1660,1010 1240,1080 900,1180 760,1300 -60,1300'),
    true,
  )
  pen.save()
  pen.clip(river)
  for (const band of range(9)) {
    pen.fillStyle = mix('#efc793', '#7fa39a', band / 8)
    pen.fill(
      curve(
        [
          [-60, 740 + band * 52],
          [700, 756 + band * 52],
          [1660, 734 + band * 52],
          [1660, 1300],
          [-60, 1300],
        ],
        true,
      ),
    )
  }
  const fall = chance(5)
  for (const _ of range(90)) {
    const [x, y] = [fall.between(0, 1600), fall.between(780, 1190)]
    pen.fillStyle = fall.pick(['#f6dcae', '#8a8f6d', '#6d8f86', '#c39a6b'])
    pen.globalAlpha = 0.6
    pen.fill(
      ribbon(
        [
          [x, y],
          [x + fall.between(50, 90), y + fall.around(0, 5)],
          [x + fall.between(110, 240), y],
        ],
        (share) => 8 * Math.sin(Math.PI * share),
      ),
    )
  }
  pen.restore()
}

function drawBank(pen: Pen) {
  pen.fillStyle = '#bf7d4f'
  pen.fill(curve(points('700,1300 830,1170 1100,1010 1330,930 1660,880 1700,1300'), true))
  pen.fillStyle = '#d69a63'
  pen.fill(curve(points('860,1170 1120,1014 1350,934 1660,884 1660,930 1380,980 1140,1070 940,1220'), true))
  pen.fillStyle = '#a9663f'
  pen.fill(curve(points('-80,1000 200,984 460,1010 620,1060 680,1130 640,1300 -80,1300'), true))
  pen.fillStyle = '#c98a55'
  pen.fill(
    curve(points('-80,994 200,976 460,1002 640,1060 690,1130 560,1080 380,1040 140,1024 -80,1040'), true),
  )
}

function drawTrunk(pen: Pen) {
  for (const [points, from, to] of TREE) {
    pen.fillStyle = '#e7d3b6'
    pen.fill(ribbon(points, (share) => from + (to - from) * share))
    pen.fillStyle = '#a98468'
    pen.fill(
      ribbon(
        points.map(([x, y]): Point => [x + from * 0.24, y]),
        (share) => (from + (to - from) * share) * 0.5,
      ),
    )
    pen.fillStyle = '#fbefd8'
    pen.fill(
      ribbon(
        points.map(([x, y]): Point => [x - from * 0.26, y]),
        (share) => (from + (to - from) * share) * 0.22,
      ),
    )
  }
  pen.fillStyle = '#8a5f45'
  for (const [x, y, turn] of [
    [-10, -120, 0.2],
    [14, -230, -0.1],
    [0, -390, 0.1],
  ] as const)
    pen.fill(oval(x, y, 9, 34, turn))
}

function drawCrown(pen: Pen, seed: number) {
  const fall = chance(40 + seed)
  for (const [colour, count, lift, size] of [
    ['#4f6447', 30, 14, 0.4],
    ['#6f8357', 26, -6, 0.34],
    ['#9aa765', 18, -30, 0.26],
    ['#c9bd72', 8, -46, 0.18],
  ] as const) {
    pen.fillStyle = colour
    for (const [x, y, radius] of CROWNS) {
      for (const _ of range(count)) {
        const [turn, reach] = [fall.between(0, 2 * Math.PI), Math.sqrt(fall.next()) * radius]
        pen.fill(
          oval(
            x + Math.cos(turn) * reach - lift * 0.4,
            y + Math.sin(turn) * reach * 0.56 + lift * 0.7,
            radius * size * fall.between(0.5, 1),
            radius * size * fall.between(0.22, 0.4),
            fall.around(0, 0.3),
          ),
        )
      }
    }
  }
}

function drawReeds(pen: Pen) {
  const fall = chance(6)
  for (const _ of range(150)) {
    const x = fall.between(-20, 760)
    const foot = 1150 + (x / 760) * 60 + fall.between(0, 60)
    pen.fillStyle = fall.pick(['#5d6a3f', '#7c7d47', '#a59551', '#3f4d35'])
    const lean = fall.around(0, 46)
    pen.fill(
      ribbon(
        [
          [x, foot],
          [x + lean * 0.4, foot - 70],
          [x + lean, foot - fall.between(110, 180)],
        ],
        (share) => 9 * (1 - share),
      ),
    )
  }
}
