import { range } from '../studio/chance.ts'
import { write } from '../studio/lettering.ts'
import { mix, palette } from '../studio/palette.ts'
import { gouache, grain } from '../studio/printing.ts'
import { at, type Sheet, sheet } from '../studio/sheet.ts'

/** Twenty-six letters, each on its own tile. */
export function alphabet(): Sheet {
  const picture = sheet([1200, 1600], '#f6efe0')
  const tiles = [
    palette.sage,
    palette.blush,
    palette.wattle,
    palette.sky,
    palette.coral,
    palette.gum,
    palette.apricot,
    palette.deep,
    palette.plum,
    palette.eucalyptus,
  ] as const
  gouache(
    picture,
    (pen) => {
      for (const place of range(26)) {
        const [column, row] = [place % 5, Math.floor(place / 5)]
        const x = row < 5 ? 164 + column * 218 : 600
        const y = 220 + row * 232
        const ground = tiles[(place * 7 + row * 3) % tiles.length]!
        const isDark = [palette.deep, palette.plum, palette.eucalyptus].some((dark) => dark === ground)
        at(pen, x, y, ((place * 5) % 7) * 0.012 - 0.036, 1, () => {
          pen.fillStyle = ground
          pen.beginPath()
          pen.roundRect(-94, -98, 188, 196, place % 3 === 0 ? 94 : 30)
          pen.fill()
          write(pen, String.fromCharCode(65 + place), 0, 48, {
            face: 'Righteous',
            size: 142,
            colour: isDark ? palette.paper : mix(ground, palette.bush, 0.8),
          })
        })
      }
    },
    { seed: 2, dry: 0.12, streak: 0.07, turn: 0.5 },
  )
  grain(picture, { seed: 3 })
  return picture
}
