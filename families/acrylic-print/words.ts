import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'an acrylic print',
  piece: 'acrylic print',
  pieces: 'acrylic prints',
  toolTitle: 'Acrylic Print Design Tool',
  beyondSafe: 'the edge of the sheet',
  seen: 'on the wall',
  materialHeading: 'What you look through',
  questions: [
    {
      question: 'Which thickness should I choose?',
      answer:
        '3 mm does well up to 30 × 40 cm. From 40 × 60 cm on, 5 mm stays flatter between its four corners. 8 mm is for those who want to see the edge.',
    },
    {
      question: 'Where do the stand-offs go?',
      answer:
        'One in each corner, 20 mm from both edges. The design tool marks them, so you can keep a face or a name out of there.',
    },
    {
      question: 'How do I clean it?',
      answer:
        'With a soft cloth and water, or water with a drop of dish soap. Window cleaner with alcohol clouds acrylic for good.',
    },
  ],
  care: [
    'Dust it with a dry microfibre cloth, and take marks off with water alone',
    'No alcohol and no glass cleaner',
    'Hang it where the midday sun does not stand on it',
  ],
  making: {
    name: 'Printed from behind',
    about:
      'We print a mirror image on the back of the clear sheet, seal it with white, drill the four corners, and polish the edges.',
  },
}
