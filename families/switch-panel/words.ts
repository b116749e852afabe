import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'a switch panel',
  piece: 'switch panel',
  pieces: 'switch panels',
  toolTitle: 'Light Switch Panel Design Tool',
  beyondSafe: 'the cut',
  seen: 'around a light switch',
  materialHeading: 'What frames the light',
  questions: [
    {
      question: 'Does it come with a switch?',
      answer:
        'No. It is the printed surround alone, and your switch stays as it is. The rockers come through the window in the middle.',
    },
    {
      question: 'Do I need an electrician?',
      answer:
        'Not to put it up: it sticks onto the flat plate around the rockers, and no screw is loosened. Never take a switch off yourself; in Australia that is work for a licensed electrician.',
    },
    {
      question: 'Will it fit my switch?',
      answer:
        'Measure first. The surround is 116 × 76 mm and its window 54 × 34 mm, so the rockers must lie within the window and the plate around them must be flat. It is made lying down only.',
    },
  ],
  care: ['Wipe it with a dry cloth', 'Nothing wet near a switch'],
  making: {
    name: 'Printed and cut out',
    about: 'We print on white acrylic, cut its outline and the window, and put adhesive strips on the back.',
  },
}
