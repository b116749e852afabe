import { describe, expect, it } from 'vitest'
import { record } from '#families/canvas/record.ts'
import { openingOf, type Start } from './opening.ts'
import type { LocalDraft } from './saving/local-drafts.ts'
import { savedAs } from './testing/device.ts'
import { aDraft, aDraftWithText } from './testing.ts'

const start: Start = { record, scenes: [], choice: undefined, saved: undefined }
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
  const saved = { ...start, saved: { design, photos: [] } }

  it('as the shop has it when this device has nothing more', () => {
    for (const kept of [undefined, aKept()]) {
      const opening = openingOf(saved, keeping(kept))
      expect(opening).toMatchObject({ draft: design.draft, base: design, isUnsaved: false, resumed: kept })
    }
  })

  it('as this device left it, saved over the version that it was made from', () => {
    const kept = aKept({ isSaved: false })
    const opening = openingOf(saved, keeping(kept))
    expect(opening).toMatchObject({ draft: kept.draft, base: { key: 'd1', version: 2 }, isUnsaved: true })
  })

  it('and nothing else is offered', () => {
    const opening = openingOf(saved, { of: () => undefined, last: () => aKept() })
    expect(opening).toMatchObject({ offered: undefined, latest: undefined, former: undefined })
  })
})

describe('a new design opens', () => {
  const photo = { kind: 'shop', id: 'tried', name: 'lake.jpg', key: 'k3' } as const
  const carried = { kind: 'found', photo } as const

  it('empty, and the one that only this device has is offered', () => {
    const kept = aKept({ base: undefined, isSaved: false })
    const opening = openingOf(start, keeping(kept))
    expect(opening).toMatchObject({ offered: kept, latest: undefined, resumed: undefined, isUnsaved: false })
  })

  it('with the photo of the product page, and takes the place of the one before', () => {
    const latest = aKept()
    const opening = openingOf({ ...start, carried }, { of: () => undefined, last: () => latest })
    expect(opening).toMatchObject({ carried: photo, isCarriedNew: true, former: latest, offered: undefined })
  })

  it('again with the photo where it was moved to, in the size chosen meanwhile', () => {
    const kept = aKept({ base: undefined, photos: [{ id: 'k3', name: 'lake.jpg', hasArrived: true }] })
    const { choice } = aDraft({ size: '60X90' })
    const opening = openingOf({ ...start, choice, carried }, keeping(kept))
    expect(opening).toMatchObject({ isCarriedNew: false, former: undefined, resumed: kept, isUnsaved: true })
    expect(opening.draft.choice).toEqual(choice)
    expect(opening.draft.design.surfaces[0]?.elements).toHaveLength(2)
  })
})
