/** A download that nobody reads any more, or that is read too slowly, is given up, so that it holds no file and no place. */

/**
 * @param idleMs  how long the reader may take for the next piece
 * @param longestMs  how long the whole may take, from now
 * @param ended  called once, however it ends
 */
export function streamWithTimeLimits(
  source: ReadableStream<Uint8Array>,
  { idleMs, longestMs, ended }: { idleMs: number; longestMs: number; ended: () => void },
): ReadableStream<Uint8Array> {
  const reader = source.getReader()
  let idle: NodeJS.Timeout | undefined
  let isOver = false
  const over = () => {
    clearTimeout(idle)
    clearTimeout(whole)
    if (!isOver) ended()
    isOver = true
  }
  /** What makes the pieces may answer with the reason itself. */
  const giveUp = (reason: unknown) => reader.cancel(reason).catch(() => undefined)
  let give: ReadableStreamDefaultController<Uint8Array> | undefined
  const stop = (why: string) => {
    const late = new Error(why)
    over()
    void giveUp(late)
    give?.error(late)
  }
  const whole = setTimeout(() => stop('This download takes too long'), longestMs)
  whole.unref()
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        give = controller
      },
      async pull(controller) {
        clearTimeout(idle)
        try {
          const { done, value } = await reader.read()
          if (done) {
            over()
            controller.close()
            return
          }
          if (!isOver) controller.enqueue(value)
        } catch (error) {
          over()
          throw error
        }
        if (isOver) return
        idle = setTimeout(() => stop('Nobody reads this download any more'), idleMs)
        idle.unref()
      },
      async cancel(reason) {
        over()
        await giveUp(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
