import { ellipse, polygon } from '#packages/templates/outlines.ts'
import { backdrop, drawing, filled } from '#packages/templates/parts.ts'
import { defineTemplate } from '#packages/templates/template.ts'

const [CREAM, GOLD, CORAL, PLUM] = ['#fbefd9', '#efb443', '#dd6b4d', '#5a2a4d']
const RAYS = 18

/** Every third wedge of a wheel that reaches past the corners, from the first one on. */
function wedges(first: number): string[] {
  const at = (step: number): [number, number] => {
    const angle = (2 * Math.PI * step) / (RAYS * 3)
    return [500 + 900 * Math.sin(angle), 500 - 900 * Math.cos(angle)]
  }
  return Array.from({ length: RAYS }, (_, ray) => {
    const step = ray * 3 + first - 0.5
    return polygon([[500, 500], at(step), at(step + 1)])
  })
}

export const template = defineTemplate({
  sku: 'RUG-SUNBURST',
  name: 'Long weekend sun',
  category: 'Modern',
  occasions: ['Birthday', 'Housewarming'],
  description: 'A sun in the middle of the room, and rays in gold, coral and plum out to every edge.',
  brands: ['canvas'],
  metaTitle: 'Long weekend sun: a sunburst rug to make your own',
  metaDescription:
    'A retro sunburst rug in gold, coral and plum, drawn anew for every size and made for the round one too.',
  metaKeywords: 'sunburst rug, retro rug, round rug, seventies rug',
  position: 50,
  background: CREAM,
  parts: [
    backdrop('rays', { name: 'Rays', width: 1000 }, filled(GOLD, ...wedges(0)), filled(CORAL, ...wedges(1))),
    drawing(
      'sun',
      { name: 'Sun', width: 100, wideMm: 460 },
      filled(CREAM, ellipse(50, 50, 50)),
      filled(PLUM, ellipse(50, 50, 44)),
      filled(CORAL, ellipse(50, 50, 35)),
      filled(GOLD, ellipse(50, 50, 26)),
      filled(CREAM, ellipse(50, 50, 16)),
    ),
  ],
})
