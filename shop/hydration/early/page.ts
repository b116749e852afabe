export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** React writes this on the page that it takes over. */
export const isStarted = () => Object.keys(document).some((key) => key.startsWith('__reactContainer$'))

/** The style sheet shows the sentence for old browsers. */
export const isTooOld = () => Boolean(document.getElementById('too-old')?.offsetHeight)

/** Between one try to fetch something and the next; the last is repeated. */
const PAUSES_MS = [500, 1_000, 2_000, 5_000, 10_000]

/** Ends early when the connection is back. */
export async function pauseAfter(tries: number): Promise<void> {
  const online = new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  await Promise.race([online, pause(PAUSES_MS[tries] ?? PAUSES_MS.at(-1) ?? 0)])
}
