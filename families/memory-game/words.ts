import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a memory game',
  piece: 'memory game',
  pieces: 'memory games',
  toolTitle: 'Memory Game Design Tool',
  beyondSafe: 'the cut',
  seen: 'on a table, half of it open',
  materialHeading: 'What lies face down',
  questions: [
    {
      question: 'Do I place every photo twice?',
      answer:
        'No. You design each picture once and we print two tiles of it. Twelve pairs are twelve pictures and twenty-four tiles.',
    },
    {
      question: 'What if I have fewer photos than pairs?',
      answer:
        'Crop one photo twice: the whole dog, then only its nose. Words count as well: a name, a number, a letter.',
    },
    {
      question: 'From what age can it be played?',
      answer:
        'From three years on. The tiles are 60 mm wide and too large to be swallowed; the inks are dry and do not rub off.',
    },
  ],
  care: [
    'Wipe the tiles with a hardly damp cloth and dry them at once',
    'Timber warps in a wet picnic hamper',
  ],
  making: {
    name: 'Printed in pairs',
    about:
      'We print each picture twice on thin lime wood, cut the tiles, smooth their edges and count the pairs.',
  },
}
