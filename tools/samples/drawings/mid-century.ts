import { range } from '../studio/chance.ts'
import { palette } from '../studio/palette.ts'
import { gouache, grain } from '../studio/printing.ts'
import { curve, disc, leaf, oval, type Point, points, polygon, ribbon } from '../studio/shapes.ts'
import { at, type Pen, type Sheet, sheet } from '../studio/sheet.ts'

/** Sun, stones and a leaf in balance. */
export function balance(): Sheet {
  const picture = sheet([1200, 1600], '#f0e6d3')
  gouache(
    picture,
    (pen) => {
      pen.fillStyle = palette.apricot
      pen.fill(disc(730, 480, 300))
    },
    { seed: 1, dry: 0.3, streak: 0.09, turn: 0.5 },
  )
  gouache(
    picture,
    (pen) => {
      pen.fillStyle = palette.clay
      pen.fill(
        curve(
          points('180,1500 170,1000 250,720 440,620 630,720 712,1000 704,1500').flatMap((point, place) =>
            place === 0 || place === 6 ? [point, point] : [point],
          ) as Point[],
          false,
        ),
      )
    },
    { seed: 2, dry: 0.3, streak: 0.1, turn: 1.57 },
  )
  gouache(
    picture,
    (pen) => {
      pen.fillStyle = '#f0e6d3'
      pen.fill(curve(points('330,1510 326,1060 376,880 446,830 516,880 566,1060 560,1510')))
    },
    { seed: 3, dry: 0.25 },
  )
  gouache(
    picture,
    (pen) => {
      pen.fillStyle = palette.plum
      pen.fill(oval(860, 1330, 226, 148, -0.05))
      pen.fillStyle = palette.sage
      pen.fill(oval(884, 1096, 168, 96, 0.1))
      pen.fillStyle = palette.deep
      pen.fill(oval(872, 942, 104, 66, -0.1))
    },
    { seed: 4, dry: 0.25, streak: 0.1, turn: 0.2 },
  )
  gouache(
    picture,
    (pen) => {
      pen.fillStyle = palette.eucalyptus
      pen.fill(ribbon(points('446,1500 440,1200 460,1000 430,760'), () => 9))
      for (const step of range(6)) {
        for (const side of [-1, 1]) {
          at(pen, 446 - step, 1300 - step * 104, -Math.PI / 2 + side * 0.95, 1, () =>
            pen.fill(leaf(190 - step * 16, 64 - step * 4, side * 0.12)),
          )
        }
      }
    },
    { seed: 5, dry: 0.25, streak: 0.08 },
  )
  gouache(
    picture,
    (pen) => {
      pen.fillStyle = palette.ink
      pen.fillRect(96, 1484, 1008, 12)
    },
    { seed: 6, dry: 0.2 },
  )
  grain(picture, { seed: 7, strength: 1.2 })
  return picture
}

const TILE = 200
const COLOURS = [
  '#efe3cb',
  palette.clay,
  palette.deep,
  palette.wattle,
  palette.gum,
  '#efe3cb',
  palette.coral,
  palette.eucalyptus,
  palette.sky,
] as const

/** Quarter rounds, halves and dots on a grid of eight by six. */
export function quarters(): Sheet {
  const picture = sheet([1600, 1200], '#efe3cb')
  gouache(
    picture,
    (pen) => {
      for (const row of range(6)) for (const column of range(8)) drawTile(pen, column, row)
    },
    { seed: 2, dry: 0.1, streak: 0.07, turn: 0.8 },
  )
  grain(picture, { seed: 3, strength: 1.3 })
  return picture
}

function drawTile(pen: Pen, column: number, row: number) {
  const kind = (column * 5 + row * 7 + column * row) % 6
  const ground = COLOURS[(column * 2 + row * 5 + ((column * row) % 4)) % COLOURS.length]!
  const choices = COLOURS.filter((colour) => colour !== ground)
  const front = choices[(column * 3 + row * 4 + kind) % choices.length]!
  at(
    pen,
    column * TILE + TILE / 2,
    row * TILE + TILE / 2,
    ((column + row * 3 + kind) % 4) * (Math.PI / 2),
    1,
    () => {
      const half = TILE / 2
      pen.fillStyle = ground
      pen.fillRect(-half - 1, -half - 1, TILE + 2, TILE + 2)
      pen.save()
      pen.beginPath()
      pen.rect(-half - 1, -half - 1, TILE + 2, TILE + 2)
      pen.clip()
      pen.fillStyle = front
      if (kind === 0) pen.fill(disc(-half, -half, TILE))
      if (kind === 1) {
        pen.fill(disc(-half, 0, half))
        pen.fill(disc(half, 0, half))
      }
      if (kind === 2) pen.fill(disc(0, 0, half * 0.62))
      if (kind === 3)
        pen.fill(
          polygon([
            [-half, -half],
            [half, half],
            [-half, half],
          ]),
        )
      if (kind === 4) {
        for (const ring of range(3)) {
          pen.fillStyle = ring % 2 ? ground : front
          pen.fill(disc(-half, -half, TILE - ring * 62))
        }
      }
      if (kind === 5) {
        pen.fill(disc(-half, -half, half * 1.0))
        pen.fill(disc(half, half, half * 1.0))
      }
      pen.restore()
    },
  )
}
