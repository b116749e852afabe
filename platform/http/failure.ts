/** Where a failure is logged once, and the visitor gets a plain sentence with a reference. */
import { isDatabaseAway } from '../database/outage.ts'
import { type Log, reference } from '../log.ts'

/** For the visitor, while the database cannot be reached. */
export const DATABASE_AWAY =
  'We cannot reach our records just now. Nothing is lost; please try again in a minute.'

export interface Failure {
  /** 503 when trying again soon helps, 500 otherwise. */
  status: 500 | 503
  /** For the visitor; holds the reference. */
  message: string
  reference: string
}

/**
 * Whether the connection that a request came by was lost before its body was here. Node gives it the same code as a
 * connection of ours to a database.
 */
function isSenderGone(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted'
  )
}

/**
 * Logs a failure and words the answer. A sender who is gone is no failure of ours: the request log tells of it.
 *
 * @param what the request or job that failed, such as "GET /checkout"
 */
export function reportFailure(log: Log, error: unknown, what: string): Failure {
  const id = reference()
  const isGone = isSenderGone(error)
  const away = !isGone && isDatabaseAway(error)
  if (isGone) log.debug({ reference: id }, `${what}: the sender is gone`)
  else log.error({ err: error, reference: id }, away ? `${what}: the database is away` : `${what} failed`)
  return {
    status: away ? 503 : 500,
    message: away
      ? `${DATABASE_AWAY} Reference ${id}.`
      : `Something went wrong on our side. Nothing is lost; please try again. Reference ${id}.`,
    reference: id,
  }
}

/** The failure as plain text, for answers that are not pages. */
export function failureResponse({ status, message }: Failure): Response {
  return new Response(message, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(status === 503 && { 'retry-after': '30' }),
    },
  })
}
