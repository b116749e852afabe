const FULL = ['ENOSPC', 'EDQUOT']

/** Whether something failed because a disk, or the share of one, has no room left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && FULL.includes(String(error.code))) || isDiskFull(error.cause)
}
