import { cloud, noise, ramp } from '../studio/noise.ts'
import { palette, rgb } from '../studio/palette.ts'
import { painted, type Sheet } from '../studio/sheet.ts'

const SIZE = 1200
const DIAMOND = { across: 300, down: 400 }

/** Feathered diamonds, as on cloth whose threads were dyed before they were woven. */
export function ikat(): Sheet {
  const size = { width: SIZE, height: SIZE }
  const slip = noise(4, SIZE / 5, 16)
  const weave = cloud(size, 4, 2, 8)
  const bands = [palette.cream, palette.deep, palette.cream, palette.coral, palette.straw, palette.deep].map(
    rgb,
  )
  const edges = [0.1, 0.3, 0.42, 0.68, 0.82]
  return painted([SIZE, SIZE], (x, y, out) => {
    const thread = Math.floor(x / 5)
    const shifted = y + 26 * slip(thread, y / 75) + 9 * slip(thread * 3 + 1, (y / 75) * 4)
    const u = Math.abs(((((x / DIAMOND.across) % 1) + 1) % 1) - 0.5) * 2
    const v = Math.abs(((((shifted / DIAMOND.down) % 1) + 1) % 1) - 0.5) * 2
    const steps = Math.round(u * 12) / 12
    const reach = (steps + v) / 2
    let colour = bands[0]!
    const mixed = [colour[0], colour[1], colour[2]]
    for (const [at, edge] of edges.entries()) {
      const share = ramp(edge - 0.012, edge + 0.012, reach)
      colour = bands[at + 1]!
      for (const part of [0, 1, 2] as const) mixed[part] = mixed[part]! * (1 - share) + colour[part] * share
    }
    const light = 0.93 + 0.06 * Math.sin((x / 5) * 2 * Math.PI) + 0.05 * weave(x, y)
    for (const part of [0, 1, 2] as const) out[part] = mixed[part]! * light
  })
}
