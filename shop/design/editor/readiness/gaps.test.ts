import { describe, expect, it } from 'vitest'
import { record as split } from '#families/split-canvas/record.ts'
import { builtFonts } from '#packages/artwork-renderer/testing/fonts.ts'
import { aText } from '#packages/design-document/testing/builders.ts'
import { firstChoice } from '#packages/product/sku.ts'
import { firstSurfaceOf } from '#packages/product/surfaces.ts'
import { toolNamed } from '../../tools/tools.ts'
import { addText } from '../changes/add-text.ts'
import { changeFaces, emptyDraft } from '../draft/draft.ts'
import { createMeasure } from '../drawing.ts'
import { readiness } from './readiness.ts'

const measure = createMeasure(builtFonts())
const { checks } = toolNamed(split.tool)

/** What is said of short words on two panels of 406 mm with a gap from 406 to 431 mm. */
function said(parts: Parameters<typeof aText>[0]) {
  const draft = emptyDraft(split, firstChoice(split, '2X40X60'))
  const text = aText({ text: 'Hi', sizeMm: 8, widthMm: 20, lineHeight: 1, yMm: 300, ...parts })
  const design = changeFaces(draft.design, (face) => ({ ...face, elements: [text] }))
  const found = readiness(checks, { record: split, draft: { ...draft, design }, measure })
  return found.find(({ name }) => name === 'safe-area')?.findings.map(({ sentence }) => sentence)
}

const GAP = ['Some words are closer than 1 cm to a gap between panels, or in it.']
const CLEAR = ['All words keep clear of a fold or a gap between panels.']

describe('words on panels', () => {
  it.each([
    ['in the gap', { xMm: 412 }, GAP],
    ['over it', { xMm: 390, text: 'Long words here', widthMm: 400 }, GAP],
    ['5 mm right of it', { xMm: 436 }, GAP],
    ['in the middle of a panel', { xMm: 200 }, CLEAR],
    ['turned, beside it', { xMm: 380, rotationDeg: 90 }, CLEAR],
  ])('%s', (_, parts, sentences) => expect(said(parts)).toEqual(sentences))

  it('stand in one panel when they are new, however many there are', () => {
    for (const { code } of split.sizes) {
      const choice = firstChoice(split, code)
      const { panels = [] } = firstSurfaceOf(split, choice)
      const within = panels[Math.floor(panels.length / 2)]
      if (!within) throw new Error(`Expected ${code} to have panels`)
      const face = emptyDraft(split, choice).design.surfaces[0]!
      const words = { id: 'new', text: 'Your words', font: 'Butler', colour: '#000000' }
      const [text] = addText(face, { ...words, within }).elements
      if (text?.type !== 'text') throw new Error('Expected words')
      expect(text.xMm, code).toBeGreaterThanOrEqual(within.xMm + 10)
      expect(text.xMm + text.widthMm, code).toBeLessThanOrEqual(within.xMm + within.widthMm - 10)
    }
  })
})
