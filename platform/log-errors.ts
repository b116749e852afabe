/** Errors as they are logged: what broke and where, without values of the call. */

/** The useful fields of errors. Everything else that libraries attach may hold personal data. */
const KEPT_FIELDS = ['code', 'constraint', 'table', 'column', 'severity', 'routine', 'status', 'reference']
/** Deeper causes add nothing. */
const MAX_CAUSES = 5

export interface LoggedError {
  type: string
  message: string
  stack?: string
  cause?: unknown
  [field: string]: unknown
}

/**
 * Makes what is logged of an error, or of what the job queue kept of one as plain data.
 *
 * @returns name, message, stack and causes, each without values; anything that is no error comes back without fields
 */
export function loggedError(error: unknown, depth = 0): LoggedError | undefined {
  if (typeof error === 'string') return { type: 'Error', message: withoutValues(error) }
  if (typeof error !== 'object' || error === null || depth > MAX_CAUSES) return undefined
  const fields = new Map(Object.entries(error))
  const read = (name: string) => (name in error ? Reflect.get(error, name) : undefined)
  const message = withoutValues(String(read('message') ?? ''))
  const stack: unknown = read('stack')
  const cause = loggedError(read('cause'), depth + 1)
  const several: unknown = read('errors')
  return {
    type: String(read('name') ?? 'Error'),
    message,
    ...(typeof stack === 'string' && { stack: `${message}\n${framesOf(stack)}` }),
    ...Object.fromEntries(
      KEPT_FIELDS.flatMap((name) => (fields.has(name) ? [[name, fields.get(name)]] : [])),
    ),
    ...(cause && { cause }),
    ...(Array.isArray(several) && {
      errors: several.slice(0, MAX_CAUSES).map((one) => loggedError(one, depth + 1)),
    }),
  }
}

const framesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/** Texts in which libraries quote what they were given. */
function withoutValues(message: string): string {
  return (
    message
      // drizzle
      .replace(/\nparams: [\s\S]*$/, '\nparams: [hidden]')
      // V8, of JSON that is none
      .replace(/, (?:\.{3})?"[\s\S]*"(?:\.{3})? is not valid JSON/, ' [hidden] is not valid JSON')
      // PostgreSQL, of a value that does not fit its type
      .replace(/((?:syntax for type|value for enum|out of range)[^:]*): "[\s\S]*$/, '$1: [hidden]')
  )
}
