import { samplePictureOf } from '../../mockups/commands/sample-picture-of.ts'
import type { HomeRecord } from '../rules/home-record.ts'
import { freeDelivery, reviewsSection, sharedQuestions } from './shared.ts'

const onWall = (scene: string, sample: string, alt: string) => ({
  url: samplePictureOf(scene, sample).url,
  alt,
})

export const sketchHome: HomeRecord = {
  metaTitle: 'Your photo as a pencil drawing',
  metaDescription:
    'See your own photo become a pencil drawing at once, choose a size, and have it sent on canvas anywhere in Australia.',
  sku: 'SKETCH',
  hero: {
    heading: 'Your photo,',
    emphasis: 'drawn.',
    lead: 'Choose a photo and watch it become a pencil drawing, line by line. We print it on canvas and send it anywhere in Australia.',
    first: { label: 'Choose a photo', to: '/uploadchoice?sku=SKETCH-60X90-L-D19-WHITE-MATTE' },
    second: { label: 'Shop sketch prints', to: '/sketch-prints' },
    pictures: [
      {
        url: samplePictureOf('canvas-sofa', 'sketch-balloon').url,
        alt: 'A pencil drawing of hot-air balloons above a sofa in morning light',
        position: '50% 40%',
      },
    ],
    tag: { words: '90 × 60 cm sketch', size: '60X90' },
  },
  facts: [
    freeDelivery,
    { icon: 'pencil', text: 'Drawn while you watch, not after you pay' },
    { icon: 'ruler', text: 'Every size shown true to scale' },
    { icon: 'saved', text: 'Your design is saved as you go' },
  ],
  sections: [
    {
      kind: 'products',
      source: 'newest',
      look: 'row',
      heading: 'New in the shop',
      skus: [],
      link: { label: 'All sketch prints', to: '/sketch-prints' },
    },
    {
      kind: 'sale',
      picture: {
        url: samplePictureOf('canvas-ledge', 'sketch-lake').url,
        alt: 'A pencil drawing of a lake on canvas, standing on a ledge in window light',
        position: '50% 62%',
      },
      link: { label: 'Shop sketch prints', to: '/custom-sketch-print' },
    },
    {
      kind: 'steps',
      heading: 'From photo to drawing in three steps',
      lead: 'We keep your design as you go, so there is no rush.',
      steps: [
        {
          name: 'Choose your photo',
          about:
            'Faces, pets and places with clear edges draw best. It becomes a drawing the moment it is there.',
        },
        {
          name: 'See it at true size',
          about:
            'We show the drawing on a wall, in centimetres. Add a name or a date in your own words if you like.',
        },
        {
          name: 'Order, and we print',
          about:
            'What you saw is drawn again from your original photo, at the full detail of the printer, on stretched canvas.',
        },
      ],
    },
    {
      kind: 'products',
      source: 'ordered',
      look: 'feature',
      heading: 'What people make most',
      headingUntil: 'Four shapes to start with',
      skus: ['SKETCH', 'SKETCH-SQUARE', 'SKETCH-PANORAMIC', 'SKETCH-LARGE', 'SAMPLE-KIT'],
      link: { label: 'All sketch prints', to: '/sketch-prints' },
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
        url: '/images/sketch-kit-640.webp',
        alt: 'A kraft box with six small drawings on tissue',
        position: '50% 48%',
      },
      sku: 'SAMPLE-KIT',
      action: 'See the sample kit',
    },
    {
      kind: 'quality',
      heading: 'Pencil that does not smudge',
      text: 'The drawing is printed in pigment greys. White edges frame it; black, a mirror image or a colour are yours to choose.',
      facts: [
        { name: 'Canvas', text: 'Poly-cotton, 380 to 400 g per square metre' },
        { name: 'Ink', text: 'Pigment greys' },
        { name: 'Frame', text: 'Timber bars of 19, 25 or 38 mm, with a brace from 90 cm up' },
      ],
    },
    {
      kind: 'gallery',
      heading: 'Drawn from our photos',
      pictures: [
        onWall('canvas-living', 'sketch-lake', 'A lake, drawn, above a sofa'),
        { url: '/images/sketch-balloon-900.webp', alt: 'Hot-air balloons, drawn', position: '40% 50%' },
        onWall('canvas-1x1', 'sketch-flower', 'A dahlia, drawn, on a square'),
        { url: '/images/sketch-lake-900.webp', alt: 'An alpine lake, drawn', position: '30% 50%' },
        { url: '/images/sketch-beach-900.webp', alt: 'A beach, drawn', position: '50% 50%' },
        { url: '/images/sketch-flower-900.webp', alt: 'A dahlia, drawn', position: '40% 50%' },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions people ask',
      questions: [
        {
          question: 'Who draws it?',
          answer:
            'Nobody holds the pencil: the lines are worked out from your photo while you watch, and printed as you saw them. You can turn the drawing off in the design tool and keep the photo.',
        },
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
