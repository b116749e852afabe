import { describe, expect, it } from 'vitest'
import { record } from '#families/canvas/record.ts'
import type { TrayPhoto } from '../../photos/tray.ts'
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
    expectPhoto('first')
    ready(aPhoto('second'))
    expect(onCanvas()).toBeUndefined()
    ready(aPhoto('first'))
    expect(onCanvas()).toBe('first')
  })

  it('does not take the place of one that the shopper put there meanwhile', () => {
    const { expect: expectPhoto, place, ready, onCanvas } = aPlacement()
    expectPhoto('first')
    place(aPhoto('second'))
    ready(aPhoto('first'))
    expect(onCanvas()).toBe('second')
  })

  it('leaves the canvas to the next one when it comes to nothing', () => {
    const { expect: expectPhoto, takeBack, isTaken } = aPlacement()
    expectPhoto('first')
    expect(isTaken()).toBe(true)
    takeBack('first')
    expect(isTaken()).toBe(false)
  })

  it('is waited for under its lasting key when it arrives before it was looked at', () => {
    const { place, arrived, ready, onCanvas } = aPlacement()
    place(unseen('passing'))
    arrived('passing', unseen('lasting'))
    ready(aPhoto('lasting'))
    expect(onCanvas()).toBe('lasting')
  })
})
