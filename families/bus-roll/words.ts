import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a bus roll',
  piece: 'bus roll',
  pieces: 'bus rolls',
  toolTitle: 'Bus Roll Design Tool',
  beyondSafe: 'the edge',
  seen: 'on its cord',
  materialHeading: 'What you will hang',
  questions: [
    {
      question: 'How many lines does it hold?',
      answer:
        'Two to thirty. Each is set as large as the width lets it be: short names come out tall, long ones low. With more lines than the height has room for, the tallest are held back, and their letters spread out or stand in the middle.',
    },
    {
      question: 'Which words make a good one?',
      answer:
        'Places that belong together: every street you lived in, the stops of the tram to work, the beaches of one summer. Ten or so lines of five to twelve letters fill it best. You can paste a whole list at once.',
    },
    {
      question: 'Is the type sharp at the largest size?',
      answer:
        'Yes. Letters are printed from their outlines and not from a picture, so there is nothing to blur.',
    },
    {
      question: 'How does it hang?',
      answer:
        'From one nail, by the cord of its upper bar. Both bars are of timber and stand out a little at the sides.',
    },
  ],
  care: [
    'Dust it with a dry, soft brush from top to bottom',
    'Paper dislikes steam: rather a hall than a bathroom',
  ],
  making: {
    name: 'Printed and set in its bars',
    about: 'We print it, trim its sides, close the two bars on it, and roll it up with the print inside.',
  },
}
