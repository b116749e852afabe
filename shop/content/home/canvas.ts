import { samplePictureOf } from '../../mockups/commands/sample-picture-of.ts'
import type { HomeRecord } from '../rules/home-record.ts'
import { freeDelivery, reviewsSection, sharedQuestions } from './shared.ts'

/** In the room of the hero, one of our photos after the other. */
const inTheRoom = (key: string, name: string, what: string) => ({
  url: samplePictureOf('canvas-sofa', key).url,
  alt: `A canvas print of ${what} above a sage green sofa in morning light`,
  position: '50% 40%',
  name,
  thumbnail: `/images/thumb-${key}-240.webp`,
})

function inAHome(scene: string, sample: string) {
  const { url, label } = samplePictureOf(scene, sample)
  return { url, alt: label }
}

export const canvasHome: HomeRecord = {
  metaTitle: 'Canvas prints and photo gifts, made from your own photos',
  metaDescription:
    'Design a canvas, a mug, a pillow or a rug from your own photo, see it at its true size, and have it sent anywhere in Australia.',
  sku: 'CANVAS',
  hero: {
    heading: 'The photo you keep',
    emphasis: 'going back to.',
    lead: 'Choose it, see it at its true size, and we print it on canvas, a mug, a pillow or a rug, and send it anywhere in Australia.',
    first: { label: 'Choose a photo', to: '/uploadchoice?sku=CANVAS-60X90-L-D19-IMAGE-MATTE' },
    second: { label: 'Shop canvas prints', to: '/canvas-prints' },
    pictures: [
      inTheRoom('lake', 'Alpine lake', 'an alpine lake'),
      inTheRoom('beach', 'Beach', 'a beach'),
      inTheRoom('balloon', 'Balloons', 'hot-air balloons'),
      inTheRoom('flower', 'Dahlia', 'a dahlia'),
    ],
    tag: { words: '90 × 60 cm canvas', size: '60X90' },
  },
  facts: [
    freeDelivery,
    { icon: 'ruler', text: 'Every size shown to scale' },
    { icon: 'eye', text: 'We tell you if a photo is too small' },
    { icon: 'saved', text: 'Your design is saved as you go' },
  ],
  sections: [
    {
      kind: 'products',
      source: 'newest',
      look: 'row',
      heading: 'New in the shop',
      skus: [],
      link: { label: 'All photo gifts', to: '/personalized-photo-gifts' },
    },
    {
      kind: 'sale',
      picture: {
        url: '/images/canvas-window-640.webp',
        alt: 'A canvas print of a lake standing in window light',
        position: '50% 62%',
      },
      link: { label: 'Shop canvas prints', to: '/custom-canvas-print' },
    },
    {
      kind: 'steps',
      heading: 'From phone to wall in three steps',
      lead: 'We keep your design as you go, so there is no rush.',
      steps: [
        {
          name: 'Choose your photo',
          about:
            'From your phone or your computer. It is on the piece at once, and a broken connection only pauses the upload.',
        },
        {
          name: 'See it at true size',
          about:
            'We show the folds, the edges and the room, in centimetres. If a photo is too small for a size, we say so first.',
        },
        {
          name: 'Order, and we print',
          about: 'What you saw is drawn again, from your original photo, at the full detail of the printer.',
        },
      ],
    },
    {
      kind: 'products',
      source: 'ordered',
      look: 'feature',
      heading: 'What people make most',
      headingUntil: 'Five to start with',
      skus: ['MUG', 'PILLOW', 'PUZZLE', 'COASTER', 'BLANKET'],
      link: { label: 'All photo gifts', to: '/personalized-photo-gifts' },
    },
    {
      kind: 'true-size',
      heading: '[SIZES] sizes, one sofa',
      text: 'Move through the sizes. The wall is to scale, so what looks small here will look small at home.',
      action: 'Choose this size',
    },
    reviewsSection,
    {
      kind: 'sample',
      heading: 'Feel it before you hang it',
      text: 'Six printed samples in a box: matte, satin and gloss side by side, and a corner of each frame depth. Hold them to your wall in your own light.',
      picture: {
        url: '/images/kit-640.webp',
        alt: 'A kraft box with six small printed samples on tissue',
        position: '50% 48%',
      },
      sku: 'SAMPLE-KIT',
      action: 'See the sample kit',
    },
    {
      kind: 'quality',
      heading: 'The edge is part of the picture',
      text: 'A canvas has sides. You choose what they show, and see it before you order.',
      facts: [
        { name: 'Canvas', text: 'Poly-cotton, 380 to 400 g per square metre' },
        { name: 'Ink', text: 'Pigment, in sRGB colour' },
        { name: 'Frame', text: 'Timber bars of 19, 25 or 38 mm, with a brace from 90 cm up' },
        { name: 'Edge', text: 'Your photo, its mirror image, black, white or a colour you pick' },
      ],
    },
    {
      kind: 'gallery',
      heading: 'In homes like yours',
      pictures: [
        inAHome('canvas-living', 'beach'),
        inAHome('mug-pair', 'lemons'),
        inAHome('rug-living', 'desert-fields'),
        inAHome('canvas-bedroom', 'three-branches'),
        inAHome('pillow-ledge', 'lake-days'),
        inAHome('framed-study', 'gum-leaves'),
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions people ask',
      questions: [
        {
          question: 'Will my phone photo be big enough?',
          answer:
            'An uncropped 12 megapixel phone photo prints well up to [LARGEST]. We measure your own file while you design and tell you if it is soft at the size you chose, before you pay.',
        },
        ...sharedQuestions,
      ],
    },
  ],
}
