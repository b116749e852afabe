/** Sends a photo that this browser cannot show to the shop, by the design tool's own resumable upload. */
import { createPhotoUploads } from '../../../photos/photo-uploads.ts'
import { send } from '../../../photos/send.ts'
import { arrivedPhoto } from '../../../photos/shop-photos.ts'
import { PASSING, uploadInWords } from '../../../photos/tray.ts'

export type SendResult = { kind: 'arrived'; key: string } | { kind: 'refused'; message: string }

export interface Sending {
  readonly done: Promise<SendResult>
  /** Sends no more; the design tool goes on from what the shop has. */
  stop(): void
  /** Sends no more, and deletes what the shop has. */
  cancel(): void
}

export function sendPhoto(
  { id, file }: { id: string; file: File },
  onChange: (words: string) => void,
): Sending {
  const passingId = `${PASSING}${id}`
  let resolve: (result: SendResult) => void = () => undefined
  const done = new Promise<SendResult>((settle) => {
    resolve = settle
  })
  const nothing = async () => undefined
  const uploads = createPhotoUploads(
    {
      ...{ look: nothing, release: () => undefined, pictureAt: nothing },
      // It is kept as a tried photo already.
      files: { keep: nothing, take: nothing, drop: nothing },
      ...{ send, arrived: arrivedPhoto, newId: () => passingId },
    },
    {
      onReady: () => undefined,
      onArrived: (_, { id: key }) => resolve({ kind: 'arrived', key }),
      onRefused: (_, message) => resolve({ kind: 'refused', message }),
    },
  )
  uploads.tray.subscribe(() => {
    const [photo] = uploads.tray.get()
    if (photo) onChange(uploadInWords(photo))
  })
  uploads.take([file])
  return { done, stop: () => uploads.close(), cancel: () => uploads.remove(passingId) }
}
