import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a blanket',
  piece: 'blanket',
  pieces: 'blankets',
  toolTitle: 'Photo Blanket Design Tool',
  beyondSafe: 'the hem',
  seen: 'folded on a timber bench',
  materialHeading: 'What keeps you warm',
  questions: [
    {
      question: 'Is a phone photo sharp enough for something that big?',
      answer:
        'Mostly yes. Fleece is soft to look at as well as to touch, and you see a blanket from a metre or two away. 75 pixels an inch are enough; the design tool counts those of your photo and warns you in time.',
    },
    {
      question: 'Which size for whom?',
      answer:
        '75 × 100 cm covers a pram or a cot. 127 × 152 cm is a throw for one on the couch. 150 × 200 cm suits two, or a single bed. 200 × 230 cm hangs over the sides of a queen bed.',
    },
    {
      question: 'Will it really measure that?',
      answer:
        'Fleece stretches while it is pressed, so a blanket may be a few centimetres larger or smaller. That is why faces are best kept 4 cm inside the hem.',
    },
    {
      question: 'How do I wash it?',
      answer:
        'Cold, on a gentle cycle, with little powder and no softener. Hang it up or tumble it without heat; an iron would melt the pile.',
    },
  ],
  care: [
    'Machine wash cold with mild detergent, without softener',
    'Hang it up or tumble it without heat; no iron',
  ],
  making: {
    name: 'Pressed and hemmed',
    about: 'We press your picture into the fleece, cut it to size, and sew a hem all the way round.',
  },
}
