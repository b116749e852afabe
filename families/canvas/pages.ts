/** What the shop opens with of stretched canvas: its categories, and the pages that sell all or some of its sizes. */
import type { FamilyPages } from '#packages/product/pages.ts'
import { categories } from './categories.ts'
import { edges } from './products/edges.ts'
import { occasions } from './products/occasions.ts'
import { ownArtwork } from './products/own-artwork.ts'
import { places } from './products/places.ts'
import { shapes } from './products/shapes.ts'
import { small } from './products/small.ts'
import { together } from './products/together.ts'

export const pages: FamilyPages = {
  brands: ['canvas'],
  attributes: { material: ['Canvas'] },
  specifications: [
    'Poly-cotton canvas, 380 to 400 g per square metre',
    'Pigment inks, sRGB colour',
    'Timber stretcher bars of 19, 25 or 38 mm, with a brace from 90 cm up',
    'Image, mirror, black, white or coloured edges; matte, satin or gloss finish',
  ],
  categories,
  products: [...shapes, ...edges, ...together, ...ownArtwork, ...occasions, ...places, ...small],
}
