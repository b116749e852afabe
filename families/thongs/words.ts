import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a pair of thongs',
  piece: 'pair of thongs',
  pieces: 'pairs of thongs',
  toolTitle: 'Flip Flops Design Tool',
  beyondSafe: 'the cut',
  seen: 'on pale boards',
  materialHeading: 'What you walk to the beach on',
  questions: [
    {
      question: 'Are left and right printed with the same picture?',
      answer:
        'Each sole has a design of its own. Put the same photo on both, or two that belong together; the tool asks before you forget one.',
    },
    {
      question: 'Which size do I take?',
      answer:
        'Stand on a sheet of paper and measure from heel to toe. The sole should be about a centimetre longer: 26, 28 or 30 cm.',
    },
    {
      question: 'Does the print wear off?',
      answer:
        'The colour is in the cloth and not on it, so it does not peel. Sand and sun fade it over some summers, where you stand most.',
    },
  ],
  care: ['Rinse off salt and sand', 'Dry them in the shade: foam left in a hot car shrinks'],
  making: {
    name: 'Pressed, cut and strapped',
    about:
      'We press both prints into the cloth, bond them to the soles, cut them as a pair and pull the straps through.',
  },
}
