import { describe, expect, it } from 'vitest'
import { record } from '#families/canvas/record.ts'
import type { Draft } from '../draft/draft.ts'
import { aDraft, aDraftWithText } from '../testing.ts'
import { localDrafts } from './local-drafts.ts'
import {
  createSaver,
  type SaveAnswer,
  type SavedDesign,
  type SaveTools,
  withoutUnknownPhotos,
} from './saver.ts'

const named = (title: string): Draft => ({ ...aDraft(), title })

/** A shop that answers as told; pauses end when the test says so. */
function aShop(answers: (SaveAnswer | 'away')[] = []) {
  const saves: { title: string; base: { key: string; version: number } | undefined }[] = []
  const pauses: { ms: number; end: () => void }[] = []
  let version = 0
  const tools: SaveTools = {
    savable: (draft) => draft,
    async save(draft, base) {
      saves.push({ title: draft.title, base })
      const answer = answers.shift()
      if (answer === 'away') throw new TypeError('Failed to fetch')
      version += 1
      return answer ?? { kind: 'saved', key: 'd1', version }
    },
    wait(ms) {
      let end: () => void = () => undefined
      const done = new Promise<void>((resolve) => {
        end = resolve
      })
      pauses.push({ ms, end })
      return { done, cut: end }
    },
  }
  const turn = () => new Promise((resolve) => setTimeout(resolve, 0))
  const endPause = async () => {
    pauses.at(-1)?.end()
    await turn()
  }
  return { tools, saves, pauses, endPause, turn }
}

const newer: SavedDesign = { key: 'd1', version: 7, draft: named('from the tablet') }

describe('saving a design by itself', () => {
  it('a design of somebody else is left alone: a change, or putting it in the cart, makes a copy', async () => {
    const start: SavedDesign = { key: 'theirs', isShared: true, version: 7, draft: named('Theirs') }
    const { tools, saves } = aShop()
    const saver = createSaver(tools, start)
    expect([saver.state.get().kind, saver.base(), saves]).toEqual(['saved', undefined, []])
    expect(await saver.flush()).toEqual({ key: 'd1', version: 1 })
    expect(saves).toEqual([{ title: 'Theirs', base: undefined }])
  })

  it('saves the newest draft within a second, however many changes there were', async () => {
    const { tools, saves, pauses, endPause } = aShop()
    const saver = createSaver(tools)
    saver.changed(named('a'))
    saver.changed(named('b'))
    expect(pauses[0]?.ms).toBeLessThan(1000)
    await endPause()
    expect(saves).toEqual([{ title: 'b', base: undefined }])
    expect(saver.state.get()).toEqual({ kind: 'saved' })
    expect(saver.isClean()).toBe(true)
  })

  it('says that it is not saved from the moment of a change on, not only when the save begins', async () => {
    const { tools, endPause } = aShop()
    const saver = createSaver(tools, { key: 'd1', version: 1, draft: named('a') })
    saver.changed(named('b'))
    expect(saver.state.get()).toEqual({ kind: 'saving' })
    await endPause()
    expect(saver.state.get()).toEqual({ kind: 'saved' })
  })

  it('goes on from the version that the shop has', async () => {
    const { tools, saves, endPause } = aShop()
    const saver = createSaver(tools)
    saver.changed(named('a'))
    await endPause()
    saver.changed(named('b'))
    await endPause()
    expect(saves[1]).toEqual({ title: 'b', base: { key: 'd1', version: 1 } })
  })

  it('keeps trying with longer pauses while the shop is away, and saves when it is back', async () => {
    const { tools, saves, pauses, endPause } = aShop(['away', 'away', 'away'])
    const saver = createSaver(tools)
    saver.changed(named('a'))
    for (let tries = 0; tries < 3; tries += 1) {
      await endPause()
      expect(saver.state.get()).toEqual({ kind: 'retrying' })
    }
    expect(pauses.map(({ ms }) => ms)).toEqual([700, 1400, 2800, 5600])
    saver.hurry()
    await endPause()
    expect(saves).toHaveLength(4)
    expect(saver.state.get()).toEqual({ kind: 'saved' })
  })

  it('asks whose design counts when another device was first, and overwrites only when told', async () => {
    const { tools, saves, endPause } = aShop([{ kind: 'elsewhere', current: newer }])
    const saver = createSaver(tools)
    saver.changed(named('mine'))
    await endPause()
    expect(saver.state.get()).toEqual({ kind: 'elsewhere', current: newer })
    saver.changed(named('mine still'))
    await endPause()
    expect(saves).toHaveLength(1)
    saver.keepMine()
    await endPause()
    expect(saves[1]).toEqual({ title: 'mine still', base: { key: 'd1', version: 7 } })
  })

  it('takes the newer design when told, and has nothing to save then', async () => {
    const { tools, endPause } = aShop([{ kind: 'elsewhere', current: newer }])
    const saver = createSaver(tools)
    saver.changed(named('mine'))
    await endPause()
    saver.adopt(newer)
    expect(saver.isClean()).toBe(true)
    expect(saver.base()).toEqual({ key: 'd1', version: 7 })
  })

  it('says that all is saved when a change was undone and done again before the save began', async () => {
    const { tools, saves, endPause } = aShop()
    const draft = named('a')
    const saver = createSaver(tools, { key: 'd1', version: 1, draft })
    saver.changed(named('b'))
    expect(saver.state.get()).toEqual({ kind: 'saving' })
    saver.changed(draft)
    await endPause()
    expect(saver.state.get()).toEqual({ kind: 'saved' })
    expect([saves, saver.isClean()]).toEqual([[], true])
  })

  it('sends even what was undone after a save without an answer: the shop may hold the change', async () => {
    const { tools, saves, endPause } = aShop(['away'])
    const draft = named('a')
    const saver = createSaver(tools, { key: 'd1', version: 1, draft })
    saver.changed(named('b'))
    await endPause()
    expect(saver.state.get()).toEqual({ kind: 'retrying' })
    saver.changed(draft)
    await endPause()
    expect(saver.state.get()).toEqual({ kind: 'saved' })
    expect(saves.at(-1)?.title).toBe(draft.title)
  })

  it('saves at once on the way to the cart', async () => {
    const { tools, saves } = aShop()
    const saver = createSaver(tools)
    saver.changed(named('a'))
    expect(await saver.flush()).toEqual({ key: 'd1', version: 1 })
    expect(saves).toHaveLength(1)
    expect(await saver.flush()).toEqual({ key: 'd1', version: 1 })
    expect(saves).toHaveLength(1)
  })

  it('tells the cart when the design cannot be saved now', async () => {
    const { tools } = aShop(['away', 'away', 'away'])
    const saver = createSaver(tools)
    saver.changed(named('a'))
    expect(await saver.flush()).toBeUndefined()
  })

  it('tries again after a refused design was changed', async () => {
    const { tools, endPause } = aShop([{ kind: 'invalid', message: 'No.' }])
    const saver = createSaver(tools)
    saver.changed(named('a'))
    await endPause()
    expect(saver.state.get()).toEqual({ kind: 'invalid', message: 'No.' })
    saver.changed(named('b'))
    await endPause()
    expect(saver.state.get()).toEqual({ kind: 'saved' })
  })

  it('leaves out photos that the shop does not have yet', () => {
    const draft = withoutUnknownPhotos(aDraftWithText(), (photo) => photo !== 'lake')
    expect(draft.design.surfaces[0]?.elements.map(({ id }) => id)).toEqual(['text'])
  })
})

describe('the design on this device', () => {
  const aStorage = () => {
    const entries = new Map<string, string>()
    return {
      entries,
      getItem: (name: string) => entries.get(name) ?? null,
      setItem: (name: string, value: string) => void entries.set(name, value),
      removeItem: (name: string) => void entries.delete(name),
    }
  }
  const kept = {
    draft: aDraftWithText(),
    base: undefined,
    isSaved: false,
    photos: [{ id: 'lake', name: 'lake.jpg', hasArrived: false }],
  }

  it('is found again, word for word', () => {
    const drafts = localDrafts(aStorage(), () => [], record)
    drafts.keep(kept)
    expect(drafts.of(undefined)).toEqual(kept)
    expect(drafts.last()).toEqual(kept)
  })

  it('moves to its key once the shop has given one', () => {
    const drafts = localDrafts(aStorage(), () => [], record)
    drafts.keep(kept)
    drafts.keep({ ...kept, base: { key: 'd1', version: 1 } })
    expect(drafts.of(undefined)).toBeUndefined()
    expect(drafts.of('d1')?.base).toEqual({ key: 'd1', version: 1 })
  })

  it('is not taken when it is damaged', () => {
    const storage = aStorage()
    const drafts = localDrafts(storage, () => [], record)
    for (const text of ['{"design":', '{}', '{"design":{"version":99,"surfaces":[]}}']) {
      storage.setItem('keepsake-design:d1', text)
      expect(drafts.of('d1')).toBeUndefined()
    }
  })
})
