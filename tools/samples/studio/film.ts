import { chance } from './chance.ts'
import { cloud } from './noise.ts'
import { eachPixel } from './printing.ts'
import { pixelsOf, type Sheet } from './sheet.ts'

/** Light of a scene, linear, about 1 for white paper in the sun; turned into the 0 to 255 of a screen as film would. */
export function exposed(light: number): number {
  const x = Math.max(0, light)
  const filmed = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
  return 255 * Math.min(1, filmed) ** (1 / 2.2)
}

/** What makes a picture look taken: soft corners, fine grain that is strongest in the mid-tones, a touch of softness. */
export function developed(sheet: Sheet, { seed = 1, grain = 1, vignette = 0.16 } = {}): Sheet {
  const { width, height } = sheet
  const pixels = pixelsOf(sheet)
  const clumps = cloud(sheet, 3, 1, seed)
  const fall = chance(seed)
  eachPixel(pixels, (x, y, at, data) => {
    const away = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2
    const corner = 1 - vignette * away ** 1.3
    const level = data[at + 1]! / 255
    const speck = (clumps(x, y) * 5 + (fall.next() - 0.5) * 4) * grain * (0.35 + 2.6 * level * (1 - level))
    for (let part = 0; part < 3; part++) data[at + part] = data[at + part]! * corner + speck
  })
  sheet.pen.putImageData(pixels, 0, 0)
  return sheet
}
