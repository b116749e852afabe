import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a custom frame',
  piece: 'custom frame',
  pieces: 'custom frames',
  toolTitle: 'Custom Frame Design Tool',
  beyondSafe: 'the dark gap of the frame',
  seen: 'over a writing desk',
  materialHeading: 'Cut for one picture',
  questions: [
    {
      question: 'Which measures do I type?',
      answer:
        'Those of the picture, in whole centimetres. The oak and its dark gap add 25 mm on every side: for a space of 60 × 80 cm, type 55 × 75.',
    },
    {
      question: 'How small and how large may it be?',
      answer:
        'The shorter side is 15 to 100 cm, the longer one 15 to 150 cm. 15 × 150 cm can be had as well as 100 × 100.',
    },
    {
      question: 'What does a size between two others cost?',
      answer:
        'It is worked out from the length of oak and the area of canvas, and stands in the design tool as you type. It is never above a larger size of the list, and never below a smaller one.',
    },
    {
      question: 'Can you frame a picture that I send you?',
      answer: 'No. We print the picture on canvas from your photo or scan, and build the frame round it.',
    },
  ],
  care: [
    'Dust the oak with a dry cloth; a drop of furniture oil once a year freshens it',
    'Dust the canvas with a soft brush, and keep water off it',
  ],
  making: {
    name: 'Printed, cut and joined',
    about:
      'We print and mount the canvas, saw four lengths of oak to your centimetres, and glue and pin their mitres.',
  },
}
