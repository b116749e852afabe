import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'an acrylic block',
  piece: 'acrylic block',
  pieces: 'acrylic blocks',
  toolTitle: 'Acrylic Block Design Tool',
  beyondSafe: 'the polished edge',
  seen: 'on a sunny ledge',
  materialHeading: 'What you can pick up',
  questions: [
    {
      question: 'Does it need a stand?',
      answer:
        'No. It is 25 mm thick and heavy for its size, so it stands on its own edge, portrait or landscape as you designed it.',
    },
    {
      question: 'Why do I see the photo in the sides?',
      answer:
        'Because you look through a block: its polished edges mirror what is behind them. That is its charm, and the reason why words stay 6 mm away from them.',
    },
    {
      question: 'Will it go yellow?',
      answer:
        'Cast acrylic stays clear for many years indoors. Keep it off a sill with full sun: that warms it, and fades ink.',
    },
  ],
  care: [
    'Wipe it with a soft, damp cloth; no spirit and no window cleaner, which cloud acrylic',
    'Away from a sill with full sun, which warms the block and pales the ink',
  ],
  making: {
    name: 'Printed from behind',
    about: 'We print a mirror image on the back of the block, seal it with white, and polish all four edges.',
  },
}
