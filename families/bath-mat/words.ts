import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a bath mat',
  piece: 'bath mat',
  pieces: 'bath mats',
  toolTitle: 'Bath Mat Design Tool',
  beyondSafe: 'the binding',
  seen: 'on stone tiles',
  materialHeading: 'What your bare feet meet',
  questions: [
    {
      question: 'Does it slide on wet tiles?',
      answer:
        'The rubber dots below hold on to a floor that is dry. Wipe up puddles before you lay it down, and lift it now and then so that the floor dries too.',
    },
    {
      question: 'Can it be washed?',
      answer:
        'Yes, by itself at 30 degrees on a gentle cycle. Let it dry lying flat: a dryer or a heater hardens the rubber.',
    },
    {
      question: 'Is it thick?',
      answer: 'About 15 mm. Measure under the door if it opens over the mat.',
    },
  ],
  care: [
    'Wash it at 30 degrees by itself, and dry it flat: heat makes the foam crumble',
    'Lift it after a bath, so that the floor dries as well',
  ],
  making: {
    name: 'Pressed and bound',
    about: 'We press your design into the plush, lay it over its foam, and bind the four edges.',
  },
}
