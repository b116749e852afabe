import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a placemat',
  piece: 'placemat',
  pieces: 'placemats',
  toolTitle: 'Placemat Design Tool',
  beyondSafe: 'the cut',
  seen: 'on a table',
  materialHeading: 'What your plate stands on',
  questions: [
    {
      question: 'Can hot plates stand on it?',
      answer:
        'Plates and bowls, yes. A pot or a tray straight from the oven is too hot for the coating and leaves a ring.',
    },
    {
      question: 'What does the plate cover?',
      answer:
        'A dinner plate has about 27 cm across and covers the middle. On the 40 × 30 cm mat, 6 cm stay free on the left and the right: faces and names are seen best there.',
    },
    {
      question: 'Can each person have a mat of their own?',
      answer:
        'Yes. Choose a set with four or six photos, and every mat gets a place of its own in the design tool, with room for a name.',
    },
  ],
  care: [
    'Wipe it after the meal; no dishwasher',
    'Warm plates are fine, a pot from the stove needs a trivet',
  ],
  making: {
    name: 'Pressed and backed',
    about: 'We press your photos into the coated boards, round their corners, and glue the cork below.',
  },
}
