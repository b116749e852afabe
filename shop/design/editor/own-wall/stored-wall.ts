/** The shopper's wall, kept on this device alone until it is removed. */
import * as z from '#packages/schemas/zod-mini.ts'
import { deviceFiles } from '#ui/device-files.ts'

const point = z.object({ x: z.number(), y: z.number() })

const storedWallSchema = z.object({
  /** A JPEG, not larger than it is shown. */
  photo: z.instanceof(Blob),
  /** Of the sheet, in pixels of that photo. */
  corners: z.readonly(z.tuple([point, point, point, point])),
  /** Where the product hangs, in mm from the sheet's middle; undefined before it has been moved. */
  middle: z.optional(point),
  /** How far the sheet is turned against level, as the shopper sees it. */
  turnDeg: z.optional(z.number()),
})

export type StoredWall = z.infer<typeof storedWallSchema>

const KEY = 'wall'

// Refused storage must not stop anybody from looking; only the reload is less comfortable then.
const walls = () => deviceFiles('keepsake-wall', 'walls')

export async function keepWall(wall: StoredWall): Promise<void> {
  await walls().keep(KEY, wall)
}

export async function takeWall(): Promise<StoredWall | undefined> {
  const kept = await walls().take(KEY)
  return kept.kind === 'looked' ? storedWallSchema.safeParse(kept.value).data : undefined
}

export async function removeWall(): Promise<void> {
  await walls().drop(KEY)
}
