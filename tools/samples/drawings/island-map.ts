import { setFace, write } from '../studio/lettering.ts'
import { fractal, ramp } from '../studio/noise.ts'
import { mix, palette, rgb } from '../studio/palette.ts'
import { grain } from '../studio/printing.ts'
import { curve, disc } from '../studio/shapes.ts'
import { type Pen, painted, type Sheet } from '../studio/sheet.ts'

const hills = fractal(41, 6)
const warp = fractal(7, 3)

/** How high a place of the island is: 0 at the shore, 1 at the top of the mountain. */
function heightAt(x: number, y: number): number {
  const [px, py] = [x + 150 * warp(x / 500, y / 500), y + 150 * warp(y / 500 + 9, x / 500)]
  const [dx, dy] = [(px - 800) / 640, (py - 590) / 430]
  const round = 1 - Math.hypot(dx, dy)
  return round * 0.62 + 0.36 * hills(px / 330, py / 330) + 0.22 * Math.max(0, round) ** 3 - 0.03
}

/** A contour map of an island that no ship has found. */
export function islandMap(): Sheet {
  const land = [
    '#e2d5ac',
    '#c9cda0',
    '#b3c296',
    '#9fb58b',
    '#8ba880',
    '#7a9a77',
    '#6f8f72',
    '#8d9370',
    '#a5956e',
    '#b39a74',
    '#c3ab86',
    '#d6c19e',
    '#e8dabd',
    '#f6efdf',
  ]
  const sea = [
    '#d5e4dd',
    '#c6dcd7',
    '#b7d3d0',
    '#a8cac9',
    '#9ac1c3',
    '#8cb8bc',
    '#7fafb6',
    '#73a6af',
    '#689da8',
  ]
  const colours = {
    land: land.map(rgb),
    sea: sea.map(rgb),
    line: rgb(palette.umber),
    deep: rgb(palette.deep),
  }
  const step = 0.034
  const picture = painted([1600, 1200], (x, y, out) => {
    const height = heightAt(x, y)
    const [right, below] = [heightAt(x + 1, y) - height, heightAt(x, y + 1) - height]
    const slope = Math.hypot(right, below) + 1e-5
    const level = height / step
    const away = (Math.abs(level - Math.round(level)) * step) / slope
    const isMain = Math.round(level) % 4 === 0
    const onLand = height > 0
    const bands = onLand ? colours.land : colours.sea
    const band = bands[Math.min(bands.length - 1, Math.floor(Math.abs(level)))]!
    const line =
      (1 - ramp(isMain ? 0.9 : 0.4, isMain ? 1.9 : 1.4, away)) * (onLand ? (isMain ? 0.7 : 0.42) : 0.26)
    const light = onLand ? 1 + Math.max(-0.2, Math.min(0.16, (right + below) * 26)) : 1
    const ink = onLand ? colours.line : colours.deep
    const shore = 1 - ramp(0.9, 2.2, Math.abs(height) / slope)
    for (const part of [0, 1, 2] as const) {
      const flat = band[part] * light * (1 - line) + ink[part] * line
      out[part] = flat * (1 - shore * 0.85) + colours.line[part] * shore * 0.85
    }
  })
  drawNames(picture.pen)
  grain(picture, { seed: 3, strength: 1.2 })
  return picture
}

function drawNames(pen: Pen) {
  pen.strokeStyle = palette.umber
  pen.lineWidth = 3
  pen.strokeRect(44, 44, 1512, 1112)
  pen.lineWidth = 1.2
  pen.strokeRect(56, 56, 1488, 1088)
  write(pen, 'Currawong Island', 330, 150, { face: 'NewsreaderItalic', size: 64, colour: palette.umber })
  write(pen, 'SURVEYED FROM THE KITCHEN TABLE', 330, 190, {
    face: 'Hanken',
    size: 17,
    weight: 500,
    spacing: 4,
    colour: palette.umber,
  })
  setFace(pen, 'NewsreaderItalic', 30)
  pen.fillStyle = mix(palette.deep, palette.umber, 0.2)
  for (const [name, x, y, turn] of [
    ['Half Moon Bay', 1330, 900, -0.3],
    ['Sleepy Lagoon', 200, 860, 0.25],
    ['The Long Reef', 1330, 210, 0.35],
  ] as const) {
    pen.save()
    pen.translate(x, y)
    pen.rotate(turn)
    pen.textAlign = 'center'
    pen.fillText(name, 0, 0)
    pen.restore()
  }
  drawCompass(pen, 1410, 1010)
}

function drawCompass(pen: Pen, x: number, y: number) {
  pen.strokeStyle = palette.umber
  pen.lineWidth = 2
  pen.stroke(disc(x, y, 52))
  pen.fillStyle = palette.umber
  pen.fill(
    curve(
      [
        [x, y - 74],
        [x + 11, y],
        [x, y + 10],
        [x - 11, y],
      ],
      true,
    ),
  )
  pen.fillStyle = palette.brick
  pen.fill(
    curve(
      [
        [x, y + 62],
        [x + 9, y],
        [x, y - 6],
        [x - 9, y],
      ],
      true,
    ),
  )
  write(pen, 'N', x, y - 84, { face: 'Newsreader', size: 28, weight: 600, colour: palette.umber })
}
