/** Where Keepsake Canvas is, what its menus begin with, and what its footer lists. */
import type { BrandShop } from './brand-shop.ts'

export const canvasShop: BrandShop = {
  address: 'Marsden Park NSW 2765|Australia',
  email: 'hello@keepsake.example',
  phone: undefined,
  social: '',
  departments: [
    'canvas-prints',
    'personalized-photo-gifts',
    'wall-art',
    'home-and-living',
    'kitchen-and-drinkware',
    'games-and-desk',
    'photo-accessories',
    'occasions',
    'by-room',
    'gifts-and-samples',
  ],
  create: { label: 'Create Canvas Prints', path: '/uploadchoice' },
  searchWords: 'canvas print,square canvas,panoramic canvas,gift certificate',
  /** D-03 to D-05. */
  footer: [
    {
      heading: 'Canvas',
      pages: {
        'custom-canvas-prints': 'Custom canvas prints',
        'panoramic-canvas-prints': 'Panoramic canvas',
        'large-canvas-prints': 'Large canvas',
        'pop-art-canvas': 'Pop art canvas',
        'gallery-wrapped-canvas': 'Gallery wrapped canvas',
        'photo-enlargements': 'Photo enlargements',
        'quality-canvas-prints': 'Quality canvas',
        'collage-canvas-prints': 'Collage canvas',
        'photo-mosaic-canvas': 'Mosaic canvas',
        'canvas-wall-displays': 'Wall displays',
        'wedding-canvas-prints': 'Wedding canvas',
        'split-canvas-prints': 'Split canvas',
      },
    },
    {
      heading: 'Photo gifts',
      pages: {
        'acrylic-prints': 'Acrylic prints',
        'metal-prints': 'Metal prints',
        'wood-prints': 'Wood prints',
        'photo-blankets': 'Photo blankets',
        'personalised-photo-pillows': 'Photo pillows',
        'custom-photo-mugs': 'Photo mugs',
        'photo-prints': 'Photo prints',
        'custom-photo-coasters': 'Photo coasters',
        'photo-magnets': 'Photo magnets',
        'photo-frames': 'Photo frames',
        'photo-collage': 'Photo collage',
        'photo-ornaments': 'Photo ornaments',
        'photo-lamps': 'Photo lamps',
      },
    },
    {
      heading: 'Occasions',
      pages: {
        'australia-day': 'Australia Day',
        'valentines-day': 'Valentine’s Day',
        'womens-day': 'Women’s Day',
        'mothers-day': 'Mother’s Day',
        'fathers-day': 'Father’s Day',
      },
    },
  ],
}
