import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a pendant',
  piece: 'pendant',
  pieces: 'pendants',
  toolTitle: 'Photo Jewellery Design Tool',
  beyondSafe: 'the rim',
  seen: 'on a stoneware dish',
  materialHeading: 'What lies on your skin',
  questions: [
    {
      question: 'Which photo works at this size?',
      answer:
        'One face, close up, against something plain. The picture is a little wider than a ten-cent coin, so a group of people becomes a row of dots.',
    },
    {
      question: 'Can I shower with it?',
      answer:
        'A splash does no harm. Take it off for the shower, the pool and the surf: hot water and salt get under the resin in time.',
    },
  ],
  care: [
    'Polish rim and chain with a dry, soft cloth',
    'Take it off for the pool and for perfume, which dull the resin',
  ],
  making: {
    name: 'Printed, set and sealed',
    about: 'We print the picture, cut it round, set it in its rim, and pour clear resin over it.',
  },
}
