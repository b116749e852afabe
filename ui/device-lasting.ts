/** Asks for persistent storage, for code that stores what people made. Never throws (PE-23). */

/**
 * Asks the browser to clear other sites before this one when the device runs out of space. Many decide by themselves,
 * Firefox asks the shopper; so only once there is something to lose.
 */
export async function askToLast(): Promise<void> {
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // Not supported here: the browser may clear what is stored at any time.
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
