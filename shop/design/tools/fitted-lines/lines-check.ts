import {
  type CheckedFace,
  type Finding,
  findingOn,
  onEach,
  type ReadinessCheck,
} from '../../editor/readiness/check.ts'
import { textCheck } from '../../editor/readiness/text-check.ts'
import { examplesOn } from './example.ts'
import { linesOn } from './lines.ts'

/** Whether every line has words of the shopper's own: an example is never printed without a question. */
export const linesCheck: ReadinessCheck = {
  name: 'lines',
  label: 'Lines',
  remedy: { panel: 'lines', words: 'Show the lines' },
  find: onEach((face) => {
    const lines = linesOn(face.face)
    const empty = lines.filter(({ text }) => text.trim() === '')
    if (empty.length === lines.length) {
      const sentence = `There are no words on the ${face.words.piece} yet.`
      return [findingOn(face, { sentence, elementId: lines[0]?.id, asks: true })]
    }
    return [
      ...asked(face, examplesOn(face.face), (names) => `Still our example: ${names}.`),
      ...asked(face, empty, () =>
        empty.length === 1
          ? 'A line is empty. It takes no room and is not printed.'
          : `${empty.length} lines are empty. They take no room and are not printed.`,
      ),
    ]
  }),
  good: () => 'Every line has your own words.',
}

/** About the first of the lines, in one sentence for all of them; none where there are no lines. */
function asked(
  face: CheckedFace,
  lines: readonly { id: string; text: string }[],
  sentenceOf: (names: string) => string,
): Finding[] {
  const [first] = lines
  if (!first) return []
  const sentence = sentenceOf(lines.map(({ text }) => text).join(', '))
  return [findingOn(face, { sentence, elementId: first.id, asks: true })]
}

/** Whether all letters are printed as they are seen; what is said of empty lines is said above. */
export const lettersCheck: ReadinessCheck = {
  ...textCheck,
  label: 'Letters',
  remedy: linesCheck.remedy,
  find: (faces) =>
    textCheck.find(
      faces.map((face) => ({
        ...face,
        concerns: face.concerns.filter(({ kind }) => kind !== 'text-empty'),
      })),
    ),
}
