/** A value that can be watched. Small on purpose: the shop has one place where state outside React is needed. */
export interface Store<State> {
  get(): State
  /** Watchers are told once for each change that gave another value. */
  set(change: (state: State) => State): void
  /** @returns a function that stops watching */
  subscribe(watcher: () => void): () => void
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial
  const watchers = new Set<() => void>()
  return {
    get: () => state,
    set(change) {
      const next = change(state)
      if (Object.is(next, state)) return
      state = next
      for (const watcher of [...watchers]) watcher()
    },
    subscribe(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}
