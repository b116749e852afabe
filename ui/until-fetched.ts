const MIN_PAUSE_MS = 500
/** The pause grows to about a minute: a blocked file never arrives. */
const MAX_DOUBLINGS = 7

/**
 * Fetches code again that could not be fetched, with a pause twice as long each time, and at once when the connection is back.
 *
 * @param load    imports the code; called for each try
 * @param goesOn  asked after each failure, with the number of those before it
 * @throws what `load` threw, once it does not go on
 */
export async function untilFetched<Code>(
  load: () => Promise<Code>,
  goesOn: (failures: number) => boolean,
): Promise<Code> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load()
    } catch (error) {
      if (!goesOn(failures)) throw error
      const pauseMs = MIN_PAUSE_MS * 2 ** Math.min(failures, MAX_DOUBLINGS)
      await pause(pauseMs)
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      resolve()
    }
    const timer = setTimeout(goOn, ms)
    addEventListener('online', goOn)
  })
}
