/** The press and the screen draw with one pencil: both blur by a Gaussian, however large the picture is. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { liftTable, pencilSigmas, pencilTable } from '#packages/artwork-renderer/pencil.ts'
import { makePhoto } from '#platform/testing/photos.ts'
import { drawWithPencil } from './draw-with-pencil.ts'

test.each([
  [320, 210],
  [450, 300],
  [600, 800],
  [900, 1200],
])('at %i x %i px a drawing is as dark as its two blurs make it', async (widthPx, heightPx) => {
  const size = { widthPx, heightPx }
  const photo = sharp(await makePhoto({ widthPx, heightPx, seed: 3 })).greyscale()
  const greys = await photo.clone().raw().toBuffer()
  const sigmas = pencilSigmas({ photoWidthPx: widthPx, photoHeightPx: heightPx }, 1)

  const drawn = await (await drawWithPencil(photo, size, sigmas)).extractChannel(0).raw().toBuffer()

  const lift = liftTable()
  const fine = gaussian(
    greys.map((grey) => lift[grey] ?? 0),
    widthPx,
    sigmas.finest,
  )
  const around = gaussian(fine, widthPx, sigmas.reach)
  const table = pencilTable()
  const differences = drawn.map((level, at) => level - (table[256 * fine[at]! + around[at]!] ?? 0))
  const signed = Int8Array.from(differences)
  expect(Math.abs(mean(signed)), 'lighter or darker, of 255').toBeLessThan(1)
  expect(mean(signed.map(Math.abs)), 'apart, of 255').toBeLessThan(1.8)
})

const mean = (values: Int8Array) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The whole bell, rounded once. */
function gaussian(pixels: Uint8Array, widthPx: number, sigma: number): Uint8Array {
  const heightPx = pixels.length / widthPx
  const reach = Math.ceil(4 * sigma)
  const bell = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)),
  )
  const sum = bell.reduce((total, weight) => total + weight, 0)
  const blurred = (from: ArrayLike<number>, length: number, step: number, lines: number, next: number) => {
    const to = new Float64Array(from.length)
    for (let line = 0; line < lines; line++) {
      for (let at = 0; at < length; at++) {
        let level = 0
        for (let tap = -reach; tap <= reach; tap++) {
          const place = Math.min(length - 1, Math.max(0, at + tap))
          level += bell[tap + reach]! * from[line * next + place * step]!
        }
        to[line * next + at * step] = level / sum
      }
    }
    return to
  }
  const across = blurred(pixels, widthPx, 1, heightPx, widthPx)
  return Uint8Array.from(blurred(across, heightPx, widthPx, widthPx, 1), Math.round)
}
