/** Every address of the shop in one Hono app. */
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Hono, type MiddlewareHandler } from 'hono'
import { failureResponse, reportFailure } from '#platform/http/failure.ts'
import { limitBody } from '#platform/http/limit-body.ts'
import { requireForms } from '#platform/http/page-forms.ts'
import { requestLog } from '#platform/http/request-log.ts'
import { staticFiles } from '#platform/http/static-files.ts'
import type { Log } from '#platform/log.ts'
import { PRIVATE_PAGE } from '../request/caching.ts'

/** Contract §2: what a client may send to the API. */
const GRAPHQL_BODY_BYTES = 5 * 1024 * 1024
/** Forms of pages hold what people type; files go to addresses of their own. */
const FORM_BYTES = 1024 * 1024
/** The longest form, 200 saved designs that a customer takes back, has a few more than that. */
const FORM_FIELDS = 1_000

export interface WebParts {
  log: Log
  /**
   * Folder of the brand's build, such as `build/canvas`; the files of the builds before it are in
   * `build/former/canvas`.
   */
  build: string
  /** Readable logs show only what went wrong. */
  quiet: boolean
  graphql: (request: Request) => Response | Promise<Response>
  pages: (request: Request) => Promise<Response>
  /** Parts with addresses of their own, such as media, health and the test gateway. */
  parts: readonly Hono[]
}

const NO_FORM = 'We cannot read this form. Please reload the page and send it again.'

/** Addresses of files alone: a missing file is answered without rendering a page. */
const FILES = /^\/(?:(?:assets|icons|images|media|samples|scenes)\/|favicon\.ico$)/

/** Built files carry a hash in their name, and files of scenes are asked for by their version. */
const hasVersion = ({ pathname, searchParams }: URL) =>
  pathname.startsWith('/assets/') || (pathname.startsWith('/scenes/') && searchParams.has('v'))

/**
 * Whether a path can be decoded and holds no U+0000, which no table can hold. The API and its proxy refuse what they
 * cannot store in words of their own.
 */
function isReadableAddress(url: string): boolean {
  if (!url.includes('%')) return true
  const { pathname } = new URL(url)
  if (/^\/(graphql|caching\/\w+)$/.test(pathname)) return true
  try {
    decodeURIComponent(pathname)
    return !url.includes('%00')
  } catch {
    // Malformed escapes are all that decodeURIComponent throws for.
    return false
  }
}

export function createWeb({ log, build, quiet, graphql, pages, parts }: WebParts): Hono {
  const publicFile = staticFiles([
    ...formerFolders(build).map((folder) => ({ prefix: '/assets/', folder, isImmutable: hasVersion })),
    { prefix: '/', folder: join(build, 'client'), isImmutable: hasVersion },
  ])
  const app = new Hono()
  app.onError((error, context) =>
    failureResponse(reportFailure(log, error, `${context.req.method} ${context.req.path}`)),
  )
  app.use(requestLog(log, quiet))
  app.use(keptByNobody)
  app.use(async (context, next) =>
    isReadableAddress(context.req.url) ? next() : context.text('There is no such address.', 400),
  )
  app.use(
    '/graphql',
    limitBody(GRAPHQL_BODY_BYTES, (context) => context.text('This request is larger than 5 MB.', 413)),
  )
  app.all('/graphql', (context) => graphql(context.req.raw))
  for (const part of parts) app.route('/', part)
  app.use(limitBody(FORM_BYTES, (context) => context.text('This form is larger than 1 MB.', 413)))
  app.use(
    requireForms({
      maxFields: FORM_FIELDS,
      tooMany: (context) => context.text('This form has more than 1,000 fields.', 413),
      noForm: (context) => context.text(NO_FORM, 400),
    }),
  )
  app.all('*', (context) => {
    const file = publicFile(context.req.raw)
    if (file) return file
    if (!FILES.test(context.req.path)) return pages(context.req.raw)
    // A process of a newer build may have it, so nobody may cache the 404.
    return context.text('There is no such file.', 404, { 'cache-control': 'no-store' })
  })
  return app
}

/** An answer without `cache-control` may depend on a cookie, such as a redirect to the cart, so it is private. */
const keptByNobody: MiddlewareHandler = async (context, next) => {
  await next()
  if (!context.res.headers.has('cache-control')) {
    context.header('cache-control', PRIVATE_PAGE['cache-control'])
  }
}

/** Pages that were opened before a deploy ask for the files of their own build (`tools/former-assets.ts`). */
function formerFolders(build: string): string[] {
  const folder = join(dirname(build), 'former', basename(build))
  return existsSync(folder) ? readdirSync(folder).map((age) => join(folder, age)) : []
}
