import { useEffect, useRef, useState } from 'react'
import type { Taken, Taking } from './lazy/take-photo.ts'
import { chosenPhoto, triedPhotoId } from './photo/chosen-photo.ts'

const load = () => import('./lazy/take-photo.ts')

export interface PhotoTaking {
  /** How far a photo is that this browser cannot show, in words. */
  upload: { name: string; words: string } | undefined
  /** What became of the last one; undefined when there is nothing to say. */
  outcome: Exclude<Taken, { kind: 'nothing' }> | undefined
  /** To be called when somebody is about to choose: then the photo is taken the moment it is chosen. */
  prepare(): void
  take(file: File | undefined): void
  /** Shows our own photos again. */
  takeAway(): void
}

/** The photo that a shopper chooses on a page. It stays chosen when the page is loaded again. */
export function usePhotoTaking(): PhotoTaking {
  const [upload, setUpload] = useState<PhotoTaking['upload']>()
  const [outcome, setOutcome] = useState<PhotoTaking['outcome']>()
  const current = useRef<Taking>(undefined)

  async function follow(begin: (module: Awaited<ReturnType<typeof load>>) => Taking) {
    setOutcome(undefined)
    try {
      const taking = begin(await load())
      current.current = taking
      const taken = await taking.done
      if (current.current !== taking) return
      setOutcome(taken.kind === 'nothing' ? undefined : taken)
    } catch {
      // Its code could not be fetched: without a connection, or when the shop has a newer version by now.
      setOutcome({ kind: 'problem', message: 'We could not open your photo just now. Please try again.' })
    }
    setUpload(undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated
  useEffect(() => {
    if (chosenPhoto.get() === undefined && triedPhotoId.get() !== undefined) {
      void follow(({ takeKeptPhoto }) => takeKeptPhoto((words) => setUpload({ name: 'Your photo', words })))
    }
    return () => current.current?.stop()
  }, [])

  return {
    upload,
    outcome,
    // What fails here is said when there is a photo.
    prepare: () => void load().catch(() => undefined),
    take(file) {
      if (!file) return
      current.current?.cancel()
      void follow(({ takePhoto }) => takePhoto(file, (words) => setUpload({ name: file.name, words })))
    },
    takeAway() {
      current.current?.cancel()
      current.current = undefined
      setUpload(undefined)
      setOutcome(undefined)
      const id = triedPhotoId.get()
      chosenPhoto.choose(undefined)
      // What cannot be deleted without a connection goes with the other old ones.
      if (id !== undefined)
        load().then(
          ({ deletePhoto }) => deletePhoto(id),
          () => undefined,
        )
    },
  }
}
