/** Entries of a cache within a number of bytes: what was used longest ago makes room for what is new. */
export interface BoundedEntries<Entry extends { bytes: number }> {
  /** Reads an entry without counting it as used. */
  get(key: string): Entry | undefined
  /** Counts an entry as used now, which keeps it longest. */
  touch(key: string): void
  /** Adds or replaces an entry; one that is larger than all the room is not kept. */
  keep(key: string, entry: Entry): void
  forget(key: string): void
  /** From the one that was used longest ago. */
  entries(): IterableIterator<[string, Entry]>
  /** Bytes of all entries together. */
  size(): number
}

/** @example const pages = createBoundedEntries<Page>(64e6) */
export function createBoundedEntries<Entry extends { bytes: number }>(
  maxBytes: number,
): BoundedEntries<Entry> {
  // A map keeps the order of insertion: the first key is the one used longest ago.
  const kept = new Map<string, Entry>()
  let bytes = 0

  function forget(key: string) {
    const entry = kept.get(key)
    if (!entry) return
    kept.delete(key)
    bytes -= entry.bytes
  }

  return {
    get: (key) => kept.get(key),
    touch(key) {
      const entry = kept.get(key)
      if (!entry) return
      kept.delete(key)
      kept.set(key, entry)
    },
    keep(key, entry) {
      forget(key)
      if (entry.bytes > maxBytes) return
      kept.set(key, entry)
      bytes += entry.bytes
      for (const oldest of kept.keys()) {
        if (bytes <= maxBytes) break
        forget(oldest)
      }
    },
    forget,
    entries: () => kept.entries(),
    size: () => bytes,
  }
}
