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

function onWall(scene: string, sample: string) {
  const { url, label } = samplePictureOf(scene, sample)
  return { url, alt: label }
}

export const canvasHome: HomeRecord = {
  metaTitle: 'Canvas prints, made from your own photos',
  metaDescription:
    'Design a canvas print from your own photo, see it on the wall at its true size, and have it sent anywhere in Australia.',
  sku: 'CANVAS',
  hero: {
    heading: 'The photo you keep',
    emphasis: 'going back to.',
    lead: 'Choose it, see it on the wall at its true size, and we print it on canvas and send it anywhere in Australia.',
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
    { icon: 'ruler', text: 'Every canvas shown at its true size' },
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
      link: { label: 'All canvas prints', to: '/canvas-prints' },
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
            'From your phone or your computer. It is on the canvas at once, and a broken connection only pauses the upload.',
        },
        {
          name: 'See it at true size',
          about:
            'We show the fold, the edges and the room, in centimetres. If a photo is too small for a size, we say so first.',
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
      headingUntil: 'Four shapes to start with',
      skus: ['CANVAS', 'CANVAS-SQUARE', 'CANVAS-PANORAMIC', 'CANVAS-LARGE', 'SAMPLE-KIT'],
      link: { label: 'All canvas prints', to: '/canvas-prints' },
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
      heading: 'On walls like yours',
      pictures: [
        onWall('canvas-living', 'beach'),
        onWall('canvas-dining', 'storm-plains'),
        onWall('canvas-ledge', 'reef'),
        onWall('canvas-bedroom', 'three-branches'),
        onWall('framed-study', 'gum-leaves'),
        onWall('collage-living', 'family-wall'),
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
