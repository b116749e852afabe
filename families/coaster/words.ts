import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a set of coasters',
  piece: 'coaster',
  pieces: 'coasters',
  toolTitle: 'Photo Coaster Design Tool',
  beyondSafe: 'the cut',
  seen: 'on a table',
  materialHeading: 'What your cup stands on',
  questions: [
    {
      question: 'Can hot cups stand on them?',
      answer:
        'Yes. The picture is in the surface itself and takes a cup of tea. Pots straight from the stove are too hot.',
    },
    {
      question: 'Do I need four photos?',
      answer:
        'No. Choose one photo for all four, or start with one and change the other three later: each coaster has a place of its own in the design tool.',
    },
  ],
  care: [
    'Wipe them with a damp cloth and dry them; no soaking, no dishwasher',
    'Cork swells in standing water, so lift them off a wet table',
  ],
  making: {
    name: 'Printed and pressed',
    about: 'We press the ink into the surface with heat, and glue the cork under it.',
  },
}
