import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a canvas',
  piece: 'canvas',
  pieces: 'canvases',
  toolTitle: 'Canvas Design Tool',
  beyondSafe: 'the fold',
  seen: 'on a ledge',
  materialHeading: 'What you will hang',
  questions: [
    {
      question: 'What happens at the edges?',
      answer:
        'The bar is 19, 25, 38 mm deep, and the canvas folds around it. You choose what the edge shows: the photo going on, its mirror image, or one colour. The design tool draws it the way it will be printed.',
    },
  ],
  care: [
    'Dust it now and then with a dry, soft cloth or brush',
    'No water, spray or polish on the print',
    'Out of direct sun and away from heaters, which slacken the cloth',
  ],
  making: {
    name: 'Printed and stretched',
    about: 'We print it, let it dry, and fold it around its frame.',
  },
}
