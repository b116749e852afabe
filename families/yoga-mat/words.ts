import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a yoga mat',
  piece: 'yoga mat',
  pieces: 'yoga mats',
  toolTitle: 'Yoga Mat Design Tool',
  beyondSafe: 'the cut',
  seen: 'on a timber floor',
  materialHeading: 'What you stand on',
  questions: [
    {
      question: 'Is a printed mat slippery?',
      answer:
        'Suede grips better the damper it gets. For a dry start, spray a little water where your hands and feet go.',
    },
    {
      question: 'Which size is mine?',
      answer:
        'Lie down: the mat should reach from your heels past your head. 173 cm suits most people up to 170 cm, 183 cm the taller ones.',
    },
    {
      question: 'How do I care for it?',
      answer:
        'Wipe it with a damp cloth after use and let it dry before you roll it up, picture outside. Rubber does not like a hot car.',
    },
    {
      question: 'How sharp is a photo at that length?',
      answer:
        'You see it from your own height, not from a hand’s width, so 72 pixels an inch are enough. A photo of 12 megapixels does well. The design tool measures yours.',
    },
  ],
  care: [
    'Wipe it with a damp cloth after use',
    'Let both sides dry before you roll it up, picture outside',
    'Rubber turns brittle in a hot car',
  ],
  making: {
    name: 'Pressed and cut',
    about: 'We press your design into the suede with heat, bond it to its rubber, cut it and roll it.',
  },
}
