import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a pen drive',
  piece: 'pen drive',
  pieces: 'pen drives',
  toolTitle: 'Pen Drive Design Tool',
  beyondSafe: 'the edge',
  seen: 'on a timber table',
  materialHeading: 'What carries it all',
  questions: [
    {
      question: 'Is anything stored on it when it comes?',
      answer: 'No. It comes empty and formatted for Windows and Mac; we put no files on it.',
    },
    {
      question: 'Which plug does it have?',
      answer:
        'USB-A, the flat rectangular one. A computer or a phone that has only USB-C needs an adapter, which is not in the box.',
    },
    {
      question: 'Card or stick?',
      answer:
        'A card lies in a wallet or in an album’s cover and has room for a photo. The stick is for a name, a date or a small mark.',
    },
  ],
  care: [
    'Wipe it with a dry cloth while nothing is plugged in',
    'Keep the plug closed or capped in a pocket',
    'A drive can be lost: keep a second copy of what is on it',
  ],
  making: {
    name: 'Printed and tried',
    about: 'We print the case, harden the ink under light, and plug each drive in once before it is packed.',
  },
}
