/**
 * What stands in the frame after PayPal's page: it tells the page around it how it went, if that is the shop's own, and
 * nothing else. It is believed only for what the shopper reads: the card counts once Payflow has told the shop.
 */
import { createHash } from 'node:crypto'

/** How PayPal's page ended. */
export type PageEnd =
  /** A card was taken. */
  | { outcome: 'entered'; lastDigits: string }
  /** The sentence is for the shopper. */
  | { outcome: 'refused'; message: string }
  | { outcome: 'cancelled' }

const SCRIPT =
  'if (parent !== self) parent.postMessage({ payflow: { ...document.body.dataset } }, location.origin)'
const POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

export function returnPage(end: PageEnd): Response {
  const told = Object.entries(end).map(([name, value]) => ` data-${dashed(name)}="${escaped(value)}"`)
  const page = `<!doctype html><html lang="en-AU"><meta charset="utf-8"><title>Card details</title>
<body${told.join('')}><p>Back to the checkout.</p><script>${SCRIPT}</script></body></html>`
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    },
  })
}

const dashed = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
