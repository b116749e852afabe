/** Sends a photo that this browser cannot show to the shop, by the design tool's own resumable upload. */
import { createPhotoDesk } from '../../../photos/photo-desk.ts'
import { send } from '../../../photos/send.ts'
import { arrivedPhoto } from '../../../photos/shop-photos.ts'
import { PASSING, uploadInWords } from '../../../photos/tray.ts'

export type Arrival = { kind: 'arrived'; key: string } | { kind: 'refused'; message: string }

export interface Sending {
  readonly done: Promise<Arrival>
  /** Sends no more; the design tool goes on from what the shop has. */
  stop(): void
  /** Sends no more, and the shop forgets what it has. */
  cancel(): void
}

export function sendPhoto(
  { id, file }: { id: string; file: File },
  onChange: (words: string) => void,
): Sending {
  const passingId = `${PASSING}${id}`
  let resolve: (arrival: Arrival) => void = () => undefined
  const done = new Promise<Arrival>((settle) => {
    resolve = settle
  })
  const nothing = async () => undefined
  const desk = createPhotoDesk(
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
  desk.tray.subscribe(() => {
    const [photo] = desk.tray.get()
    if (photo) onChange(uploadInWords(photo))
  })
  desk.take([file])
  return { done, stop: () => desk.close(), cancel: () => desk.remove(passingId) }
}
