/**
 * The headers that tell browsers what a page may load and who may frame it.
 *
 * Source: requirements SH-12 (no foreign inline scripts) and SH-15 (no framing by other sites).
 */

/** What a page may load from other houses, by directive, as hosts such as https://chat.example. */
export type OutsideSources = Readonly<
  Partial<Record<'script' | 'style' | 'img' | 'connect' | 'font' | 'frame', readonly string[]>>
>

const policy = (scriptSources: readonly string[], outside: OutsideSources) => {
  const and = (kind: keyof OutsideSources) => outside[kind]?.map((source) => ` ${source}`).join('') ?? ''
  return [
    "default-src 'self'",
    // HarfBuzz, which shapes text in the design tool, is WebAssembly.
    `script-src ${["'self'", "'wasm-unsafe-eval'", ...scriptSources].join(' ')}${and('script')}`,
    // React writes style attributes; they cannot run anything.
    `style-src 'self' 'unsafe-inline'${and('style')}`,
    // blob: is a shopper's own photo before it is uploaded.
    `img-src 'self' data: blob:${and('img')}`,
    `connect-src 'self'${and('connect')}`,
    `font-src 'self'${and('font')}`,
    `frame-src 'self'${and('frame')}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/**
 * Adds the security headers of a page.
 *
 * @param scriptSources what inline scripts are allowed, such as `'nonce-…'` or `'sha256-…'`
 * @param outside  the same for every visitor, because pages are kept for everybody
 */
export function securePage(
  headers: Headers,
  scriptSources: readonly string[],
  outside: OutsideSources = {},
): void {
  headers.set('content-security-policy', policy(scriptSources, outside))
  secureAnswer(headers)
}

/** Adds the headers that every answer carries, page or not. */
export function secureAnswer(headers: Headers): void {
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('x-frame-options', 'SAMEORIGIN')
}
