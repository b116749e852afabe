/** Requirements that cannot be tested yet, and why. What begins with "screen:" in the list waits for its screen. */
export const later: Readonly<Record<string, string>> = {}
