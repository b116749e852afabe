/** Files in the device's storage, through functions that never throw (PE-23). Apart from texts, which every page needs. */
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval'

/** The outcome of a read; `refused` when the browser denies storage. */
export type Looked<Value> = { kind: 'looked'; value: Value } | { kind: 'refused' }

export interface DeviceFiles {
  /** @returns whether it is stored */
  keep(id: string, value: unknown): Promise<boolean>
  take(id: string): Promise<Looked<unknown>>
  all(): Promise<Looked<readonly (readonly [id: string, value: unknown])[]>>
  drop(id: string): Promise<void>
}

/** One connection to each database: a browser keeps every one that was opened until the tab is closed. */
const stores = new Map<string, UseStore>()

/**
 * Files and whatever else is too large for a text, in a database of the browser.
 *
 * @param storeName  the only object store of its database
 */
export function deviceFiles(database: string, storeName: string): DeviceFiles {
  const store = stores.get(database) ?? createStore(database, storeName)
  stores.set(database, store)
  // Some browsers reject, others throw synchronously: both end in the `catch` of this function.
  async function look<Value>(access: () => Promise<Value>): Promise<Looked<Value>> {
    try {
      return { kind: 'looked', value: await access() }
    } catch {
      return { kind: 'refused' }
    }
  }
  return {
    keep: async (id, value) => (await look(() => set(id, value, store))).kind === 'looked',
    take: (id) => look<unknown>(() => get(id, store)),
    all: () =>
      look(async () => (await entries(store)).map(([id, value]): [string, unknown] => [String(id), value])),
    drop: async (id) => void (await look(() => del(id, store))),
  }
}
