/** The contract's opaque ids: a number as base64 text. */
export function uidOf(id: number): string {
  return btoa(String(id))
}

/** The number behind an opaque id; undefined when the text is none. */
export function idOfUid(uid: string): number | undefined {
  try {
    const text = atob(uid)
    return /^\d{1,15}$/.test(text) ? Number(text) : undefined
  } catch {
    // Not base64: an id that nobody has.
    return undefined
  }
}
