import { ellipse } from '#packages/templates/outlines.ts'
import { filled, pattern, photoPlace, plate, together, words } from '#packages/templates/parts.ts'
import { defineTemplate } from '#packages/templates/template.ts'

const [CLAY, PAW, CREAM, INK, SKY] = ['#c4714f', '#d88d6b', '#fbf2e3', '#38261f', '#9fb7b5']

const paw = (x: number, y: number, size: number, turnDeg: number) => {
  const angle = (turnDeg * Math.PI) / 180
  const at = (px: number, py: number): [number, number] => [
    x + size * (px * Math.cos(angle) - py * Math.sin(angle)),
    y + size * (px * Math.sin(angle) + py * Math.cos(angle)),
  ]
  const toe = (px: number, py: number, lean: number) =>
    ellipse(...at(px, py), size * 0.2, size * 0.28, turnDeg + lean)
  return [
    ellipse(...at(0, 0.3), size * 0.48, size * 0.38, turnDeg),
    toe(-0.62, -0.12, -28),
    toe(-0.24, -0.5, -8),
    toe(0.24, -0.5, 8),
    toe(0.62, -0.12, 28),
  ]
}

export const template = defineTemplate({
  sku: 'RUG-MUDDY-PAWS',
  name: 'Muddy paws',
  category: 'Pets',
  occasions: ['New pet', 'Remembrance'],
  description: 'Paw prints all over, your pet’s face in the middle, and a name on the tag below it.',
  brands: ['canvas'],
  metaTitle: 'Muddy paws: a pet rug with photo and name',
  metaDescription:
    'A rug for a dog or a cat with paw prints, a place for a photo and a name tag, in every size and round.',
  metaKeywords: 'pet rug, dog rug, cat rug, paw print rug, photo rug',
  position: 4,
  background: CLAY,
  parts: [
    pattern(
      'paws',
      { name: 'Paw prints', width: 200, tileMm: 285 },
      filled(PAW, ...paw(50, 52, 32, 24), ...paw(150, 152, 32, -18)),
      filled(PAW, ...paw(146, 48, 20, -30), ...paw(52, 150, 20, 36)),
    ),
    ...together(
      photoPlace({ y: 448, wideMm: 560, highMm: 560, fill: SKY, line: { widthMm: 26, colour: CREAM } }),
      plate('tag', { y: 752, wideMm: 480, highMm: 150, shape: 'rounded', radiusMm: 75, fill: CREAM }),
      words('name', { text: 'Banjo', font: 'Lobster', sizeMm: 104, colour: INK, y: 750, widthMm: 400 }),
    ),
  ],
})
