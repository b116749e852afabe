import type { PictureFiles } from '#ui/picture.tsx'

export interface LostTile {
  name: string
  urlKey: string
  picture: PictureFiles
}

const tall = (name: string): PictureFiles => ({ path: `/images/${name}`, widths: [400, 640], ratio: 4 / 5 })
const PILLOW: PictureFiles = { path: '/images/pillow', widths: [280, 560], ratio: 1 }
const MUG_ON_DESK: PictureFiles = { path: '/images/mug-desk', widths: [400, 760], ratio: 1 }

/** E-35: where somebody who is lost may go on, in this order. */
export const lostTiles: readonly LostTile[] = [
  { name: 'Canvas prints', urlKey: 'canvas-prints', picture: tall('canvas-window') },
  { name: 'Photo prints', urlKey: 'photo-prints', picture: tall('prints') },
  { name: 'Pillows', urlKey: 'personalised-photo-pillows', picture: PILLOW },
  { name: 'Metal prints', urlKey: 'metal-prints', picture: tall('metal') },
  { name: 'Acrylic prints', urlKey: 'acrylic-prints', picture: tall('acrylic') },
  { name: 'Mugs', urlKey: 'custom-photo-mugs', picture: tall('mugs') },
  { name: 'Magic mugs', urlKey: 'magic-photo-mugs', picture: MUG_ON_DESK },
  { name: 'Acrylic blocks', urlKey: 'acrylic-photo-blocks', picture: tall('acrylic') },
  { name: 'Coasters', urlKey: 'custom-photo-coasters', picture: tall('coasters') },
  { name: 'Magnets', urlKey: 'photo-magnets', picture: tall('kit') },
  { name: 'Photo book', urlKey: 'personalised-photo-book', picture: tall('book') },
  { name: 'Wood prints', urlKey: 'wood-prints', picture: tall('wood') },
]

/** E-38. */
export const dealTiles: readonly LostTile[] = [
  { name: 'Deals', urlKey: 'coupons-codes-and-deals', picture: tall('canvas-window') },
  { name: 'Shop all Products', urlKey: 'personalized-photo-gifts', picture: tall('mugs') },
]
