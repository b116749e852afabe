import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a split canvas',
  piece: 'split canvas',
  pieces: 'split canvases',
  toolTitle: 'Split Canvas Design Tool',
  beyondSafe: 'a fold',
  seen: 'on a plaster wall',
  materialHeading: 'What you will hang',
  questions: [
    {
      question: 'What happens to the picture between the panels?',
      answer:
        'The panels hang 25 mm apart, and the picture is parted as if the wall covered what lies in the gaps, so lines run straight on from panel to panel. With an image wrap that part is printed on the edges that face each other. With the other wraps it is not printed.',
    },
    {
      question: 'Where should faces and words be?',
      answer:
        'Inside one panel, 1 cm away from its folds. The design tool draws every panel with its folds and its margin, and asks when words are at a gap.',
    },
    {
      question: 'How do I hang the panels in line?',
      answer:
        'Print the hanging template at true size. It marks the corners and nails of every panel, with 25 mm between them, so that all of them hang level.',
    },
    {
      question: 'Do the panels come separately?',
      answer: 'No. They are stacked in one carton, each in its own wrapping.',
    },
  ],
  care: [
    'Dust all panels together, so that they age alike',
    'No water and no polish on the cloth',
    'Keep the row out of a beam of sun, which would pale one panel first',
  ],
  making: {
    name: 'Printed and stretched',
    about: 'We print the picture panel by panel, let it dry, and fold each part around a frame of its own.',
  },
}
