import { leaf, stalk } from '#packages/templates/outlines.ts'
import { border, drawing, filled, photoPlace, together, words } from '#packages/templates/parts.ts'
import { defineTemplate } from '#packages/templates/template.ts'

const [PAPER, MOSS, FERN, INK] = ['#f2eadb', '#4a5d43', '#8a9b6e', '#3a3a30']

/** A fern that lies along the lower edge of the photo. */
const fern = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((step) => {
  const x = 14 + step * 21
  const long = 30 - Math.abs(step - 3) * 2.6
  return [leaf(x, 50, long, 8, 38), leaf(x, 50, long, 8, 142)]
})

export const template = defineTemplate({
  sku: 'RUG-PRESSED-PHOTO',
  name: 'Pressed between leaves',
  category: 'Photo',
  occasions: ['Anniversary', 'Mother’s Day', 'Remembrance'],
  description:
    'One photo as in an old album: mounted on paper, a fern below it, and a line for where and when.',
  brands: ['canvas'],
  metaTitle: 'Pressed between leaves: a photo rug in a border',
  metaDescription:
    'A rug with one photo on album paper, a pressed fern and a line of your own, in every size and round.',
  metaKeywords: 'photo rug, picture rug, memory rug, fern rug',
  position: 5,
  background: PAPER,
  parts: [
    border('edge', { insetMm: 16, widthMm: 52, colour: MOSS }),
    border('line', { insetMm: 60, widthMm: 6, colour: FERN }),
    ...together(
      photoPlace({
        y: 410,
        wideMm: 660,
        highMm: 450,
        shape: 'rounded',
        radiusMm: 12,
        fill: '#cfd3bd',
        line: { widthMm: 20, colour: '#fffaf0' },
      }),
      drawing(
        'fern',
        { name: 'Pressed fern', width: 220, height: 100, y: 704, wideMm: 300 },
        filled(MOSS, stalk([2, 50], [206, 50], 3, 0), ...fern, leaf(200, 50, 18, 8, 90)),
      ),
      words('line-of-words', {
        text: 'Bruny Island, 2024',
        font: 'Romance Fatal Serif',
        sizeMm: 66,
        colour: INK,
        y: 816,
        widthMm: 640,
      }),
    ),
  ],
})
