/**
 * HEIC files as somebody would send them who means harm, from the two photos of this folder and a seed: cut short,
 * turned, in tiles, larger in their words than in their bytes, and with bytes changed at random.
 */
import { readFileSync } from 'node:fs'
import { randomFrom } from '../../testing/photos.ts'
import { heicFile } from './pictures.ts'
import { tiledHeic } from './tiled-heic.ts'

export interface HostileFile {
  name: string
  bytes: Buffer
}

type Chance = () => number
type Maker = (photo: Buffer, chance: Chance) => Buffer

const upTo = (chance: Chance, most: number) => Math.floor(chance() * (most + 1))
const oneOf = <Choice>(chance: Chance, first: Choice, ...others: Choice[]) =>
  [first, ...others][upTo(chance, others.length)] ?? first

const makers: Record<string, Maker> = {
  truncated: (photo, chance) => photo.subarray(0, upTo(chance, photo.length - 1)),

  turned(photo, chance) {
    const turn = photo.indexOf('irot')
    if (turn < 0) return photo
    // Any byte for the angle, of which two bits have a meaning; or a mirror, or an aperture without its numbers.
    photo[turn + 4] = upTo(chance, 255)
    photo.write(oneOf(chance, 'irot', 'imir', 'clap'), turn, 'latin1')
    return photo
  },

  tiled: (photo, chance) =>
    tiledHeic(photo, {
      rows: oneOf(chance, 1, 2, 16, 60),
      columns: oneOf(chance, 1, 3, 16, 60),
      widthPx: oneOf(chance, 1, 96, 288, 1536, 5760, 0xffff_ffff),
      heightPx: oneOf(chance, 1, 64, 128, 1024, 16_384, 0xffff_ffff),
      tile: oneOf(chance, 'photo', 'photo', 'photo', 'the same', 'itself', 'missing'),
      missingTiles: oneOf(chance, 0, 0, 1),
    }),

  'declared huge'(photo, chance) {
    const size = photo.indexOf('ispe') + 8
    photo.writeUInt32BE(oneOf(chance, 0, 97, 10_000, 65_535, 0xffff_ffff), size)
    photo.writeUInt32BE(oneOf(chance, 0, 65, 10_000, 65_535, 0xffff_ffff), size + 4)
    return photo
  },

  mutated(photo, chance) {
    const changes = 1 + upTo(chance, 11)
    for (let change = 0; change < changes; change += 1) {
      const at = upTo(chance, photo.length - 1)
      photo[at] = oneOf(chance, upTo(chance, 255), 0, 255, (photo[at] ?? 0) ^ (1 << upTo(chance, 7)))
    }
    return photo
  },
}

/** @returns as many files, the kinds in rotation; the same ones for the same seed */
export function hostileHeic(howMany: number, seed: number): HostileFile[] {
  const chance = randomFrom(seed)
  const photos = [readFileSync(heicFile('phone')), readFileSync(heicFile('sideways'))]
  const kinds = Object.entries(makers)
  return Array.from({ length: howMany }, (_, index) => {
    const [kind, make] = kinds[index % kinds.length] ?? ['truncated', makers.truncated]
    // Only the first photo says by a box which way is up.
    const photo = kind === 'turned' ? photos[0] : photos[upTo(chance, 1)]
    return { name: `${kind} ${index}`, bytes: make?.(Buffer.from(photo ?? []), chance) ?? Buffer.alloc(0) }
  })
}
