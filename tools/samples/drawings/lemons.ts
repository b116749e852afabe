import { chance, range } from '../studio/chance.ts'
import { mix, palette } from '../studio/palette.ts'
import { gouache, grain } from '../studio/printing.ts'
import { along, curve, disc, leaf, type Point, points, ribbon, vein } from '../studio/shapes.ts'
import { at, type Pen, type Sheet, sheet } from '../studio/sheet.ts'

const BRANCH: readonly Point[] = points('60,240 360,300 720,480 1010,560 1360,640')
const LEMONS = [
  [430, 710, 0.35, 1.06],
  [820, 940, -0.25, 1.16],
  [1130, 470, 0.7, 0.86],
] as const
const TWIGS = [
  [
    [380, 402],
    [410, 490],
    [418, 570],
  ],
  [
    [760, 580],
    [800, 690],
    [822, 780],
  ],
  [
    [980, 645],
    [1040, 590],
    [1090, 560],
  ],
] as const

/** A lemon branch in gouache. */
export function lemons(): Sheet {
  const picture = sheet([1400, 1400], '#bcd0c4')
  gouache(
    picture,
    (pen) => {
      pen.fillStyle = '#c6d8cb'
      pen.fillRect(-20, -20, 1440, 1440)
    },
    { seed: 1, streak: 0.045, turn: 0.3 },
  )
  gouache(picture, (pen) => drawLeaves(pen, 1, palette.gum), { seed: 2 })
  gouache(
    picture,
    (pen) => {
      pen.fillStyle = palette.bark
      pen.fill(ribbon(BRANCH, (share) => 26 - 12 * share))
      for (const twig of TWIGS) pen.fill(ribbon(twig, () => 11))
    },
    { seed: 3, dry: 0.2 },
  )
  gouache(picture, (pen) => drawLeaves(pen, 2, palette.eucalyptus), { seed: 4, streak: 0.08 })
  gouache(picture, (pen) => eachLemon(pen, () => drawLemon(pen, palette.wattle)), { seed: 5, dry: 0.15 })
  gouache(picture, (pen) => eachLemon(pen, () => drawShade(pen)), { seed: 6, dry: 0.6 })
  gouache(picture, (pen) => eachLemon(pen, () => drawLight(pen)), { seed: 7, dry: 0.8 })
  gouache(picture, drawBlossom, { seed: 8, dry: 0.25 })
  grain(picture, { seed: 9 })
  return picture
}

function drawLeaves(pen: Pen, seed: number, colour: string) {
  const fall = chance(seed * 7)
  along(BRANCH, 15).forEach(({ x, y, turn }, step) => {
    const side = step % 2 ? 1 : -1
    const length = fall.between(210, 320)
    at(pen, x, y, turn + side * fall.between(0.5, 1.15) + seed * 0.2, 1, () => {
      pen.fillStyle = mix(colour, palette.bush, fall.between(0, 0.3))
      pen.fill(leaf(length, fall.between(88, 116), side * -0.14))
      pen.strokeStyle = mix(colour, palette.paper, 0.45)
      pen.lineWidth = 5
      pen.stroke(vein(length, side * -0.14, 0.82))
    })
  })
}

function eachLemon(pen: Pen, draw: () => void) {
  for (const [x, y, turn, scale] of LEMONS) at(pen, x, y, turn, scale, draw)
}

function drawLemon(pen: Pen, colour: string) {
  pen.fillStyle = colour
  pen.fill(
    curve(
      points(`
        0,-205 58,-176 128,-92 140,14 96,122 36,176 0,214 -36,176 -96,122 -140,14 -128,-92 -58,-176
      `),
      true,
    ),
  )
}

function drawShade(pen: Pen) {
  pen.fillStyle = '#cf9420'
  pen.fill(
    curve(points('58,-150 124,-88 136,14 94,118 34,172 2,206 -34,170 -70,138 16,120 74,40 88,-60'), true),
  )
}

function drawLight(pen: Pen) {
  pen.fillStyle = '#f8dd84'
  pen.fill(curve(points('-52,-140 -92,-84 -104,-10 -84,30 -72,-40 -44,-100'), true))
}

function drawBlossom(pen: Pen) {
  for (const [x, y, scale] of [
    [250, 420, 1],
    [1180, 730, 0.86],
    [640, 500, 0.72],
  ] as const) {
    at(pen, x, y, 0.2, scale, () => {
      for (const petal of range(5)) {
        at(pen, 0, 0, (petal / 5) * 2 * Math.PI, 1, () => {
          pen.fillStyle = petal % 2 ? palette.paper : '#fffaf0'
          pen.fill(leaf(88, 54))
        })
      }
      pen.fillStyle = palette.amber
      for (const dot of range(9)) pen.fill(disc(Math.cos(dot * 0.7) * 16, Math.sin(dot * 0.7) * 16, 5))
    })
  }
}
