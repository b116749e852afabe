import type { FamilyWords } from '#packages/product/words.ts'
import { type CheckedFace, type Face, type Finding, findingOn, onEach, type ReadinessCheck } from './check.ts'
import { hasWordsOn } from './elements-on.ts'

/** Whether words keep clear of what is cut, folded, drilled through or covered. */
export const safeAreaCheck: ReadinessCheck = {
  name: 'safe-area',
  label: 'Safe area',
  remedy: { panel: 'text', words: 'Show the words' },
  find: onEach((face) => face.concerns.flatMap((concern) => explained(concern, face))),
  good: (faces, words) =>
    hasWordsOn(faces)
      ? `All words keep clear of ${allEdges(faces, words)}.`
      : `Nothing comes too close to ${allEdges(faces, words)}.`,
}

/** Words that the press cuts, folds or drills through: nobody orders that on purpose without a question. */
function explained(concern: CheckedFace['concerns'][number], face: CheckedFace): Finding[] {
  const { piece, beyondSafe } = face.words
  const say = (sentence: string, elementId: string, asks = true) => [
    findingOn(face, { sentence, elementId, asks }),
  ]
  switch (concern.kind) {
    case 'text-outside-safe-area':
      return say(tooClose(face.face.safeMm, beyondSafe), concern.elementId)
    case 'text-at-side':
      return say(tooClose(concern.depthMm, `the ${concern.label}`), concern.elementId)
    case 'text-on-hole':
      return say(`Some words are on the ${concern.label}.`, concern.elementId)
    case 'text-at-gap':
      return say(
        `${tooClose(face.face.safeMm, 'a gap between panels').slice(0, -1)}, or in it.`,
        concern.elementId,
      )
    case 'text-cut':
      return say(
        `Some letters reach past the edge of the ${piece} and will not be printed.`,
        concern.elementId,
      )
    case 'text-off-page':
      // The check of the words asks.
      return say(`Some words are off the ${piece}.`, concern.elementId, false)
    default:
      return []
  }
}

/** In centimetres where the margin has some, in millimetres where it is thin. */
const tooClose = (mm: number, edge: string) =>
  `Some words are closer than ${mm < 10 ? `${mm} mm` : `${mm / 10} cm`} to ${edge}.`

const anyOf = new Intl.ListFormat('en-AU', { type: 'disjunction' })

/** All that words keep clear of: what is beyond the margin, and what the record has along sides and in the middle. */
function allEdges(faces: readonly Face[], { beyondSafe }: FamilyWords): string {
  const labels = faces
    .flatMap(({ figures: { keepOutSides, keepOutHoles } }) => [...keepOutSides, ...keepOutHoles])
    .map(({ label }) => label)
    // Words that were published before sides and holes were named by their labels name them themselves.
    .filter((label) => !beyondSafe.endsWith(` ${label.split(' ').at(-1)}`))
  const gaps = faces.some(({ figures }) => figures.panels) ? ['a gap between panels'] : []
  return anyOf.format([beyondSafe, ...gaps, ...new Set(labels.map((label) => `the ${label}`))])
}
