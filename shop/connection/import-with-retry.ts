import { PAUSES_MS } from './fetch-with-retry.ts'
import { type Line, line as lineOfPage } from './line.ts'

/** So many tries while the device is online, for a module that no longer exists. */
const MAX_TRIES = 4
/** Longer than a script takes on a slow connection. A browser that still waits for an answer sends no second request. */
const LIMIT_MS = 30_000

/**
 * A dynamic import that retries while the connection is lost (PE-21).
 *
 * @param load  imports it; called again for each try
 * @throws what `load` threw at last, or that it stalled, when the device has a network and the code does not come
 */
export async function importWithRetry<Code>(
  load: () => Promise<Code>,
  line: Line = lineOfPage,
): Promise<Code> {
  let isLost = false
  try {
    let tries = 0
    for (let round = 0; ; round += 1) {
      try {
        return await Promise.race([load(), limit()])
      } catch (error) {
        if (error === STALLED) throw error
        if (navigator.onLine !== false) tries += 1
        if (tries >= MAX_TRIES) throw error
        if (!isLost) line.lost()
        isLost = true
        await line.wait(PAUSES_MS[Math.min(round, PAUSES_MS.length - 1)])
      }
    }
  } finally {
    if (isLost) line.over()
  }
}

const STALLED = new Error('Stalled')

const limit = () => new Promise<never>((_, reject) => setTimeout(reject, LIMIT_MS, STALLED))
