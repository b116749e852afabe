/** Photos that go with a form: sent by the shop's own resumable upload, and listed. For a design tool see photo-uploads.ts. */
import { useEffect, useState } from 'react'
import { createPhotoUploads, type PhotoUploads } from './photo-uploads.ts'
import { send } from './send.ts'
import { arrivedPhoto } from './shop-photos.ts'
import { PASSING, type Tray } from './tray.ts'

/**
 * @param most  that a form takes
 * @param tooManyWords  a sentence, from how many were left out
 */
export function usePhotoList(most: number, tooManyWords: (left: number) => string) {
  const [uploads, setUploads] = useState<PhotoUploads>()
  const [tray, setTray] = useState<Tray>([])
  const [tooMany, setTooMany] = useState<string>()
  useEffect(() => {
    const made = openUploads()
    setUploads(made)
    const stop = made.tray.subscribe(() => setTray(made.tray.get()))
    return () => {
      stop()
      made.close()
    }
  }, [])

  function add(files: readonly File[]) {
    if (!uploads) return
    const room = most - uploads.tray.get().filter(({ upload }) => upload.kind !== 'refused').length
    setTooMany(files.length > room ? tooManyWords(files.length - room) : undefined)
    uploads.take(files.slice(0, room))
  }

  return { tray, tooMany, isReady: uploads !== undefined, add, remove: (id: string) => uploads?.remove(id) }
}

/** Of many photos this device holds no pictures: the shop's thumbnails show when they have arrived. */
function openUploads(): PhotoUploads {
  const nothing = async () => undefined
  return createPhotoUploads(
    {
      look: nothing,
      release: () => undefined,
      pictureAt: async (href) => ({ href, widthPx: 1, heightPx: 1 }),
      files: { keep: nothing, take: nothing, drop: nothing },
      send,
      arrived: arrivedPhoto,
      newId: () => `${PASSING}${crypto.randomUUID()}`,
    },
    { onReady: () => undefined, onArrived: () => undefined, onRefused: () => undefined },
  )
}
