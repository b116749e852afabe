import { expect, test } from 'vitest'
import { decodeSrgb, encodeSrgb, levelTable } from './srgb.ts'
import { KNEE, toned, untoned } from './tone.ts'

const lights = Array.from({ length: 400 }, (_, step) => step / 100)

test('light up to the knee is shown as it is, and brighter light is never darker nor beyond white', () => {
  for (const [step, light] of lights.entries()) {
    const shown = toned(light)
    if (light <= KNEE) expect(shown).toBe(light)
    expect(shown).toBeLessThanOrEqual(1)
    expect(shown).toBeGreaterThan(toned(lights[step - 1] ?? -1))
  }
})

test('every level of a picture comes back after its tone was taken back', () => {
  for (let level = 0; level < 256; level++) {
    const light = untoned(decodeSrgb(level / 255))
    expect(light).toBeLessThan(3)
    expect(Math.round(255 * encodeSrgb(toned(light)))).toBe(level)
  }
})

test('the table of levels is right to a level everywhere, and exact for each level’s own light', () => {
  const { levels, scale } = levelTable(1)
  const lookedUp = (light: number) => levels[(Math.sqrt(light) * scale + 0.5) | 0]
  for (let level = 0; level < 256; level++) expect(lookedUp(decodeSrgb(level / 255))).toBe(level)
  for (const light of lights.filter((one) => one <= 1)) {
    expect(Math.abs((lookedUp(light) ?? 0) - 255 * encodeSrgb(light))).toBeLessThan(0.7)
  }
})
