/** How photos come onto the open side, keep their place when they have arrived, and leave when they come to nothing. */
import type { Surface } from '#packages/design-document/design.ts'
import type { TrayPhoto } from '../../photos/tray.ts'
import { placePhoto } from './changes/place-photo.ts'
import { switchToStoredPhoto } from './changes/switch-to-stored-photo.ts'
import { takePhotoBack } from './changes/take-photo-back.ts'
import { changeFaces, faceOf } from './draft/draft.ts'
import { facePhotoOf } from './draft/face.ts'
import type { Editor } from './editor.ts'

export interface PhotoPlacement {
  /** Puts a photo on the open side, or does so as soon as its size is known. Takes the place of the one that is there. */
  place(photo: TrayPhoto): void
  /** The photo with this id goes on the open side as soon as its size is known. */
  expect(id: string): void
  /** Whether the open side has a photo or will have one at once. */
  isTaken(): boolean
  /** The size of a photo is known. */
  ready(photo: TrayPhoto): void
  /** A photo has a lasting key; `from` was its passing id. */
  arrived(from: string, photo: TrayPhoto): void
  /** A photo that comes to nothing leaves every step, and the photo that it replaced is there again. */
  takeBack(photo: string): void
}

export function photoPlacement(editor: Editor, newId: () => string): PhotoPlacement {
  let expected: string | undefined

  function place(photo: TrayPhoto) {
    // What the shopper puts there now takes the place of what was waited for.
    expected = photo.size ? undefined : photo.id
    if (!photo.size) return
    const present = facePhotoOf(editor.face())
    const { startFilter, words } = editor.record
    const placed = { id: present?.id ?? newId(), photo: photo.id, filter: startFilter, ...photo.size }
    editor.changeFace((face) => placePhoto(face, placed), {
      label: present ? 'replace photo' : 'place photo',
      announce: `${photo.name} is on the ${words.piece}.`,
      select: placed.id,
    })
  }

  return {
    place,
    expect(id) {
      expected = id
    },
    isTaken: () => facePhotoOf(editor.face()) !== undefined || expected !== undefined,
    ready(photo) {
      if (photo.id === expected) place(photo)
    },
    arrived(from, { id, size }) {
      if (expected === from) expected = id
      if (!size) return
      const settled = { from, photo: id, ...size }
      editor.settle((draft) => ({
        ...draft,
        design: changeFaces(draft.design, (face) => switchToStoredPhoto(face, settled)),
      }))
    },
    takeBack(photo) {
      if (expected === photo) expected = undefined
      const { past } = editor.get().history
      const formerOn = ({ name }: Surface) =>
        past
          .map(({ draft }) => facePhotoOf(faceOf(draft.design, name)))
          .findLast((former) => former?.photo !== photo)
      editor.settle((draft) => ({
        ...draft,
        design: changeFaces(draft.design, (face) => takePhotoBack(face, { photo, former: formerOn(face) })),
      }))
    },
  }
}
