import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from 'react-router'
import { partsToDraw } from '#ui/lazy-hydration.tsx'
import { type Api, apiContext } from './request/api.ts'
import { isApiError } from './request/api-errors.ts'
import { PagePieces } from './request/page-pieces.ts'
import { type RequestFacts, requestContext, requestFactsOf } from './request/request.ts'

/** Mails are JSX too, which only the build can run, so the worker renders them through this module. */
export { renderMail } from './wiring/mail-templates.ts'

/** How long lazy parts of a page may take before the stream is cut. */
export const streamTimeout = 5_000

/**
 * What loaders and actions receive for one request.
 *
 * The server calls it through the built module, because the contexts must be the instances that the pages read.
 */
export function createLoadContext(api: Api, facts: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(requestContext, facts)
  return context
}

/** Reports what breaks in loaders, actions and rendering; a refusal or a page that is not found is no failure. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  // The API has logged its own failures, under the reference that the page shows.
  if (isApiError(error) && error.reference !== undefined) return
  requestFactsOf(context).report(isRouteErrorResponse(error) ? new Error(`Answered ${error.status}`) : error)
}

/** Renders a page: people get it as it streams, crawlers get it whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const { nonce, report } = requestFactsOf(context)
  await partsToDraw()
  return new Promise((resolve, reject) => {
    const body = new PagePieces()
    let sent = false
    const send = () => {
      sent = true
      pipe(body)
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
    }
    const options: RenderToPipeableStreamOptions = {
      nonce,
      // A part in a boundary of its own keeps its place in the document, however long the page, so that it can be read
      // without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      [isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady']: send,
      onShellError: reject,
      onError(error) {
        // Before the first byte the error page answers and logs; afterwards this log line is the only trace.
        if (sent) report(error)
      },
    }
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={router} url={request.url} nonce={nonce} />,
      options,
    )
    const timer = setTimeout(abort, streamTimeout + 1_000)
    body.on('close', () => clearTimeout(timer))
  })
}
