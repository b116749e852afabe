import { chance, range } from '../studio/chance.ts'
import { write } from '../studio/lettering.ts'
import { fractal } from '../studio/noise.ts'
import { palette } from '../studio/palette.ts'
import { grain } from '../studio/printing.ts'
import { curve, type Point, points, polygon, ribbon } from '../studio/shapes.ts'
import { type Pen, type Sheet, sheet } from '../studio/sheet.ts'

const MAP = { left: 90, top: 90, width: 1020, height: 1180 }
const BLOCK = 46
const RIVER: readonly Point[] = points('-60,420 230,520 420,700 640,760 820,900 940,1130 1260,1300')
const RAILWAY: readonly Point[] = points('-40,1120 300,930 560,640 720,300 760,-40')

const bendX = fractal(5, 3)
const bendY = fractal(9, 3)

/** The streets of a town that is nowhere: two grids that meet at a river. */
export function townMap(): Sheet {
  const print = sheet([1200, 1600], palette.paper)
  const { pen } = print
  pen.save()
  pen.beginPath()
  pen.rect(MAP.left, MAP.top, MAP.width, MAP.height)
  pen.clip()
  pen.fillStyle = palette.bush
  pen.fillRect(0, 0, 1200, 1600)
  pen.fillStyle = palette.eucalyptus
  pen.fill(ribbon(RIVER, (share) => 330 + 40 * Math.sin(share * 7), 120))
  drawHouses(pen)
  drawParks(pen)
  drawStreets(pen)
  drawWater(pen)
  drawMainRoads(pen)
  pen.restore()
  write(pen, 'Wattle Bend', 600, 1424, { face: 'Newsreader', size: 108, weight: 380, colour: palette.bush })
  write(pen, 'WHERE THE RIVER TURNS', 600, 1502, {
    face: 'Hanken',
    size: 28,
    weight: 500,
    spacing: 10,
    colour: palette.clay,
  })
  grain(print, { seed: 5 })
  return print
}

/** Which way the streets of a place run: along the river in the north, square to the railway in the south. */
function street(u: number, v: number, grid: 0 | 1): Point {
  const turn = grid === 0 ? 0.32 : -0.42
  const [x, y] = [u * BLOCK * 1.25, v * BLOCK]
  const px = 600 + x * Math.cos(turn) - y * Math.sin(turn)
  const py = 700 + x * Math.sin(turn) + y * Math.cos(turn)
  return [px + 66 * bendX(px / 420, py / 420), py + 66 * bendY(px / 420, py / 420)]
}

function sideOf([x, y]: Point): 0 | 1 {
  const river = 400 + 0.78 * x + 60 * Math.sin(x / 190)
  return y < river ? 0 : 1
}

function eachBlock(
  draw: (
    corners: readonly Point[],
    fall: ReturnType<typeof chance>,
    main: readonly [boolean, boolean],
  ) => void,
) {
  const fall = chance(14)
  for (const grid of [0, 1] as const) {
    for (let u = -24; u < 24; u++) {
      for (let v = -26; v < 26; v++) {
        const corners = [
          street(u, v, grid),
          street(u + 1, v, grid),
          street(u + 1, v + 1, grid),
          street(u, v + 1, grid),
        ] as const
        if (corners.some((corner) => sideOf(corner) !== grid)) continue
        draw(corners, fall, [u % 6 === 0, v % 7 === 0])
      }
    }
  }
}

function within(corners: readonly Point[], across: number, down: number): Point {
  const [a, b, c, d] = corners as readonly [Point, Point, Point, Point]
  const axis = (k: 0 | 1) =>
    (a[k] * (1 - across) + b[k] * across) * (1 - down) + (d[k] * (1 - across) + c[k] * across) * down
  return [axis(0), axis(1)]
}

function drawHouses(pen: Pen) {
  eachBlock((corners, fall) => {
    const lots = 4
    for (const row of [0.14, 0.56]) {
      for (const lot of range(lots)) {
        if (fall.is(0.12)) continue
        const [from, to] = [0.1 + (lot / lots) * 0.82, 0.1 + ((lot + fall.between(0.5, 0.85)) / lots) * 0.82]
        const deep = fall.between(0.18, 0.3)
        pen.fillStyle = fall.is(0.06) ? palette.clay : '#3f6152'
        pen.fill(
          polygon([
            within(corners, from, row),
            within(corners, to, row),
            within(corners, to, row + deep),
            within(corners, from, row + deep),
          ]),
        )
      }
    }
  })
}

function drawParks(pen: Pen) {
  pen.fillStyle = '#6f9276'
  for (const [grid, u, v, wide, deep] of [
    [0, -4, -8, 4, 3],
    [1, -3, 5, 5, 3],
    [0, 5, -5, 2, 4],
    [1, 3, -1, 2, 2],
    [1, -8, 2, 2, 2],
  ] as const) {
    pen.fill(
      polygon([
        street(u + 0.06, v + 0.06, grid),
        street(u + wide - 0.06, v + 0.06, grid),
        street(u + wide - 0.06, v + deep - 0.06, grid),
        street(u + 0.06, v + deep - 0.06, grid),
      ]),
    )
  }
}

function drawStreets(pen: Pen) {
  pen.strokeStyle = '#e9dcc2'
  eachBlock((corners, fall, [mainU, mainV]) => {
    const [a, b, , d] = corners as readonly [Point, Point, Point, Point]
    const line = (to: Point, width: number) => {
      pen.lineWidth = width
      pen.beginPath()
      pen.moveTo(...a)
      pen.lineTo(...to)
      pen.stroke()
    }
    if (mainV || fall.is(0.94)) line(b, mainV ? 7 : 3.2)
    if (mainU || fall.is(0.86)) line(d, mainU ? 7 : 3.2)
  })
}

function drawWater(pen: Pen) {
  pen.fillStyle = '#e9dcc2'
  pen.fill(ribbon(RIVER, (share) => 92 + 26 * Math.sin(share * 9), 120))
  pen.fillStyle = '#8fbcbd'
  pen.fill(ribbon(RIVER, (share) => 76 + 26 * Math.sin(share * 9), 120))
}

function drawMainRoads(pen: Pen) {
  pen.strokeStyle = '#e9dcc2'
  pen.lineWidth = 12
  const roads: readonly (readonly Point[])[] = [
    points('240,-40 330,300 400,620 520,900 560,1340'),
    points('1180,240 860,420 690,700 560,940 240,1240 60,1340'),
    points('-40,760 260,760 420,880 760,1090 1240,1010'),
  ]
  for (const road of roads) pen.stroke(curve(road))
  pen.strokeStyle = palette.apricot
  pen.lineWidth = 5
  pen.stroke(curve(RAILWAY))
  pen.setLineDash([2, 14])
  pen.lineCap = 'butt'
  pen.lineWidth = 14
  pen.stroke(curve(RAILWAY))
  pen.setLineDash([])
}
