/**
 * Whole pages for guests, kept in memory as finished bytes so that a hit costs a map look-up and a write.
 *
 * A page is kept compressed beside its plain form. Its inline scripts are allowed by their hashes rather than by a nonce:
 * a nonce would have to be written into the page again for every visitor.
 */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { takesEncoding } from '../http/takes-encoding.ts'

/** Fast enough to run while the first visitors wait, within a few percent of the smallest. */
const BROTLI_QUALITY = 5
/** What a page costs beside its bytes: headers, keys, the map itself. */
const OVERHEAD_BYTES = 1_000

export interface RenderedPage {
  status: number
  headers: Headers
  html: string
  /** Clearing any of these removes the page. */
  tags: readonly string[]
}

export interface HtmlCacheOptions {
  /** The most bytes in the cache, all forms of all pages together. */
  maxBytes: number
  /** The same, apart, for pages whose key has parameters: strangers can make up as many of them as they like. */
  maxBytesWithParameters: number
  /** How long a page is fresh. */
  freshMs: number
  /** How much longer it is served stale while one visitor's request renews it. */
  staleMs: number
  /** Milliseconds since 1970. */
  now: () => number
  /** Reports that renewing a page failed; the stale page is served meanwhile. */
  onRenewFailed?: (key: string, error: unknown) => void
}

export interface HtmlCache {
  /**
   * The page under a key: from the cache, from a render that is under way, or rendered now.
   *
   * @param key everything that the page depends on: path, price cache, device class, brand
   * @param acceptEncoding the request's header, such as "gzip, br"
   * @param render makes the page; called once however many visitors wait. Pages with a status other than 200 are not
   * cached. When it fails, or answers with a status of 500 or above, the last good copy is served if there is one.
   * @throws what `render` throws, to everybody who waits, when there is no such copy
   */
  page(
    key: string,
    acceptEncoding: string | undefined,
    render: () => Promise<RenderedPage>,
  ): Promise<Response>
  /** Removes every page that has one of the tags. */
  clearTags(tags: readonly string[]): void
  /** Marks each page whose key this matches as stale: the next request renews it, and it is served until then. */
  markStale(finds: (key: string) => boolean): void
  /** Removes every page whose key this matches. */
  invalidate(finds: (key: string) => boolean): void
  /** How many cached pages this matches by their key. */
  count(finds: (key: string) => boolean): number
  clear(): void
  /** Bytes in the cache now. */
  size(): number
}

interface Kept {
  forms: { plain: Buffer; br: Buffer; gzip: Buffer }
  headers: { plain: Headers; br: Headers; gzip: Headers }
  status: number
  tags: readonly string[]
  bytes: number
  freshUntil: number
  staleUntil: number
}

/**
 * @example
 * const sizes = { maxBytes: 64e6, maxBytesWithParameters: 16e6 }
 * const cache = createHtmlCache({ ...sizes, freshMs: 60_000, staleMs: 600_000, now: Date.now })
 * await cache.page('/canvas-prints', request.headers.get('accept-encoding') ?? undefined, render)
 */
export function createHtmlCache(options: HtmlCacheOptions): HtmlCache {
  const { maxBytes, freshMs, staleMs, now } = options
  const cacheUpTo = (maxSize: number) =>
    new LRUCache<string, Kept>({ maxSize, sizeCalculation: ({ bytes }) => bytes })
  const plain = cacheUpTo(maxBytes)
  const withParameters = cacheUpTo(options.maxBytesWithParameters)
  const all = [plain, withParameters]
  const cacheOf = (key: string) => (key.includes('?') ? withParameters : plain)
  const rendering = new Map<string, Promise<Kept>>()
  /** Counts invalidations, so that a page rendered from older data is not cached after one. */
  let generation = 0

  return {
    async page(key, acceptEncoding, render) {
      const kept = cacheOf(key).get(key)
      const time = now()
      if (kept && time < kept.staleUntil) {
        if (time >= kept.freshUntil && !rendering.has(key)) {
          renderOnce(key, render).catch((error: unknown) => options.onRenewFailed?.(key, error))
        }
        return respond(kept, acceptEncoding)
      }
      const made = rendering.get(key) ?? renderOnce(key, render)
      if (!kept) return respond(await made, acceptEncoding)
      // The last good copy, however old, is better than an error page.
      return respond(
        await made.then(
          (page) => (page.status < 500 ? page : kept),
          (error: unknown) => {
            options.onRenewFailed?.(key, error)
            return kept
          },
        ),
        acceptEncoding,
      )
    },
    clearTags(tags) {
      generation++
      for (const pages of all) {
        for (const [key, kept] of [...pages]) {
          if (kept.tags.some((tag) => tags.includes(tag))) pages.delete(key)
        }
      }
    },
    markStale(finds) {
      generation++
      for (const pages of all) for (const [key, kept] of pages) if (finds(key)) kept.freshUntil = 0
    },
    invalidate(finds) {
      generation++
      for (const pages of all) for (const key of [...pages.keys()]) if (finds(key)) pages.delete(key)
    },
    count: (finds) => all.flatMap((pages) => [...pages.keys()]).filter(finds).length,
    clear() {
      generation++
      for (const pages of all) pages.clear()
    },
    size: () => plain.calculatedSize + withParameters.calculatedSize,
  }

  function renderOnce(key: string, render: () => Promise<RenderedPage>): Promise<Kept> {
    const generationBefore = generation
    const work = render()
      .then(async (page) => {
        const kept = await keptFrom(page, now() + freshMs, staleMs)
        if (page.status === 200 && generation === generationBefore) cacheOf(key).set(key, kept)
        return kept
      })
      .finally(() => rendering.delete(key))
    rendering.set(key, work)
    return work
  }
}

/** Compressed before it is first served, so that the first visitor too receives a quarter of the bytes. */
async function keptFrom(
  { status, headers, html, tags }: RenderedPage,
  freshUntil: number,
  staleMs: number,
): Promise<Kept> {
  const forms = await formsOf(Buffer.from(html))
  const withEncoding = (encoding?: string) => {
    const copy = new Headers(headers)
    copy.append('vary', 'accept-encoding')
    if (encoding) copy.set('content-encoding', encoding)
    return copy
  }
  return {
    forms,
    headers: { plain: withEncoding(), br: withEncoding('br'), gzip: withEncoding('gzip') },
    status,
    tags,
    bytes: forms.plain.length + forms.br.length + forms.gzip.length + OVERHEAD_BYTES,
    freshUntil,
    staleUntil: freshUntil + staleMs,
  }
}

async function formsOf(plain: Buffer): Promise<Kept['forms']> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain),
  ])
  return { plain, br, gzip: gzipped }
}

function respond({ forms, headers, status }: Kept, acceptEncoding = ''): Response {
  const form = (['br', 'gzip'] as const).find((one) => takesEncoding(acceptEncoding, one)) ?? 'plain'
  // Nobody changes the bytes of a page, so every answer may share them.
  return new Response(forms[form] as Uint8Array<ArrayBuffer>, {
    status,
    headers: headers[form],
  })
}

/**
 * What a content security policy needs to allow the inline scripts of a page.
 *
 * @returns sources such as `'sha256-…'`, one for each different inline script; data blocks such as JSON-LD need none
 */
export function inlineScriptSources(html: string): string[] {
  const sources = new Set<string>()
  for (const [, attributes = '', script = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc\s*=/.test(attributes) || /\btype\s*=\s*"?application\/(ld\+)?json/.test(attributes)) continue
    sources.add(scriptSource(script))
  }
  return [...sources]
}

/** The same for one script, by its text: `'sha256-…'`. */
export function scriptSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
