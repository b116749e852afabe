import { developed, exposed } from '../studio/film.ts'
import { cloud, fractal, noise, ramp } from '../studio/noise.ts'
import { painted, type Sheet } from '../studio/sheet.ts'

type Light = readonly [red: number, green: number, blue: number]

const PARTS = [0, 1, 2] as const

const blend = (from: Light, to: Light, share: number, part: 0 | 1 | 2) =>
  from[part] * (1 - share) + to[part] * share

/** Low sun over the sea, and its path on the waves. */
export function sunPath(): Sheet {
  const [width, height, horizon] = [1600, 1067, 480]
  const size = { width, height }
  const streak = fractal(4, 6)
  const swell = noise(9)
  const chop = noise(12)
  const haze = cloud(size, 500, 4, 3)
  const sun = { x: 980, y: 404 }
  const [zenith, low, gold]: Light[] = [
    [0.06, 0.13, 0.26],
    [0.6, 0.26, 0.14],
    [2.2, 1.15, 0.45],
  ] as Light[]
  const sky = (x: number, y: number, part: 0 | 1 | 2) => {
    const up = Math.max(0, (horizon - y) / horizon)
    const away = Math.hypot((x - sun.x) / 1.25, y - sun.y)
    const base = blend(low!, zenith!, ramp(-0.1, 0.95, up ** 0.62), part)
    return base + gold![part] * (0.5 * Math.exp(-away / 150) + 0.16 * Math.exp(-away / 460))
  }
  const picture = painted([width, height], (x, y, out) => {
    if (y < horizon) {
      const up = (horizon - y) / horizon
      const far = 1 / (0.14 + up)
      const strands = streak(x * 0.0016 * far + 3, up * 9 * far * 0.5)
      const cover = ramp(0.04, 0.34, strands + 0.12 * haze(x, y)) * ramp(0.02, 0.2, up) * 0.75
      const disc = ramp(37, 34, Math.hypot(x - sun.x, y - sun.y))
      const near = Math.exp(-Math.hypot(x - sun.x, (y - sun.y) * 1.6) / 360)
      const cloudLight: Light = [0.2 + 1.5 * near, 0.13 + 0.5 * near, 0.16 + 0.16 * near]
      for (const part of PARTS) {
        const clear = sky(x, y, part)
        out[part] = exposed(
          (clear * (1 - cover) + cloudLight[part] * cover) * (1 - disc) + disc * [6, 4.6, 2.6][part]!,
        )
      }
      return
    }
    const down = (y - horizon) / (height - horizon)
    const depth = 1 / (down + 0.015)
    const [wx, wy] = [(x - 800) * depth * 0.011, depth * 6]
    const tilt =
      swell(wx * 0.35, wy * 1.1) +
      0.6 * chop(wx * 1.3, wy * 3.6) +
      0.4 * swell(wx * 3.1 + 7, wy * 8.2) +
      0.34 * chop(wx * 9.4, wy * 21)
    const mirror = horizon - (y - horizon) * 0.55 - 150 * tilt * (0.25 + down)
    const path = Math.exp(-(((x - sun.x) / (42 + 330 * down)) ** 2))
    const glint = ramp(0.42, 0.95, tilt * (0.8 + 0.35 * path) + path * 0.75) * path
    const facing = 0.42 + 0.3 * ramp(0.4, -0.5, tilt)
    for (const part of PARTS) {
      const reflected = sky(x, Math.min(horizon - 1, Math.max(0, mirror)), part) * facing
      const body = [0.012, 0.05, 0.075][part]! * (1 + 0.8 * down)
      out[part] = exposed(reflected * (0.95 - 0.35 * down) + body + glint * gold![part] * 2.1)
    }
  })
  return developed(picture, { seed: 5 })
}

/** Surf from the air: turquoise over sand, three lines of foam, lace behind each. */
export function surfFromAbove(): Sheet {
  const [width, height] = [1600, 1067]
  const size = { width, height }
  const coast = cloud(size, 700, 4, 2)
  const lace = cloud(size, 74, 5, 6)
  const cells = [cloud(size, 46, 3, 11), cloud(size, 46, 3, 17)] as const
  const bed = cloud(size, 190, 5, 23)
  const sandGrain = cloud(size, 14, 4, 29)
  const ripples = noise(31)
  const [dry, wet, shallow, mid, deep]: Light[] = [
    [0.72, 0.57, 0.4],
    [0.36, 0.265, 0.175],
    [0.3, 0.56, 0.5],
    [0.05, 0.32, 0.35],
    [0.012, 0.14, 0.2],
  ] as Light[]
  const picture = painted([width, height], (x, y, out) => {
    const shore = y * 1.02 + x * 0.2 - 820 + 150 * coast(x, y)
    const toSea = -shore
    const damp = ramp(200, 60, shore) * (1 - 0.2 * lace(x, y))
    const depth = ramp(-30, 620, toSea + 70 * bed(x, y))
    let foam = 0
    for (const [from, wide, strength] of [
      [-24, 60, 1],
      [170, 150, 0.95],
      [420, 120, 0.75],
    ] as const) {
      const behind = toSea - from - 40 * coast(x * 1.7, y * 2.1) + 20 * lace(x, y)
      const front = ramp(-5, 5, behind)
      const thick = Math.exp(-Math.max(0, behind) / (wide * 0.22))
      const web =
        1 - ramp(0.03, 0.2, Math.abs(cells[0](x + 30 * lace(x, y), y)) * 1.2 + Math.abs(cells[1](x, y)) * 0.5)
      const trail = Math.exp(-Math.max(0, behind) / wide) * web * 0.85
      foam = Math.max(foam, front * strength * Math.min(1, thick * (1.15 + 0.5 * lace(x, y)) + trail))
    }
    const water = ramp(-30, 4, toSea + 14 * lace(x, y))
    const light = 1 + 0.1 * ripples(x / 26 + 1.4 * bed(x, y), y / 11) * depth + 0.06 * bed(x * 2, y * 2)
    for (const part of PARTS) {
      const land = blend(dry!, wet!, damp, part) * (1 + 0.13 * sandGrain(x, y) + 0.06 * coast(x * 3, y * 3))
      const sea =
        depth < 0.4 ? blend(shallow!, mid!, depth / 0.4, part) : blend(mid!, deep!, (depth - 0.4) / 0.6, part)
      const ground = land * (1 - water) + sea * light * water
      out[part] = exposed(
        (ground * (1 - foam) + [0.95, 0.97, 0.95][part]! * foam * (0.92 + 0.1 * lace(x * 2, y * 2))) * 0.95,
      )
    }
  })
  return developed(picture, { seed: 8, vignette: 0.12 })
}
