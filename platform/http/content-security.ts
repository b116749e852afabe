/**
 * The headers that tell browsers what a page may load and who may frame it.
 *
 * Source: requirements SH-12 (no foreign inline scripts) and SH-15 (no framing by other sites).
 */

const policy = (scriptSources: readonly string[], pictureHost?: string) =>
  [
    "default-src 'self'",
    // HarfBuzz, which shapes text in the design tool, is WebAssembly.
    `script-src 'self' 'wasm-unsafe-eval' ${scriptSources.join(' ')}`.trim(),
    // React writes style attributes; they cannot run anything.
    "style-src 'self' 'unsafe-inline'",
    // blob: is a shopper's own photo before it is uploaded.
    `img-src 'self' data: blob: ${pictureHost ?? ''}`.trim(),
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/**
 * Adds the security headers of a page.
 *
 * @param scriptSources what inline scripts are allowed, such as `'nonce-…'` or `'sha256-…'`
 * @param pictureHost scheme and host of the network that pictures come from, where there is one
 */
export function securePage(headers: Headers, scriptSources: readonly string[], pictureHost?: string): void {
  headers.set('content-security-policy', policy(scriptSources, pictureHost))
  secureAnswer(headers)
}

/** Adds the headers that every answer carries, page or not. */
export function secureAnswer(headers: Headers): void {
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('x-frame-options', 'SAMEORIGIN')
}
