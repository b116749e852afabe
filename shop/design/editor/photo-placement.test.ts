import { describe, expect, it } from 'vitest'
import { record } from '#families/canvas/record.ts'
import { record as game } from '#families/memory-game/record.ts'
import { record as deck } from '#families/photo-playing-cards/record.ts'
import { firstChoice } from '#packages/product/sku.ts'
import type { TrayPhoto } from '../../photos/tray.ts'
import { emptyDraft } from './draft/draft.ts'
import { facePhotoOf } from './draft/face.ts'
import { createEditor } from './editor.ts'
import { photoPlacement } from './photo-placement.ts'
import { aDraft } from './testing.ts'

const size = { widthPx: 6000, heightPx: 4000 }
const aPhoto = (id: string): TrayPhoto => ({
  id,
  name: `${id}.heic`,
  upload: { kind: 'arrived' },
  picture: undefined,
  thumbnail: undefined,
  notices: [],
  size,
})

const unseen = (id: string): TrayPhoto => ({ ...aPhoto(id), size: undefined })

function aPlacement() {
  const editor = createEditor(record, aDraft())
  const placement = photoPlacement(editor, () => 'placed')
  return { ...placement, onCanvas: () => facePhotoOf(editor.face())?.photo }
}

describe('a photo whose size is not known yet', () => {
  it('goes on the canvas as soon as it is, and others stay in the tray', () => {
    const { expect: expectPhoto, ready, onCanvas } = aPlacement()
    expectPhoto(['first'])
    ready(aPhoto('second'))
    expect(onCanvas()).toBeUndefined()
    ready(aPhoto('first'))
    expect(onCanvas()).toBe('first')
  })

  it('does not take the place of one that the shopper put there meanwhile', () => {
    const { expect: expectPhoto, place, ready, onCanvas } = aPlacement()
    expectPhoto(['first'])
    place(aPhoto('second'))
    ready(aPhoto('first'))
    expect(onCanvas()).toBe('second')
  })

  it('leaves the canvas to the next one when it comes to nothing', () => {
    const { expect: expectPhoto, takeBack, ready, onCanvas } = aPlacement()
    expect(expectPhoto(['first'])).toBe(0)
    expect(expectPhoto(['second'])).toBe(1)
    takeBack('first')
    expect(expectPhoto(['third'])).toBe(0)
    ready(aPhoto('third'))
    expect(onCanvas()).toBe('third')
  })

  it('is waited for under its lasting key when it arrives before it was looked at', () => {
    const { place, arrived, ready, onCanvas } = aPlacement()
    place(unseen('passing'))
    arrived('passing', unseen('lasting'))
    ready(aPhoto('lasting'))
    expect(onCanvas()).toBe('lasting')
  })
})

describe('photos that are chosen together for a piece of several sides', () => {
  function aGame() {
    const editor = createEditor(game, emptyDraft(game, firstChoice(game)))
    let last = 0
    const placement = photoPlacement(editor, () => `id-${++last}`)
    const onSides = () => editor.design().surfaces.map((face) => facePhotoOf(face)?.photo ?? '')
    return { editor, ...placement, onSides }
  }
  const names = (count: number) => Array.from({ length: count }, (_, place) => `photo-${place + 1}`)

  it('go on a side each, from the open one on, in whichever order they become ready', () => {
    const { editor, expect: expectPhotos, ready, onSides } = aGame()
    editor.openFace('tile-11')
    expect(expectPhotos(names(3))).toBe(0)
    for (const name of names(3).toReversed()) ready(aPhoto(name))
    expect(onSides()).toEqual(['photo-3', ...Array<string>(9).fill(''), 'photo-1', 'photo-2'])
  })

  it('leave sides alone that have a photo or wait for one, and what is left over stays in the tray', () => {
    const { editor, expect: expectPhotos, place, ready, onSides } = aGame()
    editor.openFace('tile-2')
    place(aPhoto('mine'))
    editor.openFace('tile-1')
    expectPhotos(['waited for'])
    expect(expectPhotos(names(12))).toBe(2)
    for (const name of names(12)) ready(aPhoto(name))
    ready(aPhoto('waited for'))
    expect(onSides()).toEqual(['waited for', 'mine', ...names(10)])
  })

  it('begin on the open side in its stead where the shopper says so', () => {
    const { place, expect: expectPhotos, ready, onSides } = aGame()
    place(aPhoto('mine'))
    expectPhotos(names(2), { instead: true })
    for (const name of names(2)) ready(aPhoto(name))
    expect(onSides().slice(0, 3)).toEqual(['photo-1', 'photo-2', ''])
  })

  it('are undone together', () => {
    const { editor, expect: expectPhotos, ready, onSides } = aGame()
    expectPhotos(names(12))
    for (const name of names(12)) ready(aPhoto(name))
    editor.undo()
    expect(onSides().join('')).toBe('')
    expect(editor.get().announcement.text).toBe('Undone: place photos')
  })

  it('are told by the side that they went on', () => {
    const { editor, expect: expectPhotos, ready } = aGame()
    expectPhotos(names(2))
    ready(aPhoto('photo-2'))
    expect(editor.get().announcement.text).toBe('photo-2.heic is on picture 2.')
    ready(aPhoto('photo-1'))
    expect(editor.get().announcement.text).toBe('photo-1.heic is on the memory game.')
  })

  it('stay in the tray where another choice has fewer sides by the time they are ready', () => {
    const { editor, expect: expectPhotos, ready, onSides } = aGame()
    expectPhotos(names(12))
    editor.open({
      ...editor.draft(),
      design: { ...editor.design(), surfaces: editor.design().surfaces.slice(0, 2) },
    })
    for (const name of names(12)) ready(aPhoto(name))
    expect(onSides()).toEqual(['photo-1', 'photo-2'])
  })
})

describe('photos for a deck', () => {
  const onDeck = (photos: readonly string[]) => {
    const editor = createEditor(deck, emptyDraft(deck, firstChoice(deck)))
    const placement = photoPlacement(editor, () => 'placed')
    const left = placement.expect(photos)
    for (const photo of photos) placement.ready(aPhoto(photo))
    const { surfaces } = editor.design()
    const on = (name: string) =>
      facePhotoOf(surfaces.find((face) => face.name === name) ?? editor.face())?.photo
    return { left, back: on('back'), faces: surfaces.filter((face) => facePhotoOf(face)).length }
  }
  const named = (count: number) => Array.from({ length: count }, (_, place) => `photo ${place + 1}`)

  it('that are as many as its cards are on all of them, and not on their back', () => {
    expect(onDeck(named(54))).toEqual({ left: 0, back: undefined, faces: 54 })
  })

  it('that are one more have the last on the back', () => {
    expect(onDeck(named(56))).toEqual({ left: 1, back: 'photo 55', faces: 55 })
  })

  it('that are chosen one by one go onto the side that is open', () => {
    expect(onDeck(['photo 1'])).toEqual({ left: 0, back: 'photo 1', faces: 1 })
  })
})
