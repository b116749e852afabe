import { chance, range } from '../studio/chance.ts'
import { cloud, ramp } from '../studio/noise.ts'
import { mix, palette, rgb } from '../studio/palette.ts'
import { gouache, grain } from '../studio/printing.ts'
import { curve, disc, oval, points, polygon, ribbon } from '../studio/shapes.ts'
import { type Pen, painted, type Sheet } from '../studio/sheet.ts'
import { scatter } from '../studio/sky.ts'

const POLE = { x: 700, y: 560 }

/** Star trails about the southern pole over a shed with its light on. */
export function southernNight(): Sheet {
  const picture = nightSky()
  drawTrails(picture.pen)
  gouache(picture, drawLand, { seed: 2, dry: 0.25, streak: 0.1 })
  gouache(picture, drawShed, { seed: 3, dry: 0.1 })
  grain(picture, { seed: 4, strength: 0.8 })
  return picture
}

function nightSky(): Sheet {
  const size = { width: 1200, height: 1600 }
  const veil = cloud(size, 500, 5, 3)
  const [high, low, glow] = [rgb('#0f2236'), rgb('#2d5a6b'), rgb('#e8b787')]
  return painted([1200, 1600], (x, y, out) => {
    const down = ramp(0, 1300, y)
    const horizon = ramp(900, 1330, y) ** 2
    const milk = 0.5 + 0.5 * veil(x, y)
    for (const part of [0, 1, 2] as const) {
      const sky = high[part] * (1 - down) + low[part] * down
      out[part] = sky * (1 - horizon * 0.75) + glow[part] * horizon * 0.75 + 15 * milk * (1 - horizon)
    }
  })
}

function drawTrails(pen: Pen) {
  const fall = chance(11)
  for (const { x, y, radius, warmth } of scatter(900, 5, 2600, 2600)) {
    const [dx, dy] = [x - 1300, y - 1300]
    const reach = Math.hypot(dx, dy)
    if (reach < 12) continue
    const start = Math.atan2(dy, dx)
    const steps = 26
    const arc = 0.62
    pen.lineWidth = radius * 0.9 + 0.6
    for (const step of range(steps)) {
      const share = step / steps
      pen.strokeStyle = mix(warmth > 0.75 ? '#ffd9a8' : warmth < 0.2 ? '#a9cdf0' : '#f6f1e2', '#2d5a6b', 0.15)
      pen.globalAlpha = Math.min(1, (0.15 + 0.85 * share) * (0.5 + 0.26 * radius))
      pen.beginPath()
      pen.arc(
        POLE.x,
        POLE.y,
        reach,
        start - arc * (1 - share),
        start - arc * (1 - share) + arc / steps + 0.004,
      )
      pen.stroke()
    }
    if (fall.is(0.12)) {
      pen.globalAlpha = 0.9
      pen.fillStyle = '#fffaf0'
      pen.fill(disc(POLE.x + Math.cos(start) * reach, POLE.y + Math.sin(start) * reach, radius * 1.1))
    }
  }
  pen.globalAlpha = 1
}

function drawLand(pen: Pen) {
  pen.fillStyle = '#2f4d57'
  pen.fill(curve(points('-60,1330 200,1290 420,1320 700,1270 1000,1310 1260,1280 1260,1700 -60,1700'), true))
  pen.fillStyle = '#1b3038'
  pen.fill(curve(points('-60,1400 300,1380 700,1400 1260,1370 1260,1700 -60,1700'), true))
  pen.fillStyle = '#12222a'
  pen.fill(curve(points('-60,1500 300,1470 700,1500 1260,1480 1260,1700 -60,1700'), true))
  pen.fill(ribbon(points('980,1420 970,1330 990,1260 980,1190'), (share) => 20 - 12 * share))
  pen.fill(
    ribbon(
      [
        [984, 1300],
        [1030, 1240],
        [1060, 1200],
      ],
      () => 8,
    ),
  )
  pen.fill(
    ribbon(
      [
        [978, 1270],
        [930, 1210],
        [910, 1180],
      ],
      () => 7,
    ),
  )
  for (const [x, y, across, down] of [
    [980, 1170, 70, 34],
    [1066, 1190, 52, 26],
    [904, 1172, 48, 24],
    [1010, 1130, 50, 24],
  ] as const)
    pen.fill(oval(x, y, across, down))
  pen.fillRect(-20, 1440, 1240, 3)
  for (const post of range(13)) pen.fillRect(post * 100 + 30, 1426, 6, 46)
}

function drawShed(pen: Pen) {
  pen.fillStyle = '#0e1b22'
  pen.fill(polygon(points('330,1420 330,1330 350,1316 520,1316 540,1330 540,1420')))
  pen.fillStyle = '#233a44'
  pen.fill(polygon(points('316,1332 352,1290 518,1290 554,1332')))
  pen.fillStyle = palette.wattle
  pen.fillRect(372, 1352, 34, 30)
  pen.fillRect(464, 1350, 32, 70)
  pen.fillStyle = '#0e1b22'
  pen.fillRect(387, 1352, 4, 30)
  pen.globalAlpha = 0.3
  pen.fillStyle = palette.wattle
  pen.fill(polygon(points('464,1420 496,1420 540,1470 440,1470')))
  pen.globalAlpha = 1
}
