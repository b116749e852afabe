/** Decision 0024: who may change a design is for the cookie to know, and for no text that scripts read. */
import { describe, expect, it } from 'vitest'
import { aDevice, aFile, savedAs, turns } from './testing/device.ts'
import { aDraft, aDraftWithText } from './testing.ts'

describe('PE-23, CA-105: the key of a design', () => {
  const latest = { base: { key: 'd9' }, draft: { title: 'Lake', choice: aDraft().choice } }
  const textsOf = (device: ReturnType<typeof aDevice>) => [...device.entries].flat().join(' ')

  it('goes to the cookie at the first save, and stays in no text that scripts read', async () => {
    const device = aDevice()
    const session = device.open()
    session.addText()
    await turns()
    session.close()
    expect([...device.portfolio]).toEqual(['d1'])
    expect(textsOf(device)).toContain('keepsake-design:~')
    expect(textsOf(device)).not.toMatch(/\bd1\b/)
  })

  it('stays on the device while the browser takes no cookie, and goes when the tool opens with one', async () => {
    const device = aDevice()
    device.refuseCookies(true)
    const first = device.open()
    first.addText()
    await turns()
    first.close()
    expect(textsOf(device)).toMatch(/\bd1\b/)
    expect(device.open().latest).toMatchObject({ base: { key: 'd1' } })
    await turns()
    device.refuseCookies(false)
    device.open()
    await turns()
    expect([...device.portfolio]).toEqual(['d1'])
    expect(textsOf(device)).not.toMatch(/\bd1\b/)
  })

  it('that an earlier version of the tool named its drafts by is handed over once, and the draft is still there', async () => {
    const device = aDevice()
    const { design, choice, title } = aDraftWithText()
    for (const key of ['d1', 'd2']) {
      const base = { key, version: 3 }
      const text = JSON.stringify({ design, choice, title, base, isSaved: key === 'd1', photos: [] })
      device.entries.set(`keepsake-design:${key}`, text)
    }
    device.entries.set('keepsake-design-last', 'keepsake-design:d2')
    const session = device.open()
    expect(session.latest).toMatchObject({ base: { key: 'd2' } })
    await turns()
    expect([...device.portfolio].sort()).toEqual(['d1', 'd2'])
    expect(textsOf(device)).not.toMatch(/\bd[12]\b/)
    const again = device.open({ saved: { design: { ...savedAs(aDraft(), 3), key: 'd2' }, photos: [] } })
    expect(again.editor.draft()).toEqual({ design, choice, title })
  })

  it('that only the cookie knows is offered to who comes without a design, also for a size, and not to who opens one', () => {
    expect(aDevice().open({ latest }).latest).toEqual(latest)
    expect(aDevice().open({ latest, choice: aDraft().choice }).latest).toEqual(latest)
    const open = { design: savedAs(aDraft(), 1), photos: [] }
    expect(aDevice().open({ latest, saved: open }).latest).toBeUndefined()
  })

  it('of somebody else’s design is never kept', async () => {
    const device = aDevice()
    const shared = { ...savedAs(aDraftWithText(), 1), key: 'theirs.signed', isShared: true }
    device.open({ saved: { design: shared, photos: [] } })
    await turns()
    expect([...device.portfolio]).toEqual([])
  })

  it('is followed by one wish that the browser keeps what is there, and none before there is anything', async () => {
    const device = aDevice()
    const session = device.open()
    await turns()
    expect(device.wishes()).toBe(0)
    session.addPhotos([aFile()])
    await turns()
    session.addText()
    expect(device.wishes()).toBe(1)
  })
})
