import { chance, range } from '../studio/chance.ts'
import { mix, palette } from '../studio/palette.ts'
import { gouache, grain } from '../studio/printing.ts'
import { along, curve, disc, leaf, oval, type Point, points, polygon, ribbon } from '../studio/shapes.ts'
import { at, type Pen, type Sheet, sheet } from '../studio/sheet.ts'

type Vase = { x: number; base: number; colour: string; half: readonly Point[] }

/** Each half is its outline from the base up: how far out, how high. */
const VASES: readonly Vase[] = [
  {
    x: 390,
    base: 1270,
    colour: palette.clay,
    half: points('92,0 150,90 176,220 120,360 58,430 54,500 78,528'),
  },
  {
    x: 780,
    base: 1320,
    colour: palette.plaster,
    half: points('112,0 126,60 120,220 112,380 112,452 112,470'),
  },
  {
    x: 985,
    base: 1235,
    colour: palette.eucalyptus,
    half: points('70,0 128,70 130,160 70,240 50,262 64,282'),
  },
]

/** Three vases on a table in window light. */
export function vases(): Sheet {
  const picture = sheet([1200, 1600], '#dccbb2')
  gouache(
    picture,
    (pen) => {
      pen.fillStyle = '#e6d5bc'
      pen.fillRect(-20, -20, 1240, 1640)
    },
    { seed: 1, streak: 0.045, turn: 1.2 },
  )
  gouache(picture, drawWindowLight, { seed: 2, dry: 0.5 })
  gouache(
    picture,
    (pen) => {
      pen.fillStyle = '#a9714f'
      pen.fillRect(-20, 1180, 1240, 440)
      pen.fillStyle = '#b67d58'
      pen.fillRect(-20, 1180, 1240, 26)
    },
    { seed: 3, streak: 0.14, turn: 0 },
  )
  gouache(picture, drawShadows, { seed: 4, dry: 0.5 })
  gouache(picture, drawStems, { seed: 5, dry: 0.25, streak: 0.08 })
  gouache(
    picture,
    (pen) => {
      for (const vase of VASES) drawVase(pen, vase)
    },
    {
      seed: 6,
      dry: 0.15,
      streak: 0.08,
      turn: 1.57,
    },
  )
  gouache(picture, drawFruit, { seed: 7, dry: 0.15 })
  grain(picture, { seed: 8 })
  return picture
}

function outline({ x, base, half }: Vase, from = -1, to = 1) {
  const right = half.map(([out, up]): Point => [x + out * to, base - up])
  const left = half.map(([out, up]): Point => [x + out * from, base - up]).reverse()
  return curve([...right, ...left], true)
}

function drawVase(pen: Pen, vase: Vase) {
  pen.save()
  pen.clip(outline(vase))
  pen.fillStyle = vase.colour
  pen.fillRect(0, 0, 1200, 1600)
  pen.fillStyle = mix(vase.colour, palette.umber, 0.3)
  pen.fill(outline({ ...vase, x: vase.x + 8 }, 0.42, 1.1))
  pen.fillStyle = mix(vase.colour, '#fff3dc', 0.32)
  pen.fill(outline({ ...vase, x: vase.x - 2 }, -0.84, -0.58))
  if (vase.colour === palette.plaster) {
    pen.fillStyle = palette.deep
    for (const band of range(4)) pen.fillRect(0, vase.base - 130 - band * 62, 1200, 20)
  }
  pen.restore()
}

function drawWindowLight(pen: Pen) {
  pen.fillStyle = '#f3e3c6'
  for (const column of range(2)) {
    for (const row of range(3)) {
      const [x, y] = [150 + column * 330, 90 + row * 330 + column * 70]
      pen.fill(
        polygon([
          [x, y],
          [x + 290, y + 62],
          [x + 290, y + 350],
          [x, y + 288],
        ]),
      )
    }
  }
}

function drawShadows(pen: Pen) {
  pen.fillStyle = '#7d4d37'
  for (const { x, base, half } of VASES) pen.fill(oval(x + 120, base - 4, half[0]![0] + 130, 24, 0.06))
  pen.fill(oval(600, 1424, 120, 20))
  pen.fill(oval(440, 1462, 110, 18))
}

function drawStems(pen: Pen) {
  const fall = chance(4)
  const stems: readonly (readonly Point[])[] = [
    points('390,780 370,600 300,420 210,260'),
    points('395,780 410,560 440,360 420,170'),
    points('400,780 470,620 560,500 600,360'),
  ]
  for (const stem of stems) {
    pen.fillStyle = palette.bark
    pen.fill(ribbon(stem, () => 8))
    along(stem, 13)
      .slice(3)
      .forEach(({ x, y, turn }, step) => {
        at(pen, x, y, turn + (step % 2 ? 1 : -1) * 0.95, 1, () => {
          pen.fillStyle = fall.pick([palette.gum, palette.leaf, palette.sage])
          pen.fill(oval(52, 0, 50, 34))
        })
      })
  }
  for (const [x, top, turn] of [
    [740, 470, -0.1],
    [790, 360, 0.02],
    [850, 500, 0.14],
  ] as const) {
    pen.fillStyle = palette.leaf
    pen.fill(
      ribbon(
        [
          [780, 880],
          [(x + 780) / 2, 700],
          [x, top],
        ],
        () => 9,
      ),
    )
    at(pen, x, top, turn - Math.PI / 2, 1, () => {
      for (const petal of range(7)) {
        at(pen, 0, 0, (petal - 3) * 0.3, 1, () => {
          pen.fillStyle = petal % 2 ? palette.coral : palette.apricot
          pen.fill(leaf(130, 50))
        })
      }
    })
  }
}

function drawFruit(pen: Pen) {
  for (const [x, y, radius] of [
    [560, 1360, 74],
    [412, 1404, 66],
  ] as const) {
    pen.fillStyle = palette.amber
    pen.fill(disc(x, y, radius))
    pen.fillStyle = mix(palette.amber, palette.brick, 0.45)
    pen.fill(
      curve(
        [
          [x + radius * 0.45, y - radius * 0.85],
          [x + radius * 0.98, y],
          [x + radius * 0.4, y + radius * 0.9],
          [x - radius * 0.4, y + radius * 0.9],
          [x + radius * 0.3, y + radius * 0.4],
        ],
        true,
      ),
    )
    pen.fillStyle = '#f3c678'
    pen.fill(oval(x - radius * 0.4, y - radius * 0.4, radius * 0.24, radius * 0.16, -0.7))
  }
}
