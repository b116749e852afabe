/** What robots are asked to leave alone. Whether a page may be found is said by the page itself (B-24). */
import { patterns } from '../../routing/patterns.ts'

/** Pages of one visitor, doors for programs, and the states of design tools, which are as many as there are choices. */
const LEFT_ALONE: readonly string[] = [
  // The cart, the confirmation and receipts stand below it.
  patterns.checkout,
  '/customer/',
  '/orders/',
  '/proof_order',
  '/artwork_view',
  '/newsletter/',
  '/media/uploads',
  '/media/private/',
  '/media/photos/',
  '/media/revisions/',
  '/events',
  // Texts of licences; the page that names them says for itself that it stays out.
  '/third-party-notices/',
  `${patterns.search}?`,
  `${patterns.hostedSearch}?`,
  `${patterns.designTool}?`,
  '/*-tool?',
]

/** @param publicUrl without a slash at its end */
export function robotsText(publicUrl: string): string {
  const lines = LEFT_ALONE.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...lines, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')
}
