import { developed, exposed } from '../studio/film.ts'
import { cloud, fractal, ramp } from '../studio/noise.ts'
import { painted, type Sheet } from '../studio/sheet.ts'

/** Forested ridges one behind the other, with mist lying between them at sunrise. */
export function mistyRanges(): Sheet {
  const [width, height] = [1600, 1067]
  const size = { width, height }
  const layers = 9
  const ridges = Array.from({ length: layers }, (_, layer) => {
    const depth = layer / (layers - 1)
    const hill = fractal(50 + layer, 5)
    const trees = fractal(80 + layer, 2)
    const edge = Float32Array.from({ length: width }, (_, x) => {
      const rise = (90 + 120 * depth) * hill(x / (260 + 330 * depth) + layer * 3.7, layer) * 1.5
      const crown = (2 + 26 * depth ** 2) * Math.abs(trees(x / (3 + 13 * depth), layer * 5)) * 2
      return 300 + 640 * depth ** 1.25 - rise - crown
    })
    const smooth = Float32Array.from(
      { length: width },
      (_, x) =>
        300 +
        640 * depth ** 1.25 -
        (90 + 120 * depth) * hill(x / (260 + 330 * depth) + layer * 3.7, layer) * 1.5,
    )
    return { depth, edge, smooth }
  })
  const drift = cloud(size, 620, 5, 4)
  const bark = cloud(size, 16, 3, 8)
  const sky = cloud(size, 900, 4, 15)
  const picture = painted([width, height], (x, y, out) => {
    const warm = Math.exp(-Math.hypot((x - 1120) / 900, (y - 250) / 420))
    let [red, green, blue] = [0.36 + 0.8 * warm + 0.04 * sky(x, y), 0.46 + 0.4 * warm, 0.58 + 0.1 * warm]
    const veil: readonly number[] = [0.3 + 0.75 * warm, 0.39 + 0.36 * warm, 0.49 + 0.1 * warm]
    for (const { depth, edge, smooth } of ridges) {
      const below = y - edge[x]!
      if (below <= 0) continue
      const cover = Math.min(1, below / 1.6)
      const air = (1 - depth) ** 1.5 * 0.9
      const mist =
        ramp(20, 130 + 210 * depth, y - smooth[x]! + 150 * drift(x + depth * 900, y * 1.4)) *
        (0.9 - 0.62 * depth ** 3)
      const haze = Math.min(1, air + (1 - air) * mist)
      const lit = 1 + 0.5 * bark(x, y) * depth + 0.3 * warm
      const forest = [0.02 * lit, 0.045 * lit, 0.05 * lit]
      red = red * (1 - cover) + (forest[0]! * (1 - haze) + veil[0]! * haze) * cover
      green = green * (1 - cover) + (forest[1]! * (1 - haze) + veil[1]! * haze) * cover
      blue = blue * (1 - cover) + (forest[2]! * (1 - haze) + veil[2]! * haze) * cover
    }
    out[0] = exposed(red * 0.74)
    out[1] = exposed(green * 0.74)
    out[2] = exposed(blue * 0.74)
  })
  return developed(picture, { seed: 3, vignette: 0.2 })
}
