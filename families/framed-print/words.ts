import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a framed print',
  piece: 'framed print',
  pieces: 'framed prints',
  toolTitle: 'Framed Print Design Tool',
  beyondSafe: 'the shadow gap',
  seen: 'over a desk',
  materialHeading: 'What surrounds your picture',
  questions: [
    {
      question: 'Is there glass over it?',
      answer:
        'No. The picture is on canvas, which needs none: no reflections from the window, and nothing to break on its way to you. Dust it with a soft, dry brush.',
    },
    {
      question: 'Does the moulding cover a part of my photo?',
      answer:
        'No. The canvas floats inside it with a dark gap of 5 mm all round, so everything you see in the design tool stays in sight. Words keep 6 mm from the edge, because the cut may wander a little.',
    },
    {
      question: 'How much larger is it with its frame?',
      answer:
        '25 mm on every side. A print of 40 × 60 cm takes 45 × 65 cm of your wall, and stands out by 35 mm.',
    },
    {
      question: 'Can I have it in black or white?',
      answer: 'Not yet. It comes in natural oak with a clear matte oil.',
    },
  ],
  care: [
    'Dust the frame with a dry cloth and the canvas with a soft brush',
    'There is no glass in front, so no spray and no wet cloth',
    'Away from steam and the sun of noon',
  ],
  making: {
    name: 'Printed, mounted and framed',
    about: 'We print the canvas, mount it on its board, cut and join the oak, and set one into the other.',
  },
}
