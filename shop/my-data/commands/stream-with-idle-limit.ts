/** A download that nobody reads any more is given up, so that it holds no file and no place. */

/**
 * @param idleMs  how long the reader may take for the next piece
 * @param ended  called once, however it ends
 */
export function streamWithIdleLimit(
  source: ReadableStream<Uint8Array>,
  { idleMs, ended }: { idleMs: number; ended: () => void },
): ReadableStream<Uint8Array> {
  const reader = source.getReader()
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const over = () => {
    clearTimeout(timer)
    if (!isOver) ended()
    isOver = true
  }
  /** What makes the pieces may answer with the reason itself. */
  const giveUp = (reason: unknown) => reader.cancel(reason).catch(() => undefined)
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(timer)
        try {
          const { done, value } = await reader.read()
          if (done) {
            over()
            controller.close()
            return
          }
          controller.enqueue(value)
        } catch (error) {
          over()
          throw error
        }
        timer = setTimeout(() => {
          const late = new Error('Nobody reads this download any more')
          over()
          void giveUp(late)
          controller.error(late)
        }, idleMs)
        timer.unref()
      },
      async cancel(reason) {
        over()
        await giveUp(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
