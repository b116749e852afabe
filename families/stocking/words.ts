import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a Christmas stocking',
  piece: 'Christmas stocking',
  pieces: 'Christmas stockings',
  toolTitle: 'Christmas Stocking Design Tool',
  beyondSafe: 'the seam',
  seen: 'on its loop',
  materialHeading: 'What Santa fills',
  questions: [
    {
      question: 'Where does the name go?',
      answer:
        'Across the leg, just below the fur. The design tool shades what the cuff covers, and the seam all round; between them there is room for a name of ten letters, or for a face.',
    },
    {
      question: 'How much fits inside?',
      answer:
        'A book does not, a mango does. It is 45 cm long, the leg is 16 cm wide, and felt gives a little.',
    },
    {
      question: 'Will it last until the children have grown up?',
      answer:
        'With care. Sponge it clean, do not wash it, and keep it flat and dry with the other decorations from January on.',
    },
  ],
  care: [
    'Sponge it with cold water; felt shrinks in a machine',
    'Keep it flat, dry and away from moths until next year',
  ],
  making: {
    name: 'Pressed, cut and sewn',
    about:
      'We press the picture into the felt, cut the boot, sew front and back together, and turn the cuff over.',
  },
}
