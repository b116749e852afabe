import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a phone case',
  piece: 'phone case',
  pieces: 'phone cases',
  toolTitle: 'Phone Case Design Tool',
  beyondSafe: 'the bend of the edge',
  seen: 'on a phone',
  materialHeading: 'What goes round your phone',
  questions: [
    {
      question: 'How do I find out which phone I have?',
      answer:
        'On an iPhone it stands under Settings, General, About; on a Galaxy or a Pixel under Settings, About phone. A case for one model fits no other, even where both look alike: cameras and buttons have moved by a few millimetres.',
    },
    {
      question: 'What happens to my picture where the cameras are?',
      answer:
        'That part is cut out. The design tool shows the opening of your model, so you can move a face from under it before you order.',
    },
    {
      question: 'Does wireless charging work through it?',
      answer:
        'Yes: the shell is 1.5 mm of plastic without metal. It has no magnets, so a charger that holds on by itself needs a flat place to lie on.',
    },
  ],
  care: [
    'Wipe it inside and outside with a damp cloth',
    'Grit behind a case scratches a phone, so take it off once a month',
    'No acetone: it dissolves polycarbonate',
  ],
  making: {
    name: 'Pressed round the edges',
    about:
      'We print your picture on film, cut out the place of the cameras, and press it into the shell in a vacuum, so that it reaches round the edges.',
  },
}
