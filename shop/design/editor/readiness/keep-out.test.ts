import { describe, expect, it } from 'vitest'
import { record as bookmark } from '#families/bookmark/record.ts'
import { record as mug } from '#families/mug/record.ts'
import { builtFonts } from '#packages/artwork-renderer/testing/fonts.ts'
import { aText } from '#packages/design-document/testing/builders.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { toolNamed } from '../../tools/tools.ts'
import { changeFaces, emptyDraft } from '../draft/draft.ts'
import { createMeasure } from '../drawing.ts'
import { readiness } from './readiness.ts'

const measure = createMeasure(builtFonts())

function said(record: ProductRecord, orientation: 'P' | 'L', xMm: number, yMm: number) {
  const size = record.sizes[0]?.code ?? ''
  const values = Object.fromEntries(record.options.map(({ code, values }) => [code, values[0]?.code ?? '']))
  const draft = emptyDraft(record, { size, orientation, values })
  const text = aText({ text: 'Hi', sizeMm: 8, widthMm: 20, lineHeight: 1, xMm, yMm })
  const design = changeFaces(draft.design, (face) => ({ ...face, elements: [text] }))
  const checks = readiness(toolNamed(record.tool).checks, { record, draft: { ...draft, design }, measure })
  return checks.find(({ name }) => name === 'safe-area')?.findings.map(({ sentence }) => sentence)
}

describe('words on a mug', () => {
  const HANDLE = 'Some words are closer than 1 cm to the handle.'
  const RIM = 'Some words are closer than 5 mm to the rim.'

  it.each([
    ['beside the handle', 3, 40, [HANDLE]],
    ['beside its other end', 215, 40, [HANDLE]],
    ['7 mm from the handle', 7, 40, [HANDLE]],
    ['at the rim', 100, 1, [RIM]],
    ['at both', 3, 1, [RIM, HANDLE]],
    ['clear of both', 100, 40, ['All words keep clear of the rim or the handle.']],
  ])('%s', (_, xMm, yMm, sentences) => expect(said(mug, 'L', xMm, yMm)).toEqual(sentences))

  it('are told of the rim by the name that the family gives it', () => {
    const lipped = { ...mug, words: { ...mug.words, beyondSafe: 'the lip' } }
    expect(said(lipped, 'L', 100, 1)).toEqual(['Some words are closer than 5 mm to the lip.'])
  })
})

describe('words on a piece with a hole', () => {
  it('are near what the family calls its edge, whatever hole it has', () => {
    const folded = { ...bookmark, words: { ...bookmark.words, beyondSafe: 'the crease' } }
    expect(said(folded, 'P', 2, 80)).toEqual(['Some words are closer than 4 mm to the crease.'])
  })

  it('name a hole once, also in words that were published when they named it themselves', () => {
    const clear = ['All words keep clear of the cut or the tassel hole.']
    expect(said(bookmark, 'P', 15, 80)).toEqual(clear)
    const before = { ...bookmark, words: { ...bookmark.words, beyondSafe: 'the cut or the hole' } }
    expect(said(before, 'P', 15, 80)).toEqual(['All words keep clear of the cut or the hole.'])
  })
})
