import { idle } from '#ui/idle.ts'

/** The next one comes at the latest so long after the one before. */
const LIMIT_MS = 2_000

export interface IdleQueue<Item> {
  add(item: Item): void
  /** What still waits is forgotten. */
  end(): void
}

/**
 * Takes one thing after the other, each in an idle moment of its own: together they would be felt.
 *
 * @param most  how many are taken in all; the rest is forgotten
 */
export function idleQueue<Item>(most: number, take: (item: Item) => void): IdleQueue<Item> {
  let left = most
  let turn: Promise<unknown> = Promise.resolve()
  return {
    add(item) {
      if (left <= 0) return
      left -= 1
      turn = turn
        .then(() => idle(LIMIT_MS))
        .then(() => {
          if (left >= 0) take(item)
        })
    },
    end() {
      left = -1
    },
  }
}
