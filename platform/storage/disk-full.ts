const FULL = ['ENOSPC', 'EDQUOT']

/** What is left belongs to orders; see `leavesReserve`. */
export class ReserveReached extends Error {
  override name = 'ReserveReached'
  readonly code = 'ENOSPC'
  constructor() {
    super('Little room is left on the disk, and it is kept for orders')
  }
}

/** Whether something failed because a disk, or the share of one, has no room left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && FULL.includes(String(error.code))) || isDiskFull(error.cause)
}
