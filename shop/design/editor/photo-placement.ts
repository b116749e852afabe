/** How photos come onto the sides, keep their place when they have arrived, and leave when they come to nothing. */
import type { Surface } from '#packages/design-document/design.ts'
import type { TrayPhoto } from '../../photos/tray.ts'
import { photoPlaceOf } from './changes/photo-place.ts'
import { placePhoto } from './changes/place-photo.ts'
import { repeatPhoto } from './changes/repeat-photo.ts'
import { switchToStoredPhoto } from './changes/switch-to-stored-photo.ts'
import { takePhotoBack } from './changes/take-photo-back.ts'
import { changeFace, changeFaces, faceOf, figuresOf } from './draft/draft.ts'
import { mainPhotoOf } from './draft/face.ts'
import { sideInWords } from './draft/side-in-words.ts'
import type { Editor } from './editor.ts'

export interface PhotoPlacement {
  /** Puts a photo on the open side, or does so as soon as its size is known. Takes the place of the one that is there. */
  place(photo: TrayPhoto): void
  /**
   * The photos with these ids go on sides as soon as their sizes are known: one on each side that is free, from the open
   * one on, the back of a deck after its cards.
   *
   * @param instead  the first goes on the open side even when it has a photo
   * @returns how many are left over
   */
  expect(photos: readonly string[], options?: { instead?: boolean }): number
  /** The size of a photo is known. */
  ready(photo: TrayPhoto): void
  /** A photo has a lasting key; `from` was its passing id. */
  arrived(from: string, photo: TrayPhoto): void
  /** A photo that comes to nothing leaves every step, and the photo that it replaced is there again. */
  takeBack(photo: string): void
}

/** Where a photo goes as soon as its size is known. */
interface Expectation {
  /** Name of the side. */
  readonly side: string
  /** Photos that were chosen together are taken back together. */
  readonly gesture?: string | undefined
}

export function photoPlacement(editor: Editor, newId: () => string): PhotoPlacement {
  /** By the id of the photo. */
  const expected = new Map<string, Expectation>()

  /** A side waits for one photo at a time. */
  function expectOn(photo: string, expectation: Expectation) {
    for (const [other, { side }] of expected) if (side === expectation.side) expected.delete(other)
    expected.set(photo, expectation)
  }

  function ready(photo: TrayPhoto) {
    const expectation = expected.get(photo.id)
    if (!expectation || !photo.size) return
    expected.delete(photo.id)
    const { side, gesture } = expectation
    // Another choice may have fewer sides by now; the photo is in the tray.
    const face = editor.design().surfaces.find(({ name }) => name === side)
    if (!face) return
    const present = mainPhotoOf(face)
    const holder = photoPlaceOf(face) ?? present
    const isOpen = face === editor.face()
    const { startFilter, startRepeat: repeat } = editor.record
    const placed = { id: holder?.id ?? newId(), photo: photo.id, filter: startFilter, ...photo.size }
    const isRepeated = repeat !== undefined && !holder && face.elements.length === 0
    const put = (one: Surface) => {
      const held = placePhoto(one, placed)
      return isRepeated ? repeatPhoto(held, { id: placed.id, repeat }) : held
    }
    editor.change((draft) => ({ ...draft, design: changeFace(draft.design, side, put) }), {
      label: gesture ? 'place photos' : present ? 'replace photo' : 'place photo',
      gesture,
      announce: `${photo.name} is on ${isOpen ? `the ${editor.record.words.piece}` : inWords(face)}.`,
      ...(isOpen && { select: placed.id }),
    })
  }

  const inWords = (face: Surface) => sideInWords(figuresOf(editor.record, editor.draft(), face).label)

  /** From the open side on, and then from the first one to it. */
  function freeSides(isOpenFree: boolean): string[] {
    const { surfaces } = editor.design()
    const open = surfaces.indexOf(editor.face())
    const waiting = new Set([...expected.values()].map(({ side }) => side))
    const isFree = (face: Surface) =>
      (photoPlaceOf(face) !== undefined || mainPhotoOf(face) === undefined) && !waiting.has(face.name)
    return [...surfaces.slice(open), ...surfaces.slice(0, open)]
      .filter((face, place) => (place === 0 && isOpenFree) || isFree(face))
      .map(({ name }) => name)
  }

  /** Photos that are chosen together are for the fronts first, and for the back that these share when all of them have one. */
  function withBackLast(sides: readonly string[]): string[] {
    const back = editor.record.sheet?.back
    return [...sides.filter((side) => side !== back), ...sides.filter((side) => side === back)]
  }

  return {
    place(photo) {
      expectOn(photo.id, { side: editor.face().name })
      ready(photo)
    },
    expect(photos, { instead = false } = {}) {
      const free = freeSides(instead)
      const sides = (photos.length > 1 ? withBackLast(free) : free).slice(0, photos.length)
      const gesture = sides.length > 1 ? newId() : undefined
      for (const [place, side] of sides.entries()) {
        const photo = photos[place]
        if (photo !== undefined) expectOn(photo, { side, gesture })
      }
      return photos.length - sides.length
    },
    ready,
    arrived(from, { id, size }) {
      const expectation = expected.get(from)
      expected.delete(from)
      if (expectation) expected.set(id, expectation)
      if (!size) return
      const settled = { from, photo: id, ...size }
      editor.settle((draft) => ({
        ...draft,
        design: changeFaces(draft.design, (face) => switchToStoredPhoto(face, settled)),
      }))
    },
    takeBack(photo) {
      expected.delete(photo)
      const { past } = editor.get().history
      const formerOn = ({ name }: Surface) =>
        past
          .map(({ draft }) => mainPhotoOf(faceOf(draft.design, name)))
          .findLast((former) => former?.photo !== photo)
      editor.settle((draft) => ({
        ...draft,
        design: changeFaces(draft.design, (face) => takePhotoBack(face, { photo, former: formerOn(face) })),
      }))
    },
  }
}
