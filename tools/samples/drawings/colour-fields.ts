import { range } from '../studio/chance.ts'
import { cloud, ramp } from '../studio/noise.ts'
import { brush, lit, painting } from '../studio/oil.ts'
import { palette, rgb } from '../studio/palette.ts'
import { grain } from '../studio/printing.ts'
import { painted, type Sheet } from '../studio/sheet.ts'

type Field = { top: number; bottom: number; colour: string; under: string }

const FIELDS: readonly Field[] = [
  { top: 110, bottom: 610, colour: '#d98a4a', under: '#c4602f' },
  { top: 660, bottom: 1010, colour: '#8f3a2c', under: '#6c2a2a' },
  { top: 1060, bottom: 1490, colour: '#e6bd8c', under: '#d0955f' },
]

/** Three glowing fields of desert colour that do not quite touch. */
export function desertFields(): Sheet {
  const size = { width: 1200, height: 1600 }
  const edge = cloud(size, 90, 5, 2)
  const veil = cloud(size, 380, 6, 5)
  const scrub = cloud(size, 26, 3, 7)
  const ground = rgb('#b5573a')
  const colours = FIELDS.map(({ top, bottom, colour, under }) => ({
    top,
    bottom,
    colour: rgb(colour),
    under: rgb(under),
  }))
  const picture = painted([1200, 1600], (x, y, out) => {
    const wander = 26 * edge(x, y) + 8 * scrub(x, y)
    const glow = 1 + 0.05 * veil(x, y)
    for (const part of [0, 1, 2] as const) out[part] = ground[part] * glow
    for (const { top, bottom, colour, under } of colours) {
      const inside = Math.min(x - 96, 1104 - x, y - top, bottom - y) + wander
      const cover = ramp(-14, 46, inside) * (0.9 + 0.1 * scrub(x, y * 0.3))
      const thin = Math.min(1, Math.max(0, 0.4 + 0.75 * veil(x, y * 1.6) + 0.25 * scrub(x * 0.25, y)))
      for (const part of [0, 1, 2] as const) {
        const paint = colour[part] * (1 - thin * 0.55) + under[part] * thin * 0.55
        out[part] = out[part]! * (1 - cover) + paint * cover
      }
    }
  })
  grain(picture, { seed: 3, strength: 1.4 })
  return picture
}

/** A stack of calm bands, each a single slow pass of a wide brush. */
export function quietBands(): Sheet {
  const work = painting(1200, 1600, palette.paper, 12)
  const { fall } = work
  for (const row of range(16))
    brush(
      work,
      [
        [-60, row * 106],
        [600, row * 106 + 10],
        [1260, row * 106],
      ],
      { width: 130, colour: '#f4ecdd', with: '#ebe0cb', dry: 0.05 },
    )
  const bands = [
    [250, '#d9e0d4', palette.mist],
    [430, palette.sage, '#c6cfb8'],
    [640, palette.gum, palette.sage],
    [860, palette.eucalyptus, palette.gum],
    [1075, palette.bush, palette.eucalyptus],
    [1270, palette.clay, palette.apricot],
  ] as const
  for (const [y, colour, second] of bands) {
    brush(
      work,
      [
        [150 + fall.around(0, 40), y + fall.around(0, 12)],
        [480, y + fall.around(0, 20)],
        [800, y + fall.around(0, 20)],
        [1060 + fall.around(0, 40), y + fall.around(0, 12)],
      ],
      {
        width: 178,
        colour,
        with: second,
        dry: 0.3,
      },
    )
  }
  return lit(work, { depth: 1, seed: 8 })
}
