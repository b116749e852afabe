/**
 * Photos tried on product pages, kept on this device so that the design tool can begin with them, also after a reload.
 * The file itself, until the shop has it; from then on its key.
 */
import * as z from '#packages/schemas/zod-mini.ts'
import { deviceFiles } from '#ui/device-files.ts'
import { isTooOld, photosToDelete } from './carry.ts'

const triedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('file'), id: z.string(), name: z.string(), file: z.instanceof(File) }),
  z.object({ kind: z.literal('shop'), id: z.string(), name: z.string(), key: z.string() }),
])

export type TriedPhoto = z.infer<typeof triedSchema>

export type FoundPhoto =
  | { kind: 'found'; photo: TriedPhoto }
  /** Kept too long ago, or removed. */
  | { kind: 'gone' }
  /** The browser refuses storage. */
  | { kind: 'refused' }

export interface TriedPhotos {
  keep(photo: TriedPhoto): Promise<void>
  find(id: string): Promise<FoundPhoto>
  /** The shop has it: its bytes leave the device. */
  settle(id: string, key: string): Promise<void>
  drop(id: string): Promise<void>
}

const keptSchema = z.object({ keptAt: z.number(), photo: triedSchema })

/** For the page that is open: also a browser that refuses storage carries a photo from one page to the next. */
const onPage = new Map<string, TriedPhoto>()

export function triedPhotos(): TriedPhotos {
  const files = deviceFiles('keepsake-tried-photos', 'photos')

  /** Where it cannot be kept, it is on this page as long as the page is open, and the tool says when it is gone. */
  async function keep(photo: TriedPhoto) {
    onPage.set(photo.id, photo)
    if (await files.keep(photo.id, { keptAt: Date.now(), photo })) await removeOld()
  }

  async function removeOld() {
    const all = await files.all()
    if (all.kind === 'refused') return
    const kept = all.value.map(([id, value]) => {
      return { id, keptAt: keptSchema.safeParse(value).data?.keptAt ?? 0 }
    })
    await Promise.all(photosToDelete(kept, Date.now()).map(files.drop))
  }

  async function find(id: string): Promise<FoundPhoto> {
    const here = onPage.get(id)
    if (here) return { kind: 'found', photo: here }
    const looked = await files.take(id)
    if (looked.kind === 'refused') return { kind: 'refused' }
    const { data: kept } = keptSchema.safeParse(looked.value)
    return kept && !isTooOld(kept.keptAt, Date.now())
      ? { kind: 'found', photo: kept.photo }
      : { kind: 'gone' }
  }

  return {
    keep,
    find,
    async settle(id, key) {
      const found = await find(id)
      if (found.kind === 'found') await keep({ kind: 'shop', id, name: found.photo.name, key })
    },
    async drop(id) {
      onPage.delete(id)
      await files.drop(id)
    },
  }
}
