/**
 * Photos with their filter and adjustments in their pixels, made once beside the page: a browser that filters anew at each step of a drag
 * is slow. Until one is there, and where none can be made, the drawing filters by itself.
 */
import { coloursOf } from '#packages/artwork-renderer/filters.ts'
import type { Picture } from '#packages/artwork-renderer/svg.ts'
import type { Design, PhotoElement } from '#packages/design-document/design.ts'
import { createStore, type Store } from '../../../../ui/store.ts'

/** More than that many different ones in a design are filtered by the drawing: each holds up to three megabytes. */
const MAX_MADE = 12

export type MakeFiltered = (picture: Picture, photo: PhotoElement) => Promise<Picture | undefined>

export interface FilteredPictureTools {
  /** Resolves to undefined when this browser cannot; never rejects. */
  make: MakeFiltered
  /** Lets go of a picture that was made. */
  release(href: string): void
}

/** Those made so far, the oldest first. */
export type Made = ReadonlyMap<string, Picture>

export interface FilteredPictures {
  readonly made: Pick<Store<Made>, 'get' | 'subscribe'>
  /** Makes what is missing for a design, one after the other; a later call takes the place of an earlier one. */
  follow(design: Design, pictureOf: (photo: string) => Picture | undefined): void
  close(): void
}

interface Wanted {
  readonly key: string
  readonly picture: Picture
  readonly photo: PhotoElement
}

export function createFilteredPictures({ make, release }: FilteredPictureTools): FilteredPictures {
  const made = createStore<Made>(new Map())
  const failed = new Set<string>()
  let wanted: ReadonlyMap<string, Wanted> = new Map()
  let isMaking = false
  let isClosed = false

  const nextMissing = () => {
    if (isClosed) return undefined
    const first = [...wanted.values()].slice(0, MAX_MADE)
    return first.find(({ key }) => !made.get().has(key) && !failed.has(key))
  }

  async function makeMissing() {
    if (isMaking) return
    isMaking = true
    for (let next = nextMissing(); next; next = nextMissing()) {
      const picture = await make(next.picture, next.photo)
      if (!picture) failed.add(next.key)
      else if (isClosed) release(picture.href)
      else keep(next.key, picture)
    }
    isMaking = false
  }

  function keep(key: string, picture: Picture) {
    const next = new Map(made.get()).set(key, picture)
    for (const [former, { href }] of next) {
      if (next.size <= MAX_MADE) break
      if (former === key || wanted.has(former)) continue
      next.delete(former)
      release(href)
    }
    made.set(() => next)
  }

  return {
    made,
    follow(design, pictureOf) {
      wanted = wantedBy(design, pictureOf)
      void makeMissing()
    },
    close() {
      isClosed = true
      for (const { href } of made.get().values()) release(href)
    },
  }
}

/** What a photo is drawn from now: filtered already, or as it is. */
export function shownPicture(made: Made, picture: Picture, photo: PhotoElement): Picture {
  return made.get(keyOf(picture, photo)) ?? picture
}

function wantedBy(design: Design, pictureOf: (photo: string) => Picture | undefined) {
  const wanted = new Map<string, Wanted>()
  for (const { elements } of design.surfaces) {
    for (const photo of elements) {
      if (photo.type !== 'photo' || !coloursOf(photo)) continue
      const picture = pictureOf(photo.photo)
      if (!picture) continue
      const key = keyOf(picture, photo)
      wanted.set(key, { key, picture, photo })
    }
  }
  return wanted
}

const keyOf = ({ href }: Picture, { filter, adjustments }: PhotoElement) =>
  [filter, ...Object.values(adjustments ?? {}), href].join(' ')
