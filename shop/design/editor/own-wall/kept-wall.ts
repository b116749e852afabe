/** The shopper's wall, kept on this device alone until it is removed. */
import { createStore, del, get, set } from 'idb-keyval'
import { z } from 'zod'

const point = z.object({ x: z.number(), y: z.number() })

const keptWall = z.object({
  /** A JPEG, not larger than it is shown. */
  photo: z.instanceof(Blob),
  /** Of the sheet, in pixels of that photo. */
  corners: z.tuple([point, point, point, point]).readonly(),
  /** Where the product hangs, in mm from the sheet's middle; undefined before it has been moved. */
  middle: point.optional(),
  /** How far the sheet is turned against level, as the shopper sees it. */
  turnDeg: z.number().optional(),
})

export type KeptWall = z.infer<typeof keptWall>

const KEY = 'wall'

// A full disk or a private window must not stop anybody from looking; only the reload is less comfortable then.
const database = () => createStore('keepsake-wall', 'walls')

export async function keepWall(wall: KeptWall): Promise<void> {
  await set(KEY, wall, database()).catch(() => undefined)
}

export async function takeWall(): Promise<KeptWall | undefined> {
  const kept: unknown = await get(KEY, database()).catch(() => undefined)
  return keptWall.safeParse(kept).data
}

export async function removeWall(): Promise<void> {
  await del(KEY, database()).catch(() => undefined)
}
