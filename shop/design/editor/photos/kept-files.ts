/** Files kept on this device until the shop has them, so that a reload goes on where it stopped. */
import { createStore, del, get, set } from 'idb-keyval'

export interface KeptFiles {
  keep(id: string, file: File): Promise<void>
  take(id: string): Promise<File | undefined>
  drop(id: string): Promise<void>
}

/**
 * A full disk or a private window must not stop the upload itself; only the reload is less comfortable then. Some browsers
 * refuse with a failed promise, others throw at once.
 */
export function keptFiles(): KeptFiles {
  const database = createStore('keepsake-photos', 'files')
  const orNothing = async <Value>(access: () => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await access()
    } catch {
      return undefined
    }
  }
  return {
    keep: (id, file) => orNothing(() => set(id, file, database)),
    take: async (id) => {
      const kept = await orNothing<unknown>(() => get(id, database))
      return kept instanceof File ? kept : undefined
    },
    drop: (id) => orNothing(() => del(id, database)),
  }
}
