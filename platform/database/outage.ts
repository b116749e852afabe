/** PostgreSQL error codes (appendix A of its manual) that say the server is away or on its way out. */
const AWAY_STATES = ['57P01', '57P02', '57P03', '53300']
const AWAY_SYSTEM_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]
/** node-postgres gives these no code. */
const AWAY_MESSAGES =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/

/**
 * The five-character PostgreSQL code of an error, looked for in its causes too.
 *
 * @example sqlStateOf(error) === '23505' // a unique constraint was violated
 */
export function sqlStateOf(error: unknown): string | undefined {
  for (const cause of causesOf(error)) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code))
      return cause.code
  }
  return undefined
}

/** Name of the constraint that an error tells of, such as 'orders_cart_id_unique'. */
export function constraintOf(error: unknown): string | undefined {
  for (const cause of causesOf(error)) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint
  }
  return undefined
}

/**
 * Whether an error means that the database cannot be reached now, and trying later makes sense.
 *
 * False for a wrong query or a violated constraint: those would fail again.
 */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    return (
      AWAY_STATES.includes(code) ||
      /^08[0-9A-Z]{3}$/.test(code) ||
      AWAY_SYSTEM_CODES.includes(code) ||
      isSocketGone(cause, code) ||
      AWAY_MESSAGES.test(cause.message)
    )
  })
}

/** A server that listens on a socket takes its file away when it ends. */
const isSocketGone = (cause: Error, code: string) =>
  code === 'ENOENT' && 'syscall' in cause && cause.syscall === 'connect'

/** The error, its causes, and for an AggregateError (several addresses tried) each of its parts. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  const open: unknown[] = [error]
  while (open.length > 0 && causes.length < 20) {
    const next = open.shift()
    if (!(next instanceof Error)) continue
    causes.push(next)
    open.push(next.cause, ...(next instanceof AggregateError ? next.errors : []))
  }
  return causes
}
