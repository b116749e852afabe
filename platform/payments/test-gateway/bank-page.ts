/** The page of the test bank, on which a shopper confirms a payment. It needs no scripts. */
import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

/** For what is no page. */
export const NOTHING_ALLOWED =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const STYLE = `
body { font: 18px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 12vh auto; padding: 0 20px; }
button { font: inherit; min-height: 52px; padding: 0 24px; margin: 8px 8px 0 0; }
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/**
 * Nothing but its own style and its own form. A browser holds the address that a form leads on to against the policy, too.
 *
 * @param returnUrls  where the answer leads: addresses of the shop
 */
export function bankPolicy(returnUrls: readonly string[]): string {
  const shops = new Set(returnUrls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))
  return NOTHING_ALLOWED.replace(
    "form-action 'none'",
    `form-action ${["'self'", ...shops].join(' ')}`,
  ).concat(`; style-src 'sha256-${STYLE_HASH}'`)
}

/** @param isOpen  false once the shopper has answered */
export const bankPage = (amountCents: number, reference: string, isOpen: boolean) => html`<!doctype html>
  <html lang="en-AU">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>Confirm your payment</title>
      <style>${raw(STYLE)}</style>
    </head>
    <body>
      <main>
        <h1>Test bank</h1>
        <p>
          ${
            isOpen
              ? `Do you want to pay A$${(amountCents / 100).toFixed(2)} to the shop (${reference})?`
              : 'You have already answered. Go on to the shop.'
          }
        </p>
        <form method="post">
          <button name="decision" value="approve">${isOpen ? 'Approve' : 'Go on'}</button>
          ${isOpen ? html`<button name="decision" value="decline">Decline</button>` : ''}
        </form>
      </main>
    </body>
  </html>`
