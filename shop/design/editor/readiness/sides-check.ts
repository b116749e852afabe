import { sideInWords } from '../draft/side-in-words.ts'
import type { ReadinessCheck } from './check.ts'

/** Whether something is on every side. Only a piece of several surfaces has sides to check. */
export const sidesCheck: ReadinessCheck = {
  name: 'sides',
  label: 'Sides',
  remedy: { panel: 'photo', words: 'Open it', isSurface: true },
  isFor: ({ surfaces }) => surfaces.length > 1,
  /** A side without a photo or a word may be wanted, but it is forgotten more often. */
  find({ concerns, face, figures }) {
    if (!concerns.some(({ kind }) => kind === 'surface-empty')) return []
    const sentence = `Nothing is on ${sideInWords(figures.label)} yet.`
    return [{ state: 'look', sentence, asks: true, surface: face.name, elementId: undefined }]
  },
  good: () => 'Every side has something on it.',
}
