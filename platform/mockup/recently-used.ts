/** Things that are costly to make, kept while they fit; what was not used for longest goes first. */
export interface RecentlyUsed<Kept> {
  /** What is kept under the key, made when it is not; who asks meanwhile waits for the same. */
  get(key: string, make: () => Promise<Kept>): Promise<Kept>
  /** Of everything that is kept now. */
  bytes(): number
}

/**
 * @param mostBytes  what may be kept; a thing that is larger by itself is handed on and not kept
 * @param bytesOf  how much memory a thing takes
 */
export function createRecentlyUsed<Kept>(
  mostBytes: number,
  bytesOf: (kept: Kept) => number,
): RecentlyUsed<Kept> {
  /** Oldest use first. */
  const kept = new Map<string, { thing: Kept; bytes: number }>()
  const onTheirWay = new Map<string, Promise<Kept>>()
  let bytes = 0

  function forget(key: string) {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  function keep(key: string, thing: Kept) {
    forget(key)
    kept.set(key, { thing, bytes: bytesOf(thing) })
    bytes += bytesOf(thing)
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) return
      forget(oldest)
    }
  }

  return {
    async get(key, make) {
      const known = kept.get(key)
      if (known) {
        kept.delete(key)
        kept.set(key, known)
        return known.thing
      }
      const coming =
        onTheirWay.get(key) ??
        make()
          .then((thing) => {
            keep(key, thing)
            return thing
          })
          .finally(() => onTheirWay.delete(key))
      onTheirWay.set(key, coming)
      return coming
    },
    bytes: () => bytes,
  }
}
