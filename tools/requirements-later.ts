/** Requirements that cannot be tested yet, and why. Whatever begins with "screen" in the list waits too. */
export const later: Readonly<Record<string, string>> = {}
