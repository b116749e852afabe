import { idle } from '#ui/idle.ts'

/** The longest wait for an idle moment. */
const LIMIT_MS = 2_000

export interface IdleQueue<Item> {
  add(item: Item): void
  /** Drops what still waits. */
  end(): void
}

/**
 * Takes one item after the other, each in an idle moment of its own, because together they would block input.
 *
 * @param most  how many are taken in all; the rest is dropped
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
