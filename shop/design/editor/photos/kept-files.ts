/** Files kept on this device until the shop has them, so that a reload goes on where it stopped. */
import { createStore, del, get, set } from 'idb-keyval'

export interface KeptFiles {
  keep(id: string, file: File): Promise<void>
  take(id: string): Promise<File | undefined>
  drop(id: string): Promise<void>
}

export function keptFiles(): KeptFiles {
  const database = createStore('keepsake-photos', 'files')
  return {
    // A full disk or a private window must not stop the upload itself; only the reload is less comfortable then.
    keep: (id, file) => set(id, file, database).catch(() => undefined),
    take: async (id) => {
      const kept: unknown = await get(id, database).catch(() => undefined)
      return kept instanceof File ? kept : undefined
    },
    drop: (id) => del(id, database).catch(() => undefined),
  }
}
