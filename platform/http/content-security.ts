/**
 * The headers that tell browsers what a page may load and who may frame it.
 *
 * Source: requirements SH-12 (no foreign inline scripts) and SH-15 (no framing by other sites).
 */

const FRAMED_BY_ANYBODY = 'frame-ancestors *'

/** What a page may load from third parties, by directive, as hosts such as https://chat.example. */
export type ThirdPartySources = Readonly<
  Partial<Record<'script' | 'style' | 'img' | 'connect' | 'font' | 'frame', readonly string[]>>
>

/** What either list allows. */
export function joinedSources(one: ThirdPartySources, other: ThirdPartySources): ThirdPartySources {
  const kinds = [...Object.keys(one), ...Object.keys(other)] as (keyof ThirdPartySources)[]
  return Object.fromEntries(kinds.map((kind) => [kind, [...(one[kind] ?? []), ...(other[kind] ?? [])]]))
}

/** Who may show a page inside a page of theirs: the shop itself, or for a page that is made for that, anybody. */
export type Framing = 'self' | 'anybody'

const policy = (scriptSources: readonly string[], thirdParty: ThirdPartySources, framing: Framing) => {
  const and = (kind: keyof ThirdPartySources) =>
    thirdParty[kind]?.map((source) => ` ${source}`).join('') ?? ''
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
    framing === 'self' ? "frame-ancestors 'self'" : FRAMED_BY_ANYBODY,
  ].join('; ')
}

/**
 * Adds the policy of a page. What every answer carries, the server adds by itself: see `security-headers.ts`.
 *
 * @param scriptSources what inline scripts are allowed, such as `'nonce-…'` or `'sha256-…'`
 * @param thirdParty  the same for every visitor, because pages are kept for everybody
 */
export function securePage(
  headers: Headers,
  scriptSources: readonly string[],
  thirdParty: ThirdPartySources = {},
  framing: Framing = 'self',
): void {
  headers.set('content-security-policy', policy(scriptSources, thirdParty, framing))
}

/** Whether the policy of an answer lets any site frame it. */
export const isFramedByAnybody = (headers: Headers) =>
  headers.get('content-security-policy')?.includes(FRAMED_BY_ANYBODY) ?? false
