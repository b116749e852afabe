import { type Chance, chance, range } from '../studio/chance.ts'
import { cloud, ramp } from '../studio/noise.ts'
import { palette, rgb } from '../studio/palette.ts'
import { cutPaper, grain } from '../studio/printing.ts'
import { disc, polygon } from '../studio/shapes.ts'
import { at, type Pen, painted, type Sheet } from '../studio/sheet.ts'

const UMBRELLAS: readonly (readonly [x: number, y: number, radius: number, colour: string])[] = [
  [190, 260, 62, palette.coral],
  [330, 520, 70, palette.wattle],
  [160, 760, 58, palette.sea],
  [400, 930, 66, palette.paper],
  [560, 180, 60, palette.paper],
  [640, 700, 64, palette.coral],
  [520, 390, 54, palette.eucalyptus],
  [250, 1080, 60, palette.coral],
  [690, 1010, 60, palette.wattle],
  [70, 500, 52, palette.paper],
  [760, 440, 56, palette.sea],
]

/** A beach from above: towels, umbrellas and three lines of surf. */
export function beachAbove(): Sheet {
  const picture = shore()
  const fall = chance(3)
  cutPaper(picture, (pen) => drawTowels(pen, chance(5)), { seed: 1, lift: 3, depth: 0.2 })
  cutPaper(
    picture,
    (pen) => {
      for (const umbrella of UMBRELLAS) drawUmbrella(pen, umbrella, fall.between(0, 1))
    },
    { seed: 2, lift: 13, depth: 0.36 },
  )
  cutPaper(picture, drawSwimmers, { seed: 3, lift: 4, depth: 0.25 })
  grain(picture, { seed: 4, strength: 0.8 })
  return picture
}

/** Sand, wet sand, foam and water by how far a place lies from a wandering water line. */
function shore(): Sheet {
  const size = { width: 1600, height: 1200 }
  const wander = cloud(size, 620, 4, 2)
  const lace = cloud(size, 60, 4, 9)
  const ripple = cloud(size, 130, 3, 11)
  const [sand, wet, shallow, blue, foam] = ['#ead6b2', '#d3b98f', '#8fd0c8', '#3f9aa5', '#fbf7ec'].map(rgb)
  const parts = [0, 1, 2] as const
  return painted([1600, 1200], (x, y, out) => {
    const distance = x - 940 + 120 * wander(x, y) + 24 * Math.sin(y / 120)
    const depth = ramp(0, 620, distance + 60 * ripple(x, y))
    const broken = (from: number, wide: number) =>
      ramp(from - 8, from, distance + 26 * lace(x, y)) *
      (1 - ramp(from, from + wide, distance - 44 * lace(x, y)))
    const surf = Math.min(1, broken(0, 66) + 0.9 * broken(200, 74) + 0.75 * broken(430, 60))
    const damp = ramp(-130, -60, distance)
    const water = ramp(-6, 6, distance)
    const dune = 1 + 0.03 * lace(x, y) + 0.02 * wander(x * 3, y * 3)
    for (const part of parts) {
      const land = (sand![part] * (1 - damp) + wet![part] * damp) * dune
      const sea = shallow![part] * (1 - depth) + blue![part] * depth + 7 * ripple(x * 2, y)
      const ground = land * (1 - water) + sea * water
      out[part] = ground * (1 - surf) + foam![part] * surf
    }
  })
}

function drawUmbrella(pen: Pen, [x, y, radius, colour]: (typeof UMBRELLAS)[number], turn: number) {
  const wedges = 12
  for (const wedge of range(wedges)) {
    const [from, to] = [(wedge / wedges) * 2 * Math.PI + turn, ((wedge + 1) / wedges) * 2 * Math.PI + turn]
    pen.fillStyle = wedge % 2 ? colour : colour === palette.paper ? palette.lagoon : '#fbf6ea'
    pen.fill(
      polygon([
        [x, y],
        [x + Math.cos(from) * radius, y + Math.sin(from) * radius],
        [x + Math.cos(to) * radius, y + Math.sin(to) * radius],
      ]),
    )
  }
  pen.fillStyle = palette.bark
  pen.fill(disc(x, y, 4))
}

function drawTowels(pen: Pen, fall: Chance) {
  for (const [x, y, radius] of UMBRELLAS) {
    for (const side of range(2)) {
      at(
        pen,
        x + radius * (side ? 0.5 : -1.5),
        y + radius * fall.between(0.4, 1),
        fall.around(0.2, 0.5),
        1,
        () => {
          const [colour, stripe] = fall.pick([
            [palette.paper, palette.coral],
            [palette.blush, palette.brick],
            [palette.sky, palette.sea],
            [palette.wattle, palette.paper],
          ] as const)
          pen.fillStyle = colour
          pen.fillRect(0, 0, 42, 92)
          pen.fillStyle = stripe
          for (const line of range(3)) pen.fillRect(0, 12 + line * 28, 42, 10)
        },
      )
    }
  }
}

function drawSwimmers(pen: Pen) {
  for (const [x, y, turn, colour] of [
    [1260, 330, 0.4, palette.paper],
    [1420, 640, -0.5, palette.wattle],
    [1330, 960, 0.2, palette.coral],
  ] as const) {
    at(pen, x, y, turn, 1, () => {
      pen.fillStyle = colour
      pen.beginPath()
      pen.ellipse(0, 0, 62, 15, 0, 0, 2 * Math.PI)
      pen.fill()
      pen.fillStyle = palette.sea
      pen.fillRect(-56, -1.5, 112, 3)
    })
  }
}
