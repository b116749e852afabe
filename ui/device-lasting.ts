/** What only those ask of the device's storage who keep something there that people made. Never throws (PE-23). */

/**
 * Asks the browser to clear other sites before this one when the device runs out of room. Many decide by themselves,
 * Firefox asks the shopper; so only once there is something to lose.
 */
export async function askToLast(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // No such wish in this browser, or not here: what is kept lasts as long as it lasts.
  }
}

/** Names of all texts that outlive the tab. */
export function localTextNames(): readonly string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}
