import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a wood print',
  piece: 'wood print',
  pieces: 'wood prints',
  toolTitle: 'Wood Print Design Tool',
  beyondSafe: 'the edge of the board',
  seen: 'on a ledge',
  materialHeading: 'What the photo is on',
  questions: [
    {
      question: 'Will the grain show through my photo?',
      answer:
        'No. We print white under it first, so skin, snow and sky keep the colours that you see while you design. The wood shows where it belongs: in the edge and on the back.',
    },
    {
      question: 'Does it hang or stand?',
      answer:
        'Both. Two slots in the back, one for each position, take the head of a screw. The 15 mm board also stands upright by itself; the 9 mm board leans.',
    },
    {
      question: 'Do two boards look the same?',
      answer:
        'Their pictures do. Their edges do not: each is cut from another part of a sheet, and the layers of birch run as they grew.',
    },
  ],
  care: ['Dust it with a dry cloth, with the grain', 'Dry rooms only: ply moves with damp'],
  making: {
    name: 'Printed and sanded',
    about: 'We print white and then your photo onto birch plywood, cut it out, and sand its edges by hand.',
  },
}
