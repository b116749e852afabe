/** How long a mailed sign-in code is good, and for how many tries. SH-18. */

export const CODE_MINUTES = 10
const MAX_TRIES = 5

/** Whether the code may be compared with at all. */
export function isCodeOpen(
  code: { requestedAt: Date; tries: number; usedAt: Date | null },
  now: Date,
): boolean {
  const ageMs = now.getTime() - code.requestedAt.getTime()
  return code.usedAt === null && code.tries < MAX_TRIES && ageMs < CODE_MINUTES * 60_000
}
