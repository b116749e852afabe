import { describe, expect, it } from 'vitest'
import { record } from '#families/canvas/record.ts'
import { filledFaceBox } from '#packages/design-document/face-photo.ts'
import { mapPoint, photoMatrix } from '#packages/design-document/geometry.ts'
import { MAX_ELEMENTS } from '#packages/design-document/limits.ts'
import { firstSurfaceOf } from '#packages/product/surfaces.ts'
import { chooseSize } from './changes/choose-options.ts'
import { removeElement } from './changes/remove-element.ts'
import { faceOf } from './draft/draft.ts'
import { facePhotoOf } from './draft/face.ts'
import { aDevice, aFile, elements, savedAs, shopPhoto, turns } from './testing/device.ts'
import { aDraft, aDraftWithText } from './testing.ts'

describe('a visit to the design tool', () => {
  it('puts the first photo on the empty canvas at once and the next ones into the tray', async () => {
    const session = aDevice().open()
    session.addPhotos([aFile('a.jpg'), aFile('b.jpg')])
    await turns()
    expect(elements(session.editor.draft())).toEqual(['photo'])
    expect(session.uploads.tray.get()).toHaveLength(2)
    expect(session.editor.get().history.past).toHaveLength(1)
  })

  it('replaces the photo when another one is dropped on the canvas', async () => {
    const session = aDevice().open()
    session.addPhotos([aFile('a.jpg')])
    await turns()
    session.addPhotos([aFile('b.jpg')], { place: true })
    await turns()
    expect(facePhotoOf(session.editor.face())?.photo).toBe(session.uploads.tray.get()[1]?.id)
  })

  it('saves without a photo that is still on its way, then with it, and shows its key in the address', async () => {
    const device = aDevice()
    const session = device.open()
    session.addPhotos([aFile()])
    await turns()
    expect(device.keys).toEqual(['d1'])
    expect(device.saves.at(-1) && elements(device.saves.at(-1)!.draft)).toEqual([])
    device.line('local-id-1').onArrived('/media/uploads/1')
    await turns()
    const last = device.saves.at(-1)
    expect(last && facePhotoOf(faceOf(last.draft.design))?.photo).toBe('k7')
    expect(session.saver.isClean()).toBe(true)
  })

  it('writes new words in a colour that is seen: dark on white paper, pale on a photo', async () => {
    const session = aDevice().open()
    session.addText()
    session.addPhotos([aFile()])
    await turns()
    session.addText()
    const colours = session.editor.face().elements.map((one) => (one.type === 'text' ? one.colour : 'photo'))
    expect(colours).toEqual(['photo', '#1e2a25', '#fbf8f2'])
  })

  it('takes a refused photo off the canvas and leaves the rest, also for undo', async () => {
    const device = aDevice()
    const session = device.open()
    session.addText()
    session.addPhotos([aFile('notes.jpg')], { place: true })
    await turns()
    device.line('local-id-2').onRefused('This file is not a photo.')
    expect(elements(session.editor.draft())).toEqual(['text'])
    session.editor.undo()
    session.editor.redo()
    expect(elements(session.editor.draft())).toEqual(['text'])
    expect(session.editor.get().announcement.text).toContain('Done again')
  })

  it('goes on after a reload with the photo that was still on its way', async () => {
    const device = aDevice()
    const first = device.open()
    first.addPhotos([aFile()])
    await turns()
    const cropped = first.editor.draft()
    first.close()
    device.lines.clear()
    const again = device.open({
      saved: { design: savedAs({ ...cropped, design: aDraft().design }, 1), photos: [] },
    })
    await turns()
    expect(again.editor.draft()).toEqual(cropped)
    expect([...device.lines.keys()]).toEqual(['local-id-1'])
    device.line('local-id-1').onArrived('/media/uploads/1')
    await turns()
    expect(facePhotoOf(again.editor.face())?.photo).toBe('k7')
  })

  it('says so when that photo is no longer on the device, and keeps the words', async () => {
    const device = aDevice()
    const first = device.open()
    first.addPhotos([aFile()])
    await turns()
    first.addText()
    await turns()
    first.close()
    device.files.clear()
    const again = device.open({ saved: { design: savedAs(aDraft(), 2), photos: [] } })
    await turns()
    expect(elements(again.editor.draft())).toEqual(['text'])
    expect(again.editor.get().announcement.text).toContain('Please add it again')
  })

  it('offers the last design of the device to who comes without one, even when the shop never had it', async () => {
    const device = aDevice()
    device.goAway()
    const first = device.open()
    first.addText()
    await turns()
    first.close()
    const again = device.open()
    expect(again.offered?.draft).toEqual(first.editor.draft())
    expect(elements(again.editor.draft())).toEqual([])
    if (again.offered) again.goOnWith(again.offered)
    expect(elements(again.editor.draft())).toEqual(['text'])
  })

  it('opens a saved design with its photos from the shop', async () => {
    const device = aDevice()
    const draft = chooseSize(aDraftWithText(), { record, size: '60X90' })
    const session = device.open({ saved: { design: savedAs(draft, 3), photos: [shopPhoto('lake')] } })
    await turns()
    expect(session.editor.draft()).toEqual(draft)
    expect(session.uploads.tray.get()[0]).toMatchObject({ id: 'lake', upload: { kind: 'arrived' } })
    expect(device.saves).toEqual([])
  })

  it('starts with what was chosen on the product page', () => {
    const { choice } = aDraft({ size: '50X50', orientation: 'S' })
    expect(faceOf(aDevice().open({ choice }).editor.design())).toMatchObject({ widthMm: 508, heightMm: 508 })
  })
})

describe('a photo that was tried on a product page', () => {
  const { choice } = aDraft({ size: '40X60', orientation: 'L', values: { WRAP: 'IMAGE' } })
  const file = { kind: 'file', id: 'tried', name: 'lake.jpg', file: aFile() } as const
  const carried = { kind: 'found', photo: file } as const

  it.each(['IMAGE', 'MIRROR', 'WHITE'])(
    'is cut in the design exactly as the page showed it, with the wrap %s',
    async (WRAP) => {
      const chosen = aDraft({ size: '40X60', orientation: 'P', values: { WRAP } }).choice
      const session = aDevice().open({ choice: chosen, carried })
      await turns()
      const face = session.editor.face()
      const photo = facePhotoOf(session.editor.face())
      if (!photo) throw new Error('Expected the photo on the canvas')
      const matrix = photoMatrix(photo, face)
      const shown = filledFaceBox(firstSurfaceOf(record, chosen), { widthPx: 6000, heightPx: 4000 })
      const start = mapPoint(matrix, { x: 0, y: 0 })
      const end = mapPoint(matrix, { x: 6000, y: 4000 })
      expect(start.x).toBeCloseTo(shown.xMm, 6)
      expect(start.y).toBeCloseTo(shown.yMm, 6)
      expect(end.x - start.x).toBeCloseTo(shown.widthMm, 6)
      expect(end.y - start.y).toBeCloseTo(shown.heightMm, 6)
    },
  )

  it('is on the canvas of the chosen size at once, goes on with its upload, and leaves the device when it is there', async () => {
    const device = aDevice()
    const session = device.open({ choice, carried })
    await turns()
    expect(elements(session.editor.draft())).toEqual(['photo'])
    expect(session.editor.draft().choice).toEqual(choice)
    device.line('local-tried').onArrived('/media/uploads/1')
    await turns()
    expect([...device.settled]).toEqual([['tried', 'k7']])
    expect(device.files.size).toBe(0)
  })

  it('that the shop has already is not sent again', async () => {
    const device = aDevice()
    const photo = { kind: 'shop', id: 'tried', name: 'IMG_2034.HEIC', key: 'k3' } as const
    const session = device.open({ choice, carried: { kind: 'found', photo } })
    await turns()
    expect(facePhotoOf(session.editor.face())?.photo).toBe('k3')
    expect(device.lines.size).toBe(0)
  })

  it('stays as it was moved when the tool is loaded again before the design has a key', async () => {
    const device = aDevice()
    device.goAway()
    const first = device.open({ choice, carried })
    await turns()
    first.addText()
    const before = first.editor.draft()
    first.close()
    const again = device.open({ choice, carried })
    await turns()
    expect(again.editor.draft()).toEqual(before)
    expect(again.former.get()).toBeUndefined()
  })

  it('begins a new design, and the one before is saved under its own key', async () => {
    const device = aDevice()
    device.goAway()
    const former = device.open({ choice })
    former.addText()
    await turns()
    former.close()
    device.comeBack()
    const session = device.open({ choice, carried })
    await turns()
    expect(elements(session.editor.draft())).toEqual(['photo'])
    expect(session.former.get()).toMatchObject({ base: { key: 'd1' }, draft: former.editor.draft() })
    expect(device.saves.some(({ draft }) => elements(draft).includes('text'))).toBe(true)
  })

  it('has the design of another product beside it, which no empty board offers then', async () => {
    const other = { key: 'd7', title: 'Lake days', page: 'PHOTOMUG' }
    const session = aDevice().open({ choice, carried, other })
    await turns()
    expect(session.besidePhoto).toEqual(other)
    expect(aDevice().open({ choice, other }).besidePhoto).toBeUndefined()
  })

  it.each([
    ['gone', 'no longer on this device'],
    ['refused', 'does not let us keep photos'],
  ] as const)('is missed in words when it is %s', (kind, words) => {
    const session = aDevice().open({ choice, carried: { kind } })
    expect(session.view.get().missing).toContain(words)
    expect(session.editor.draft().choice).toEqual(choice)
  })
})

describe('a design that is full', () => {
  it('takes no further text until one is removed', async () => {
    const { open } = aDevice()
    const session = open()
    for (let added = 0; added < MAX_ELEMENTS + 5; added += 1) session.addText()
    const elements = () => session.editor.face().elements
    expect(elements()).toHaveLength(MAX_ELEMENTS)
    session.editor.changeFace((face) => removeElement(face, { id: elements()[0]?.id ?? '' }), {
      label: 'remove text',
    })
    session.addText()
    expect(elements()).toHaveLength(MAX_ELEMENTS)
  })
})
