import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a phone stand',
  piece: 'phone stand',
  pieces: 'phone stands',
  toolTitle: 'Phone Stand Design Tool',
  beyondSafe: 'the cut',
  seen: 'on a desk beside a phone',
  materialHeading: 'What your phone leans on',
  questions: [
    {
      question: 'Which phones fit?',
      answer:
        'Those up to 13 mm thick with their case, upright or on their side. Small tablets lean on it too, but tip when you tap hard.',
    },
    {
      question: 'Can I charge it there?',
      answer: 'Lying on its side, yes. Upright, the plug needs room below, and the foot has no hole for it.',
    },
    {
      question: 'Is my picture hidden by the phone?',
      answer:
        'While it stands there. With the phone in your hand you see all of it, and with most phones a rim of the plate on both sides.',
    },
  ],
  care: ['Wipe the plate with a damp cloth', 'Oil the foot when the timber looks dry'],
  making: {
    name: 'Printed and cut',
    about: 'We print the plate, cut its round corners, and try it in its foot before both are packed.',
  },
}
