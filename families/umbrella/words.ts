import type { FamilyWords } from '#packages/product/words.ts'

export const words: FamilyWords = {
  aPiece: 'an umbrella',
  piece: 'umbrella',
  pieces: 'umbrellas',
  toolTitle: 'Umbrella Design Tool',
  beyondSafe: 'the seam',
  seen: 'open on pale boards',
  materialHeading: 'What keeps you dry',
  questions: [
    {
      question: 'Do I design the whole canopy?',
      answer:
        'You design one panel, and all eight get it. From above, your picture goes round like the hours of a clock, each with its top towards the tip.',
    },
    {
      question: 'What fits on a triangle?',
      answer:
        'The lower half is wide, the upper half is not. Put the face, the animal or the word low down, and sky, leaves or plain colour above it. A pattern fills the panel by itself.',
    },
    {
      question: 'Do the pictures meet at the seams?',
      answer:
        'They end there. Each panel is sewn to the next with 20 mm turned in, so what runs off one side does not go on beside it. A ground of one colour hides the joins.',
    },
    {
      question: 'Can it stand a southerly?',
      answer:
        'The ribs are fibreglass and bend before they break. When it turns inside out, close it and open it again; in a storm, a raincoat is the better choice.',
    },
  ],
  care: [
    'Let it dry open before you roll it up',
    'Sponge the canopy with cold water',
    'Turn it into the wind, not against its ribs',
  ],
  making: {
    name: 'Pressed, cut and sewn',
    about: 'We press your picture into the cloth eight times, cut the panels, and sew them onto their ribs.',
  },
}
