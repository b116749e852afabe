import { describe, expect, it } from 'vitest'
import { record } from '#families/canvas/record.ts'
import { type EditorInput, initialStateOf } from './initial-state.ts'
import type { LocalDraft } from './saving/local-drafts.ts'
import { savedAs } from './testing/device.ts'
import { aDraft, aDraftWithText } from './testing.ts'

const input: EditorInput = { record, scenes: [], choice: undefined, saved: undefined }
const aKept = (change: Partial<LocalDraft> = {}): LocalDraft => ({
  draft: aDraftWithText(),
  base: { key: 'd1', version: 2 },
  isSaved: true,
  photos: [],
  ...change,
})
/** A device that keeps one draft, of the design with the key or of the one without. */
const keeping = (kept: LocalDraft | undefined) => ({ of: () => kept, last: () => undefined })

describe('a saved design opens', () => {
  const design = savedAs(aDraft(), 5)
  const saved = { ...input, saved: { design, photos: [] } }

  it('as the shop has it when this device has nothing more', () => {
    for (const kept of [undefined, aKept()]) {
      const initial = initialStateOf(saved, keeping(kept))
      expect(initial).toMatchObject({ draft: design.draft, base: design, isUnsaved: false, resumed: kept })
    }
  })

  it('as this device left it, saved over the version that it was made from', () => {
    const kept = aKept({ isSaved: false })
    const initial = initialStateOf(saved, keeping(kept))
    expect(initial).toMatchObject({ draft: kept.draft, base: { key: 'd1', version: 2 }, isUnsaved: true })
  })

  it('and nothing else is offered', () => {
    const initial = initialStateOf(saved, { of: () => undefined, last: () => aKept() })
    expect(initial).toMatchObject({ offered: undefined, latest: undefined, former: undefined })
  })
})

describe('a new design opens', () => {
  const photo = { kind: 'shop', id: 'tried', name: 'lake.jpg', key: 'k3' } as const
  const carried = { kind: 'found', photo } as const

  it('empty, and the one that only this device has is offered', () => {
    const kept = aKept({ base: undefined, isSaved: false })
    const initial = initialStateOf(input, keeping(kept))
    expect(initial).toMatchObject({ offered: kept, latest: undefined, resumed: undefined, isUnsaved: false })
  })

  it('with a design of another product, which is saved as one of this', () => {
    const draft = aDraftWithText()
    const initial = initialStateOf({ ...input, source: { draft, photos: [] } }, keeping(aKept()))
    expect(initial).toMatchObject({ draft, base: undefined, isUnsaved: true, isRefitted: true })
    expect(initial).toMatchObject({ offered: undefined, latest: undefined, resumed: undefined })
  })

  it('with the photo of the product page, and takes the place of the one before', () => {
    const latest = aKept()
    const initial = initialStateOf({ ...input, carried }, { of: () => undefined, last: () => latest })
    expect(initial).toMatchObject({ carried: photo, isCarriedNew: true, former: latest, offered: undefined })
  })

  it('again with the photo where it was moved to, in the size chosen meanwhile', () => {
    const kept = aKept({ base: undefined, photos: [{ id: 'k3', name: 'lake.jpg', hasArrived: true }] })
    const { choice } = aDraft({ size: '60X90' })
    const initial = initialStateOf({ ...input, choice, carried }, keeping(kept))
    expect(initial).toMatchObject({ isCarriedNew: false, former: undefined, resumed: kept, isUnsaved: true })
    expect(initial.draft.choice).toEqual(choice)
    expect(initial.draft.design.surfaces[0]?.elements).toHaveLength(2)
  })
})
