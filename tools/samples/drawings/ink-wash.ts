import { chance, range } from '../studio/chance.ts'
import { cloud, fractal, ramp } from '../studio/noise.ts'
import { palette, rgb } from '../studio/palette.ts'
import { grain, wash } from '../studio/printing.ts'
import { disc, ribbon } from '../studio/shapes.ts'
import { type Pen, painted, type Sheet } from '../studio/sheet.ts'

/** Blue ranges in ink and water, each paler at its foot, with birds. */
export function inkRanges(): Sheet {
  const size = { width: 1600, height: 640 }
  const bleed = cloud(size, 150, 5, 4)
  const pigment = cloud(size, 5, 2, 8)
  const ridges = range(6).map((layer) => ({
    profile: fractal(20 + layer, 6),
    top: 150 + layer * 74,
    rise: 130 - layer * 8,
    ink: 0.16 + layer * 0.14,
    foot: 230 - layer * 18,
  }))
  const [paper, ink] = [rgb('#f5efe2'), rgb('#1f3b4a')]
  const picture = painted([1600, 640], (x, y, out) => {
    let light = 1
    for (const { profile, top, rise, ink: strength, foot } of ridges) {
      const edge =
        top - rise * profile(x / 330 + top, top) - 60 * profile(x / 1200, top * 2) + 4 * bleed(x, y)
      const below = y - edge
      if (below < -3) continue
      const fade = 1 - ramp(0, foot, below)
      const rim = 0.22 * Math.exp(-below / 5)
      const dark =
        ramp(-2, 2, below) * strength * (0.25 + 0.75 * fade + rim) * (1 + 0.4 * bleed(x, y)) +
        0.02 * pigment(x, y) * fade
      light *= 1 - Math.min(0.95, Math.max(0, dark))
    }
    for (const part of [0, 1, 2] as const) out[part] = paper[part] * light + ink[part] * (1 - light)
  })
  wash(
    picture,
    (pen) => {
      pen.fillStyle = palette.coral
      pen.fill(disc(1190, 120, 54))
    },
    { seed: 3, strength: 0.7 },
  )
  wash(picture, drawBirds, { seed: 5, wander: 1, strength: 0.85 })
  grain(picture, { seed: 6, strength: 1.5 })
  return picture
}

function drawBirds(pen: Pen) {
  const fall = chance(4)
  pen.fillStyle = palette.ink
  for (const step of range(9)) {
    const [x, y] = [420 + step * 34 + fall.around(0, 14), 130 + Math.abs(step - 3) * 16 + fall.around(0, 8)]
    const wide = fall.between(10, 17)
    pen.fill(
      ribbon(
        [
          [x - wide, y - wide * 0.5],
          [x - wide * 0.4, y - wide * 0.55],
          [x, y],
          [x + wide * 0.4, y - wide * 0.6],
          [x + wide, y - wide * 0.35],
        ],
        (share) => 4.4 * Math.sin(Math.PI * share) + 0.6,
      ),
    )
  }
}
