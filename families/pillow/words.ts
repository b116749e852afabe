import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a pillow',
  piece: 'pillow',
  pieces: 'pillows',
  toolTitle: 'Photo Pillow Design Tool',
  beyondSafe: 'the seam',
  seen: 'leaning on a plaster wall',
  materialHeading: 'What you will lean on',
  questions: [
    {
      question: 'Why does so much of the picture lie outside the dashed line?',
      answer:
        'Cloth moves under the needle, and a filled pillow curves away at its sides. The picture goes 15 mm into the seam all round, and faces are best kept 25 mm inside it.',
    },
    {
      question: 'Do I need the insert?',
      answer:
        'Choose the cover only if you have an insert of the same size, or a little larger for a plumper look. With the insert it arrives filled.',
    },
    {
      question: 'How do I wash it?',
      answer:
        'Take the cover off at the zipper, turn it inside out, and wash it cold on a gentle cycle. Dry it in the shade and iron it from the inside.',
    },
  ],
  care: [
    'Turn the cover inside out, close it, and wash it cold on a gentle cycle',
    'Dry it in the shade; iron it from the inside',
    'An insert is not washed with its cover',
  ],
  making: {
    name: 'Printed, cut and sewn',
    about: 'We press the ink into the cloth, cut it, sew the sides, and set in the zipper.',
  },
}
