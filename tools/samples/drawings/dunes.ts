import { developed, exposed } from '../studio/film.ts'
import { cloud, fractal, noise, ramp } from '../studio/noise.ts'
import { painted, type Sheet } from '../studio/sheet.ts'

const [WIDTH, HEIGHT] = [1600, 1067]
const EYE = 70
const HORIZON = 330
const FOCAL = 1350

const bend = fractal(3, 3)
const bulk = fractal(11, 4)
const ripple = noise(21)

/** How high the sand lies: long crests, gentle to windward and steep to lee. */
function sandAt(x: number, z: number): number {
  const across = x * 0.0042 - z * 0.0034 + 1.25 * bend(x * 0.0013 + 4, z * 0.0013)
  const phase = across - Math.floor(across)
  const slope = phase < 0.72 ? phase / 0.72 : (1 - phase) / 0.28
  const crest = slope * slope * (3 - 2 * slope)
  const size = 46 + 44 * bulk(x * 0.0011 + 5, z * 0.0011)
  return crest * size + 26 * bulk(x * 0.0016, z * 0.0016)
}

/** Dunes with the sun almost down, followed ray by ray. */
export function duskDunes(): Sheet {
  const hits = followRays()
  const sky = cloud({ width: WIDTH, height: HEIGHT }, 700, 5, 9)
  const sun = normal(-0.8, 0.26, 0.5)
  const picture = painted([WIDTH, HEIGHT], (x, y, out) => {
    const up = Math.max(0, (HORIZON - y) / HORIZON)
    const glow = Math.exp(-Math.hypot((x - 200) / 1100, (y - HORIZON) / 260))
    const air = [0.36 + 0.85 * glow, 0.34 + 0.42 * glow - 0.06 * up, 0.44 + 0.1 * glow + 0.05 * up].map(
      (part) => part * (1 - 0.3 * up) * (1 + 0.07 * sky(x, y * 2.4)),
    )
    const z = hits[y * WIDTH + x]!
    if (z === 0) {
      for (const part of [0, 1, 2] as const) out[part] = exposed(air[part]!)
      return
    }
    const worldX = ((x - WIDTH / 2) / FOCAL) * z
    const step = 0.35 + z * 0.002
    const height = sandAt(worldX, z)
    const wave =
      z < 420
        ? 0.13 *
          ripple(worldX * 0.55 + z * 0.16 + 4 * bend(worldX * 0.008, z * 0.008), z * 0.05) *
          (1 - z / 420)
        : 0
    const [sx, sz] = [
      (sandAt(worldX + step, z) - height) / step + wave,
      (sandAt(worldX, z + step) - height) / step,
    ]
    const up1 = normal(-sx, 1, -sz)
    const facing = up1[0] * sun[0] + up1[1] * sun[1] + up1[2] * sun[2]
    let shade = ramp(-0.02, 0.22, facing)
    for (let reach = 5; reach < 120 && shade > 0; reach *= 1.5) {
      const over = height + reach * 0.3 - sandAt(worldX + sun[0] * reach, z + sun[2] * reach)
      shade *= ramp(-1.4, 0.8, over)
    }
    const light = [1.75, 0.98, 0.55].map(
      (part, at) =>
        part * shade * Math.max(0, facing) * 1.25 + [0.22, 0.2, 0.28][at]! * (0.55 + 0.45 * up1[1]),
    )
    const haze = 1 - Math.exp(-z / 2600)
    const sand = [0.72, 0.4, 0.23]
    for (const part of [0, 1, 2] as const)
      out[part] = exposed(sand[part]! * light[part]! * (1 - haze) + air[part]! * haze)
  })
  return developed(picture, { seed: 4, vignette: 0.22 })
}

/** For every pixel how far away the sand is that is seen there; 0 where the sky is. */
function followRays(): Float32Array {
  const hits = new Float32Array(WIDTH * HEIGHT)
  const eye = sandAt(0, 0) + EYE
  for (let x = 0; x < WIDTH; x++) {
    let lowest = HEIGHT
    for (let z = 24; z < 6000 && lowest > 0; z *= 1.0035) {
      const height = sandAt(((x - WIDTH / 2) / FOCAL) * z, z)
      const y = Math.max(0, Math.ceil(HORIZON + ((eye - height) / z) * FOCAL))
      for (; lowest > y; lowest--) hits[(lowest - 1) * WIDTH + x] = z
    }
  }
  return hits
}

function normal(x: number, y: number, z: number): readonly [number, number, number] {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
