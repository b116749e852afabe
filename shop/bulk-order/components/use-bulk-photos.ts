/** The photos of a bulk order: sent by the shop's own resumable upload, and named in the file by their file names. */
import { useEffect, useState } from 'react'
import { createPhotoUploads, type PhotoUploads } from '../../photos/photo-uploads.ts'
import { send } from '../../photos/send.ts'
import { arrivedPhoto } from '../../photos/shop-photos.ts'
import { PASSING, type Tray } from '../../photos/tray.ts'
import { MAX_PHOTOS } from '../rules/photo-count.ts'

export function useBulkPhotos() {
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
    const room = MAX_PHOTOS - uploads.tray.get().filter(({ upload }) => upload.kind !== 'refused').length
    setTooMany(
      files.length > room
        ? `One order takes at most ${MAX_PHOTOS} photos. The last ${files.length - room} of those you chose were not taken.`
        : undefined,
    )
    uploads.take(files.slice(0, room))
  }

  return { tray, tooMany, isReady: uploads !== undefined, add, remove: (id: string) => uploads?.remove(id) }
}

/** Of a hundred photos this device holds no pictures: the shop's thumbnails show when they have arrived. */
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
