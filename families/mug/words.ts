import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a mug',
  piece: 'mug',
  pieces: 'mugs',
  toolTitle: 'Photo Mug Design Tool',
  beyondSafe: 'the rim',
  seen: 'on a plaster ledge',
  materialHeading: 'What you will drink from',
  questions: [
    {
      question: 'How far round does the picture go?',
      answer:
        'From one side of the handle to the other, 229 mm. The middle of the picture is what somebody opposite sees; its ends are beside the handle, where hands cover them.',
    },
    {
      question: 'Can it go into the dishwasher?',
      answer: 'It survives one, but colours last longest when it is washed by hand. The microwave is fine.',
    },
  ],
  care: ['By hand it keeps its colours longest, though it survives a dishwasher', 'The microwave is fine'],
  making: {
    name: 'Printed and fired',
    about:
      'We print a mirror image on paper, wrap it round the mug, and press the ink into its glaze with heat.',
  },
}
