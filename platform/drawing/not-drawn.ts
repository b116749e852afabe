/** What a visitor reads when a picture is not drawn. */
import { failureResponse, reportFailure } from '../http/failure.ts'
import type { Log } from '../log.ts'
import { NotDrawn } from './drawing.ts'

/** Waiting drawings are done by then. */
const RETRY_SECONDS = 30

/**
 * The answer to a request for a picture that failed; a picture that took too long is logged once, a busy shop and a
 * visitor who left are not.
 *
 * @param what the request, such as "GET /media/mockup"
 */
export function pictureFailure(log: Log, error: Error, what: string): Response {
  if (!(error instanceof NotDrawn)) return failureResponse(reportFailure(log, error, what))
  if (!hasBegun(error)) return notNow('We are drawing many pictures just now. Please try again soon.')
  const { reference } = reportFailure(log, error, what)
  return notNow(`This picture takes us too long to draw. Please try again later. Reference ${reference}.`)
}

const notNow = (sentence: string) =>
  new Response(sentence, {
    status: 503,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(RETRY_SECONDS),
    },
  })

/** False of a drawing that never had its turn, which counts against nobody. */
export const hasBegun = (error: unknown): boolean =>
  !(error instanceof NotDrawn) || error.reason === 'too-slow' || error.reason === 'too-large'
