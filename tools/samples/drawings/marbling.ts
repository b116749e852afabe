import { cloud, ramp } from '../studio/noise.ts'
import { palette, rgb } from '../studio/palette.ts'
import { grain } from '../studio/printing.ts'
import { painted, type Sheet } from '../studio/sheet.ts'

/** Colour floated on water and combed, then lifted onto paper. */
export function marbled(): Sheet {
  const size = { width: 1200, height: 1600 }
  const swirl = [cloud(size, 560, 2, 3), cloud(size, 560, 2, 8)] as const
  const curl = [cloud(size, 190, 2, 12), cloud(size, 190, 2, 15)] as const
  const feather = cloud(size, 34, 2, 21)
  const vein = cloud(size, 420, 5, 30)
  const bands = [
    palette.paper,
    palette.deep,
    palette.sea,
    palette.paper,
    palette.blush,
    palette.clay,
    palette.paper,
    palette.night,
    palette.sage,
    palette.paper,
    palette.straw,
  ].map(rgb)
  const picture = painted([1200, 1600], (x, y, out) => {
    const comb = 22 * Math.sin((x + 60 * swirl[0](y, x)) / 40)
    const sx = x + 420 * swirl[0](x, y)
    const sy = y + 460 * swirl[1](x, y)
    const px = sx + 130 * curl[0](sx, sy)
    const py = sy + 150 * curl[1](sx, sy) + comb
    const flow = (py + 0.45 * px) / 62 + 1.5 * vein(px, py) + 0.1 * feather(x, y)
    const band = ((flow % bands.length) + bands.length) % bands.length
    const [low, share] = [Math.floor(band), band % 1]
    const [from, to] = [bands[low]!, bands[(low + 1) % bands.length]!]
    const blend = ramp(0.9, 1, share)
    const rim = 1 - 0.16 * ramp(0.72, 0.93, share) * (1 - blend)
    for (const part of [0, 1, 2] as const) out[part] = (from[part] * (1 - blend) + to[part] * blend) * rim
  })
  grain(picture, { seed: 5, strength: 1.2 })
  return picture
}

/** Alcohol ink: thin veils of sea colour with a thread of gold. */
export function driftInk(): Sheet {
  const size = { width: 1600, height: 1200 }
  const push = [cloud(size, 700, 4, 3), cloud(size, 700, 4, 9)] as const
  const fold = cloud(size, 460, 5, 14)
  const fine = cloud(size, 60, 4, 17)
  const [paper, pale, mid, deep, gold] = ['#f7f2e7', '#c3dbd6', '#5f9fa3', '#1d4f5c', '#c1913c'].map(rgb)
  const picture = painted([1600, 1200], (x, y, out) => {
    const px = x + 330 * push[0](x, y)
    const py = y + 330 * push[1](x, y)
    const veil = fold(px, py)
    const height = 0.5 + 0.9 * veil + (y - 640) / 1700 + 0.03 * fine(px, py)
    const layer = height * 4.2
    const [step, share] = [Math.floor(layer), layer % 1]
    const pool = ramp(0.02, 0.1, share) * (1 - 0.75 * ramp(0.08, 0.75, share))
    const depth = Math.min(1, Math.max(0, step / 4.2 + 0.2 * pool))
    const thread = Math.exp(-(((height - 0.62) / 0.006) ** 2)) * ramp(-0.1, 0.3, fine(x, y) + 0.3)
    for (const part of [0, 1, 2] as const) {
      const light =
        depth < 0.4
          ? paper![part] + (pale![part] - paper![part]) * (depth / 0.4)
          : depth < 0.75
            ? pale![part] + (mid![part] - pale![part]) * ((depth - 0.4) / 0.35)
            : mid![part] + (deep![part] - mid![part]) * ((depth - 0.75) / 0.25)
      out[part] = light * (1 - 0.1 * pool) * (1 - thread) + gold![part] * thread
    }
  })
  grain(picture, { seed: 2 })
  return picture
}
