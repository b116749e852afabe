import { write, writeAround } from '../studio/lettering.ts'
import { cloud, ramp } from '../studio/noise.ts'
import { palette, rgb } from '../studio/palette.ts'
import { grain } from '../studio/printing.ts'
import { disc } from '../studio/shapes.ts'
import { type Pen, painted, type Sheet } from '../studio/sheet.ts'
import { FIGURES, onMap, STARS, scatter, spark } from '../studio/sky.ts'

const CENTRE = { x: 600, y: 640 }
const RADIUS = 500
const RIM_DEGREES = 16

/** The southern sky about its pole: the Cross, the Pointers, Scorpius and Orion where they stand. */
export function starMap(): Sheet {
  const picture = background()
  const { pen } = picture
  drawFaintStars(pen)
  drawGrid(pen)
  drawFigures(pen)
  for (const star of Object.values(STARS)) {
    const [x, y] = onMap(star, RADIUS, RIM_DEGREES)
    const radius = Math.max(2.4, 8.4 - star[2] * 1.8)
    pen.fillStyle = '#fff6e0'
    pen.fill(
      radius > 6 ? spark(CENTRE.x + x, CENTRE.y + y, radius * 2) : disc(CENTRE.x + x, CENTRE.y + y, radius),
    )
    if (radius > 6) pen.fill(disc(CENTRE.x + x, CENTRE.y + y, radius * 0.95))
  }
  writeAround(pen, 'THE STARS OF THE SOUTH', CENTRE.x, CENTRE.y, RADIUS + 30, {
    face: 'Hanken',
    size: 21,
    weight: 500,
    spacing: 13,
    colour: palette.sand,
  })
  write(pen, 'Our southern sky', 600, 1330, { face: 'NewsreaderItalic', size: 92, colour: '#f5ead2' })
  write(pen, 'PORT FAIRY, VICTORIA', 600, 1414, {
    face: 'Hanken',
    size: 26,
    weight: 500,
    spacing: 8,
    colour: palette.straw,
  })
  grain(picture, { seed: 4, strength: 0.8 })
  return picture
}

function background(): Sheet {
  const size = { width: 1200, height: 1600 }
  const milk = cloud(size, 200, 6, 12)
  const [night, glow] = [rgb('#14293a'), rgb('#5d8288')]
  return painted([1200, 1600], (x, y, out) => {
    const [dx, dy] = [x - CENTRE.x, y - CENTRE.y]
    const reach = Math.hypot(dx, dy)
    const inside = 1 - ramp(RADIUS - 1, RADIUS + 1, reach)
    const away = galacticDegrees(Math.atan2(dx, -dy), (reach / RADIUS) * (90 + RIM_DEGREES) - 90)
    const river = Math.exp(-(((away + 8 * milk(x, y)) / 13) ** 2))
    const light = inside * river * Math.min(1, Math.max(0.08, 0.5 + 0.95 * milk(y, x))) * 0.7
    for (const part of [0, 1, 2] as const)
      out[part] = night[part] * (1 - 0.18 * inside) * (1 - light) + glow[part] * light
  })
}

/** How many degrees a place of the sky is away from the middle of the Milky Way. */
function galacticDegrees(ascensionRad: number, declinationDegrees: number): number {
  const [poleAscension, poleDeclination] = [(192.86 * Math.PI) / 180, (27.13 * Math.PI) / 180]
  const declination = (declinationDegrees * Math.PI) / 180
  const sine =
    Math.sin(declination) * Math.sin(poleDeclination) +
    Math.cos(declination) * Math.cos(poleDeclination) * Math.cos(ascensionRad - poleAscension)
  return (Math.asin(sine) * 180) / Math.PI
}

function drawFaintStars(pen: Pen) {
  pen.save()
  pen.clip(disc(CENTRE.x, CENTRE.y, RADIUS - 4))
  for (const { x, y, radius, warmth } of scatter(1500, 6, 1200, 1300)) {
    pen.globalAlpha = 0.45 + 0.5 * warmth
    pen.fillStyle = warmth > 0.8 ? '#f3d6a6' : '#dfe8e6'
    pen.fill(disc(x, y, radius * 0.85))
  }
  pen.restore()
}

function drawGrid(pen: Pen) {
  pen.strokeStyle = palette.sand
  pen.globalAlpha = 0.22
  pen.lineWidth = 1.2
  for (const degrees of [-70, -50, -30, -10])
    pen.stroke(disc(CENTRE.x, CENTRE.y, (RADIUS * (90 + degrees)) / (90 + RIM_DEGREES)))
  for (let hour = 0; hour < 24; hour += 2) {
    const [x, y] = onMap([hour, RIM_DEGREES, 0], RADIUS, RIM_DEGREES)
    pen.beginPath()
    pen.moveTo(CENTRE.x + x * 0.1, CENTRE.y + y * 0.1)
    pen.lineTo(CENTRE.x + x, CENTRE.y + y)
    pen.stroke()
  }
  pen.globalAlpha = 1
  pen.lineWidth = 3
  pen.stroke(disc(CENTRE.x, CENTRE.y, RADIUS))
  pen.lineWidth = 1
  pen.stroke(disc(CENTRE.x, CENTRE.y, RADIUS + 10))
}

function drawFigures(pen: Pen) {
  pen.strokeStyle = palette.straw
  pen.lineWidth = 2.6
  for (const figure of FIGURES) {
    pen.beginPath()
    for (const name of figure) {
      const [x, y] = onMap(STARS[name], RADIUS, RIM_DEGREES)
      pen.lineTo(CENTRE.x + x, CENTRE.y + y)
    }
    pen.stroke()
  }
}
