import { polygon, scatter } from '#packages/templates/outlines.ts'
import { filled, pattern } from '#packages/templates/parts.ts'
import { defineTemplate } from '#packages/templates/template.ts'

const SIDE = 400
const COLOURS = ['#31504c', '#d17f5b', '#e5b85c', '#8fa7a0', '#b5473c', '#c9b8a3']
const next = scatter(11)

type Chip = readonly [x: number, y: number, radius: number]

/** Chips that do not touch, across the edges of the print too. */
function chips(): Chip[] {
  const found: Chip[] = []
  const away = (one: number, other: number) => {
    const d = Math.abs(one - other)
    return Math.min(d, SIDE - d)
  }
  for (let tries = 0; tries < 2600 && found.length < 84; tries++) {
    const radius = 8 + 38 * next() ** 1.8
    const chip = [next() * SIDE, next() * SIDE, radius] as const
    const isFree = found.every(([x, y, r]) => Math.hypot(away(x, chip[0]), away(y, chip[1])) > r + radius + 3)
    if (isFree) found.push(chip)
  }
  return found
}

function outline([x, y, radius]: Chip): string {
  const corners = 5 + Math.floor(next() * 3)
  const start = next() * Math.PI
  return polygon(
    Array.from({ length: corners }, (_, index) => {
      const angle = start + ((index + (next() - 0.5) * 0.6) * 2 * Math.PI) / corners
      const r = radius * (0.8 + next() * 0.3)
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)]
    }),
  )
}

const drawn = chips().map((chip, index) => ({ colour: index % COLOURS.length, data: outline(chip) }))

export const template = defineTemplate({
  sku: 'RUG-TERRAZZO',
  name: 'Terrazzo',
  category: 'Modern',
  occasions: ['Housewarming'],
  description:
    'Chips of bottle green, terracotta, honey and slate on a pale ground, large enough to read across a room.',
  brands: ['canvas'],
  metaTitle: 'Terrazzo: a printed rug to make your own',
  metaDescription:
    'A rug of terrazzo chips in green, terracotta and honey, in every size and round. Change it in the design tool, or order it as it is.',
  metaKeywords: 'terrazzo rug, modern rug, colourful rug, custom rug design',
  position: 40,
  background: '#f3eee6',
  parts: [
    pattern(
      'chips',
      { name: 'Terrazzo chips', width: SIDE, tileMm: 500 },
      ...COLOURS.map((colour, index) =>
        filled(colour, ...drawn.flatMap((one) => (one.colour === index ? [one.data] : []))),
      ),
    ),
  ],
})
