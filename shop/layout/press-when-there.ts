/** C-49. */
export const LOOK_AGAIN_MS = 500
/** CA-42. */
export const GIVE_UP_MS = 30_000

interface Pressing {
  /** Done once the button is there, before it is pressed. */
  before?: (() => void) | undefined
  /** Ends the wait early, when the button cannot come any more. */
  signal?: AbortSignal
}

/**
 * Looks for a button at once and then every half second, and presses it once.
 *
 * @param find  gives the button, or null while it is not there
 * @returns false when it did not come within half a minute
 */
export function pressWhenThere(
  find: () => Pick<HTMLElement, 'click'> | null,
  { before, signal }: Pressing = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (pressed: boolean) => {
      clearInterval(again)
      clearTimeout(limit)
      signal?.removeEventListener('abort', giveUp)
      resolve(pressed)
    }
    const giveUp = () => end(false)
    const look = () => {
      const button = find()
      if (!button) return
      before?.()
      button.click()
      end(true)
    }
    const again = setInterval(look, LOOK_AGAIN_MS)
    const limit = setTimeout(giveUp, GIVE_UP_MS)
    signal?.addEventListener('abort', giveUp)
    look()
  })
}
