import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a poster',
  piece: 'poster',
  pieces: 'posters',
  toolTitle: 'Poster Design Tool',
  beyondSafe: 'the cut',
  seen: 'in daylight',
  materialHeading: 'What is in the tube',
  questions: [
    {
      question: 'Does it come with a frame?',
      answer:
        'No. You get the poster alone, rolled. A4 to A1 fit the frames of those names that most homewares shops sell; measure an old frame before you choose.',
    },
    {
      question: 'How do I get it flat?',
      answer:
        'Lay it face down on a clean table, put a few books on the corners, and leave it overnight. Rolling it the other way creases the paper.',
    },
    {
      question: 'Matte, satin or gloss?',
      answer:
        'Matte where a window or a lamp would shine on it, and behind glass. Gloss makes dark photos richer, and shows fingerprints. Satin sits between the two.',
    },
  ],
  care: [
    'Let it lie flat overnight before you frame it',
    'Touch paper by its edges; dust it with a soft brush',
    'Behind glass and out of the sun it keeps its colours longest',
  ],
  making: {
    name: 'Printed and rolled',
    about: 'We print it, let the ink dry, cut it to its edge, and roll it with the picture inside.',
  },
}
