/**
 * Lets so many tasks run at once; the others wait in the order they came.
 *
 * @param most  at least 1
 * @returns a function that runs a task in its turn and gives back what it gives, or throws what it throws
 */
export function fewAtOnce(most: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running < most) running += 1
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
