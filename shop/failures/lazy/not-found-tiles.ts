import type { PictureFiles } from '#ui/picture.tsx'
import { brand } from '../../brands/brand.ts'
import { filePaths } from '../../routing/file-paths.ts'

export interface NotFoundTile {
  name: string
  urlKey: string
  picture: PictureFiles
}

const tall = (name: string): PictureFiles => ({ path: `/images/${name}`, widths: [400, 640], ratio: 4 / 5 })
/** One of our samples in a scene, or a series of them. */
const mockUp = (sample: string, scene: string): PictureFiles => ({
  ...{ path: filePaths.sampleMockUp(sample, scene), mark: '@' },
  ...{ widths: [240, 400, 640], ratio: 4 / 5 },
})
const wideMockUp = (sample: string, scene: string): PictureFiles => ({
  ...mockUp(sample, scene),
  ...{ widths: [400, 640, 800, 1200], ratio: 4 / 3 },
})

interface NotFoundTiles {
  /** Where a shopper may go on from a page that is not found, in this order. */
  products: readonly NotFoundTile[]
  deals: readonly NotFoundTile[]
}

/** E-35, E-38. */
const canvas: NotFoundTiles = {
  products: [
    { name: 'Canvas prints', urlKey: 'canvas-prints', picture: mockUp('lake', 'canvas-ledge') },
    { name: 'Photo prints', urlKey: 'photo-prints', picture: mockUp('holiday-prints', 'prints-table') },
    { name: 'Pillows', urlKey: 'personalised-photo-pillows', picture: mockUp('lake-days', 'pillow-ledge') },
    { name: 'Metal prints', urlKey: 'metal-prints', picture: mockUp('red-centre', 'metal-wall') },
    { name: 'Acrylic prints', urlKey: 'acrylic-prints', picture: mockUp('reef', 'acrylic-wall') },
    { name: 'Mugs', urlKey: 'custom-photo-mugs', picture: mockUp('lemons', 'mug-pair') },
    { name: 'Magic mugs', urlKey: 'magic-photo-mugs', picture: mockUp('gum-leaves', 'mug-magic') },
    { name: 'Acrylic blocks', urlKey: 'acrylic-photo-blocks', picture: mockUp('balloon', 'acrylic-block') },
    { name: 'Coasters', urlKey: 'custom-photo-coasters', picture: mockUp('set-table', 'coasters-table') },
    { name: 'Magnets', urlKey: 'photo-magnets', picture: mockUp('fridge-door', 'magnets-board') },
    { name: 'Photo book', urlKey: 'personalised-photo-book', picture: mockUp('open-book', 'book-open') },
    { name: 'Wood prints', urlKey: 'wood-prints', picture: mockUp('kelpie', 'wood-ledge') },
  ],
  deals: [
    {
      name: 'Deals',
      urlKey: 'coupons-codes-and-deals',
      picture: wideMockUp('family-wall', 'collage-living'),
    },
    { name: 'Shop all Products', urlKey: 'personalized-photo-gifts', picture: mockUp('lemons', 'mug-pair') },
  ],
}

const neon: NotFoundTiles = {
  products: [
    { name: 'All neon signs', urlKey: 'neon-signs', picture: tall('neon-stay') },
    { name: 'Words in neon', urlKey: 'neon-signs/neon-words', picture: tall('neon-hello') },
    { name: 'Shapes in neon', urlKey: 'neon-signs/neon-shapes', picture: tall('neon-heart') },
    { name: 'Home', urlKey: 'home-neon-sign', picture: tall('neon-home') },
    { name: 'Good night', urlKey: 'good-night-neon-sign', picture: tall('neon-good-night') },
    { name: 'Wave', urlKey: 'wave-neon-sign', picture: tall('neon-wave') },
  ],
  deals: [
    { name: 'Deals', urlKey: 'coupons-codes-and-deals', picture: tall('neon-cheers') },
    { name: 'Shop all Products', urlKey: 'neon-signs', picture: tall('neon-sun') },
  ],
}

const sketch: NotFoundTiles = {
  products: [
    { name: 'All sketch prints', urlKey: 'sketch-prints', picture: mockUp('sketch-lake', 'canvas-ledge') },
    {
      name: 'Custom sketch print',
      urlKey: 'custom-sketch-print',
      picture: mockUp('sketch-balloon', 'canvas-3x2'),
    },
    { name: 'Square sketch', urlKey: 'square-sketch-print', picture: mockUp('sketch-flower', 'canvas-1x1') },
    {
      name: 'Large sketch',
      urlKey: 'large-sketch-print',
      picture: wideMockUp('sketch-lake', 'canvas-living'),
    },
    {
      name: 'Panoramic sketch',
      urlKey: 'panoramic-sketch-print',
      picture: wideMockUp('sketch-beach', 'canvas-dining'),
    },
    { name: 'Sample kit', urlKey: 'sample-kit', picture: tall('sketch-kit') },
  ],
  deals: [
    {
      name: 'Deals',
      urlKey: 'coupons-codes-and-deals',
      picture: wideMockUp('sketch-flower', 'canvas-bedroom'),
    },
    {
      name: 'Shop all Products',
      urlKey: 'sketch-prints',
      picture: wideMockUp('sketch-balloon', 'canvas-sofa'),
    },
  ],
}

/** Only products of the brand, so that no link leads into another shop. */
export const notFoundTiles: NotFoundTiles =
  brand.code === 'neon' ? neon : brand.code === 'sketch' ? sketch : canvas
