import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a magnet',
  piece: 'magnet',
  pieces: 'magnets',
  toolTitle: 'Photo Magnet Design Tool',
  beyondSafe: 'the cut',
  seen: 'on a steel board',
  materialHeading: 'What holds it',
  questions: [
    {
      question: 'What does it hold on to?',
      answer:
        'Any steel that a fridge magnet sticks to. Doors of stainless steel and glass often hold none: try one that you have.',
    },
    {
      question: 'Can it stay outside?',
      answer:
        'Not for long. It is laminated against fingers and splashes, but sun fades it and rain gets under its edge.',
    },
  ],
  care: ['Wipe it with a damp cloth', 'Indoors and out of the sun; no bank cards beside it'],
  making: {
    name: 'Printed and cut',
    about: 'We print it, seal it under a clear film, and cut its round corners.',
  },
}
