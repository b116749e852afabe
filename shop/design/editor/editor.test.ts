import { describe, expect, it } from 'vitest'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { editText } from './changes/edit-text.ts'
import { filterPhoto } from './changes/filter-photo.ts'
import { removeElement } from './changes/remove-element.ts'
import { switchToStoredPhoto } from './changes/switch-to-stored-photo.ts'
import { changeFaces } from './draft/draft.ts'
import { facePhotoOf } from './draft/face.ts'
import { createEditor } from './editor.ts'
import { aDraft, aDraftWithText } from './testing.ts'

const open = () => createEditor(canvasRecord, aDraftWithText())

describe('the open design', () => {
  it('says what was undone and done again', () => {
    const editor = open()
    editor.changeFace((face) => filterPhoto(face, { id: 'photo', filter: 'bw' }), { label: 'filter' })
    editor.undo()
    expect(editor.get().announcement.text).toBe('Undone: filter')
    editor.redo()
    expect(editor.get().announcement.text).toBe('Done again: filter')
    expect(facePhotoOf(editor.face())?.filter).toBe('bw')
  })

  it('takes a stretch of typing back at once', () => {
    const editor = open()
    for (const text of ['U', 'Up', 'Up!']) {
      editor.changeFace((face) => editText(face, { id: 'text', text }), {
        label: 'edit text',
        gesture: 'typing',
      })
    }
    editor.undo()
    expect(editor.draft()).toEqual(aDraftWithText())
  })

  it('does not keep something selected that is gone', () => {
    const editor = open()
    editor.select('text')
    editor.changeFace((face) => removeElement(face, { id: 'text' }), { label: 'remove text' })
    expect(editor.get().selection).toEqual([])
  })

  it('never brings back the passing key of a photo that has arrived', () => {
    const editor = open()
    editor.changeFace((face) => filterPhoto(face, { id: 'photo', filter: 'bw' }), { label: 'filter' })
    editor.settle((draft) => ({
      ...draft,
      design: changeFaces(draft.design, (face) =>
        switchToStoredPhoto(face, { from: 'lake', photo: 'k7', widthPx: 6000, heightPx: 4000 }),
      ),
    }))
    editor.undo()
    expect(facePhotoOf(editor.face())?.photo).toBe('k7')
  })

  it('tells its watchers once for a change and not at all for none', () => {
    const editor = open()
    let told = 0
    const stop = editor.subscribe(() => {
      told += 1
    })
    editor.changeFace((face) => face, { label: 'nothing' })
    expect(told).toBe(0)
    editor.select('text')
    editor.select('text')
    expect(told).toBe(1)
    stop()
    editor.open(aDraft())
    expect(told).toBe(1)
  })
})
