import { chance, range } from '../studio/chance.ts'
import { cloud, ramp } from '../studio/noise.ts'
import { palette, rgb } from '../studio/palette.ts'
import { gouache, grain } from '../studio/printing.ts'
import { curve, polygon, ribbon } from '../studio/shapes.ts'
import { type Pen, painted, type Sheet } from '../studio/sheet.ts'

/** Rain coming over wheat, with a windmill. */
export function stormPlains(): Sheet {
  const picture = weather()
  gouache(picture, drawWheat, { seed: 2, dry: 0.3, streak: 0.16 })
  gouache(picture, drawWindmill, { seed: 3, dry: 0.05 })
  gouache(picture, drawStalks, { seed: 4, dry: 0.2 })
  grain(picture, { seed: 5 })
  return picture
}

function weather(): Sheet {
  const size = { width: 1600, height: 640 }
  const billow = cloud(size, 340, 6, 4)
  const rain = cloud(size, 60, 3, 8)
  const bend = cloud(size, 300, 3, 6)
  const [dark, mid, pale, warm] = ['#34454f', '#60757b', '#c2c7bd', '#f3d296'].map(rgb)
  return painted([1600, 640], (x, y, out) => {
    const heap = 0.5 + 0.62 * billow(x + 60 * bend(x, y), y * 1.7 + 40 * bend(y, x))
    const shelf = ramp(330, 250, y + 90 * bend(x, 40) - 20)
    const light = ramp(0.34, 0.85, heap)
    const veil =
      ramp(240, 330, y) *
      ramp(980, 620, x + 0.5 * y) *
      ramp(120, 380, x) *
      (0.65 + 0.4 * rain((x + y * 0.35) * 1.6, y * 0.08))
    const clear = ramp(760, 1500, x) * ramp(190, 440, y)
    for (const part of [0, 1, 2] as const) {
      const mass = dark![part] * (1 - light) + (mid![part] * 0.65 + pale![part] * 0.35) * light
      const below = pale![part] * (1 - clear) + warm![part] * clear
      const sky = mass * shelf + below * (1 - shelf)
      out[part] = sky * (1 - 0.75 * veil) + (dark![part] * 0.5 + mid![part] * 0.5) * 0.75 * veil
    }
  })
}

function drawWheat(pen: Pen) {
  for (const [band, colour] of ['#7d8a70', '#b59a52', '#d3ab4f', '#e3bd60', '#d6a846'].entries()) {
    const y = 436 + band * 34 + band * band * 4
    pen.fillStyle = colour
    pen.fill(
      curve(
        [
          [-60, y],
          [400, y - 8 + band * 3],
          [900, y + 6],
          [1660, y - 6],
          [1660, 720],
          [-60, 720],
        ],
        true,
      ),
    )
  }
  pen.fillStyle = '#566650'
  for (const x of range(40))
    pen.fill(
      curve(
        [
          [x * 44 - 30, 444],
          [x * 44 - 12, 430 - ((x * 7) % 5) * 3],
          [x * 44 + 12, 432 - ((x * 3) % 4) * 3],
          [x * 44 + 26, 444],
        ],
        true,
      ),
    )
  pen.fillStyle = '#b98f3c'
  for (const line of range(9))
    pen.fill(
      ribbon(
        [
          [800 + (line - 4) * 40, 470],
          [800 + (line - 4) * 150, 540],
          [800 + (line - 4) * 420, 660],
        ],
        (share) => 2 + 12 * share,
      ),
    )
}

function drawWindmill(pen: Pen) {
  const [x, top, foot] = [1180, 210, 470]
  pen.strokeStyle = palette.ink
  pen.lineWidth = 5
  for (const side of [-1, 1])
    pen.stroke(
      curve([
        [x + side * 5, top],
        [x + side * 34, foot],
      ]),
    )
  pen.lineWidth = 3
  for (const rung of range(5)) {
    const [share, next] = [rung / 5, (rung + 1) / 5]
    const y = (s: number) => top + (foot - top) * s
    const half = (s: number) => 5 + 29 * s
    pen.stroke(
      curve([
        [x - half(share), y(share)],
        [x + half(next), y(next)],
      ]),
    )
    pen.stroke(
      curve([
        [x + half(share), y(share)],
        [x - half(next), y(next)],
      ]),
    )
  }
  pen.fillStyle = palette.ink
  for (const blade of range(14)) {
    const turn = (blade / 14) * 2 * Math.PI
    const point = (reach: number, off: number) =>
      [x + Math.cos(turn + off) * reach, top + Math.sin(turn + off) * reach] as const
    pen.fill(polygon([point(18, 0), point(62, -0.13), point(62, 0.13)]))
  }
  pen.fill(
    polygon([
      [x, top - 3],
      [x + 96, top - 22],
      [x + 112, top],
      [x + 96, top + 22],
      [x, top + 3],
    ]),
  )
}

function drawStalks(pen: Pen) {
  const fall = chance(3)
  for (const _ of range(330)) {
    const [x, foot, lean] = [fall.between(-20, 1620), fall.between(630, 700), fall.between(4, 40)]
    const height = fall.between(60, 130)
    pen.fillStyle = fall.pick(['#f0d082', '#c7973c', '#a87b2f', '#e6bc5c'])
    pen.fill(
      ribbon(
        [
          [x, foot],
          [x + lean * 0.3, foot - height * 0.6],
          [x + lean, foot - height],
        ],
        () => 3,
      ),
    )
    pen.fill(
      ribbon(
        [
          [x + lean * 0.8, foot - height * 0.86],
          [x + lean * 1.1, foot - height * 1.1],
          [x + lean * 1.5, foot - height * 1.3],
        ],
        (share) => 10 * Math.sin(Math.PI * (0.1 + 0.85 * share)),
      ),
    )
  }
}
