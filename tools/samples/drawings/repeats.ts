import { type Chance, chance, range } from '../studio/chance.ts'
import { mix, palette } from '../studio/palette.ts'
import { gouache, grain, lino } from '../studio/printing.ts'
import { along, curve, disc, leaf, oval, type Point, polygon, ribbon } from '../studio/shapes.ts'
import { at, type Pen, type Sheet, sheet, tiled } from '../studio/sheet.ts'

const SIZE = 1200

/** Small flowers scattered on blush, for cushions and cases. */
export function ditsyFlowers(): Sheet {
  const cloth = sheet([SIZE, SIZE], '#f2ddcc', { repeats: true })
  const fall = chance(12)
  const places = spread(190, 70, fall)
  const kinds = places.map(() => ({
    turn: fall.between(0, 6),
    size: fall.between(0.75, 1.1),
    kind: fall.next(),
  }))
  const flowers = (pen: Pen) => {
    places.forEach(([x, y], place) => {
      const { turn, size, kind } = kinds[place]!
      at(pen, x, y, turn, size, () => drawDitsy(pen, kind))
    })
  }
  gouache(cloth, tiled(cloth, flowers), { seed: 2, dry: 0.12 })
  grain(cloth, { seed: 3 })
  return cloth
}

function drawDitsy(pen: Pen, kind: number) {
  if (kind < 0.3) {
    for (const step of range(3)) {
      at(pen, 0, 0, (step - 1) * 0.7, 1, () => {
        pen.fillStyle = step === 1 ? palette.leaf : palette.gum
        pen.fill(leaf(44, 17, 0.1))
      })
    }
    return
  }
  pen.fillStyle = palette.gum
  for (const turn of [0.6, 2.7]) at(pen, 0, 0, turn, 1, () => pen.fill(leaf(50, 16, 0.12)))
  const petals = kind < 0.62 ? 5 : 6
  const colour =
    kind < 0.5 ? palette.coral : kind < 0.7 ? palette.paper : kind < 0.86 ? palette.brick : palette.wattle
  for (const petal of range(petals)) {
    at(pen, 0, 0, (petal / petals) * 2 * Math.PI, 1, () => {
      pen.fillStyle = colour
      pen.fill(oval(18, 0, 16, 11))
    })
  }
  pen.fillStyle = colour === palette.wattle ? palette.brick : palette.wattle
  pen.fill(disc(0, 0, 8))
}

/** Places on a cloth without edges, none nearer to another than `apartPx`. */
function spread(count: number, apartPx: number, fall: Chance): Point[] {
  const places: Point[] = []
  for (let tries = 0; tries < 9000 && places.length < count; tries++) {
    const place: Point = [fall.between(0, SIZE), fall.between(0, SIZE)]
    if (places.every((other) => apart(place, other) > apartPx)) places.push(place)
  }
  return places
}

function apart([x, y]: Point, [otherX, otherY]: Point): number {
  const between = (a: number, b: number) => Math.min(Math.abs(a - b), SIZE - Math.abs(a - b))
  return Math.hypot(between(x, otherX), between(y, otherY))
}

/** A checkerboard that has been left in the sun: every line waves. */
export function wavyCheck(): Sheet {
  const cloth = sheet([SIZE, SIZE], '#f3e7d0', { repeats: true })
  const cell = 150
  const bent = (x: number, y: number): Point => [
    x + 26 * Math.sin((y / SIZE) * 8 * Math.PI),
    y + 26 * Math.sin((x / SIZE) * 8 * Math.PI),
  ]
  gouache(
    cloth,
    tiled(cloth, (pen) => {
      for (const row of range(8)) {
        for (const column of range(8)) {
          if ((row + column) % 2) continue
          const [x, y] = [column * cell, row * cell]
          const side = (fromX: number, fromY: number, toX: number, toY: number) =>
            range(12).map((step) =>
              bent(fromX + ((toX - fromX) * step) / 12, fromY + ((toY - fromY) * step) / 12),
            )
          pen.fillStyle = row % 4 < 2 ? palette.clay : palette.apricot
          pen.fill(
            polygon([
              ...side(x, y, x + cell, y),
              ...side(x + cell, y, x + cell, y + cell),
              ...side(x + cell, y + cell, x, y + cell),
              ...side(x, y + cell, x, y),
            ]),
          )
        }
      }
    }),
    { seed: 4, dry: 0.12, streak: 0.07 },
  )
  grain(cloth, { seed: 5 })
  return cloth
}

/** Rows of painted arches. */
export function arches(): Sheet {
  const cloth = sheet([SIZE, SIZE], '#f4ead8', { repeats: true })
  const colours = [
    [palette.eucalyptus, palette.sage, palette.straw],
    [palette.clay, palette.apricot, palette.deep],
    [palette.deep, palette.lagoon, palette.blush],
    [palette.wattle, palette.coral, palette.plum],
  ] as const
  gouache(
    cloth,
    tiled(cloth, (pen) => {
      for (const row of range(6)) {
        for (const column of range(4)) {
          const [x, y] = [column * 300 + (row % 2) * 150 + 75, row * 200 + 176]
          const set = colours[(column + row * 3 + Math.floor(row / 2)) % 4]!
          for (const [ring, colour] of set.entries()) {
            pen.strokeStyle = colour
            pen.lineWidth = 27
            pen.lineCap = 'butt'
            const radius = 116 - ring * 37
            pen.beginPath()
            pen.moveTo(x - radius, y)
            pen.lineTo(x - radius, y - 36)
            pen.arc(x, y - 36, radius, Math.PI, 0)
            pen.lineTo(x + radius, y)
            pen.stroke()
          }
        }
      }
    }),
    { seed: 6, dry: 0.3, streak: 0.07 },
  )
  grain(cloth, { seed: 7 })
  return cloth
}

/** Chips of stone in pale plaster. */
export function terrazzo(): Sheet {
  const cloth = sheet([SIZE, SIZE], '#efe6d8', { repeats: true })
  const fall = chance(9)
  const colours = [
    palette.clay,
    palette.blush,
    palette.gum,
    palette.slate,
    palette.straw,
    palette.deep,
    '#cdbfae',
    palette.plum,
  ] as const
  const chip = (x: number, y: number, size: number) => {
    const corners = 5 + Math.floor(fall.next() * 3)
    const [stretch, lean] = [fall.between(0.55, 1), fall.between(0, 3)]
    const points = range(corners).map((corner): Point => {
      const turn = ((corner + fall.around(0, 0.35)) / corners) * 2 * Math.PI
      const [px, py] = [Math.cos(turn) * size * fall.between(0.75, 1.1), Math.sin(turn) * size * stretch]
      return [x + px * Math.cos(lean) - py * Math.sin(lean), y + px * Math.sin(lean) + py * Math.cos(lean)]
    })
    return { points, colour: mix(fall.pick(colours), '#ffffff', fall.between(0, 0.25)) }
  }
  const large = spread(76, 108, fall)
  const small = spread(420, 34, fall).filter((place) => large.every((other) => apart(place, other) > 62))
  const chips = [
    ...large.map(([x, y]) => chip(x, y, fall.between(28, 48))),
    ...small.map(([x, y]) => chip(x, y, fall.between(5, 15))),
  ]
  lino(
    cloth,
    tiled(cloth, (pen) => {
      for (const { points, colour } of chips) {
        pen.fillStyle = colour
        pen.fill(polygon(points))
      }
    }),
    { seed: 4, wear: 0.1 },
  )
  grain(cloth, { seed: 5, strength: 1.2 })
  return cloth
}

/** Gum leaves trailing down, over and over. */
export function gumTrail(): Sheet {
  const cloth = sheet([SIZE, SIZE], palette.bush, { repeats: true })
  const trails = range(4).map((trail) => ({ x: trail * 300 + 150, start: (trail % 2) * 200 }))
  gouache(
    cloth,
    tiled(cloth, (pen) => {
      for (const { x, start } of trails) {
        const spine = range(7).map((step): Point => [x + 34 * (step % 2 ? 1 : -1), start + step * 200])
        pen.fillStyle = '#6f8a70'
        pen.fill(ribbon(spine, () => 6, 90))
        along(spine, 37)
          .slice(0, 36)
          .forEach(({ x: px, y: py, turn }, step) => {
            if (step % 2) return
            const side = step % 4 ? 1 : -1
            at(pen, px, py, turn + side * 0.95, 1, () => {
              pen.fillStyle = [palette.sage, '#c9d0b4', palette.gum][(step / 2) % 3]!
              pen.fill(leaf(128, 40, side * 0.16))
              pen.strokeStyle = palette.bush
              pen.lineWidth = 2.4
              pen.stroke(
                curve([
                  [8, 0],
                  [60, side * 8],
                  [112, side * 16],
                ]),
              )
            })
            if (step % 12 !== 4) return
            pen.fillStyle = palette.apricot
            for (const bud of range(3)) pen.fill(disc(px - side * (26 + bud * 12), py - 14 + bud * 16, 10))
          })
      }
    }),
    { seed: 3, dry: 0.15, streak: 0.06, turn: 1.2 },
  )
  grain(cloth, { seed: 8 })
  return cloth
}
