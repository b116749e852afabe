/** The two addresses that stand in our mails. Plain pages: they must work in every mail program's little browser. */
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Database } from '#platform/database/pool.ts'
import { brand } from '../brands/brand.ts'
import type { NewsletterDeps } from './commands/deps.ts'
import { confirmSubscription, unsubscribe } from './commands/subscription-links.ts'

type Deps = Pick<NewsletterDeps, 'clock' | 'jobs'> & { db: Database }

/** Looking at a link does nothing: mail scanners open every one. Only the button does, or the mail program's own. */
export function newsletterRoutes(deps: Deps): Hono {
  const routes = new Hono()
  routes.on('ALL', ['/newsletter/confirm/*', '/newsletter/unsubscribe/*'], async (context, next) => {
    await next()
    context.header('cache-control', 'no-store')
    context.header('content-security-policy', POLICY)
    // The address is the key; no other site may learn it.
    context.header('referrer-policy', 'no-referrer')
  })

  routes.get('/newsletter/confirm/:key', (context) =>
    context.html(
      page('Confirm your subscription', `Offers and news from ${brand.name}, by email.`, 'Yes, please'),
    ),
  )
  routes.post('/newsletter/confirm/:key', async (context) => {
    const isGood = await confirmSubscription(deps, context.req.param('key'))
    return isGood
      ? context.html(page('Thank you', 'Your subscription is confirmed.'))
      : context.html(page('This link is no longer good', 'Please subscribe again on our page.'), 404)
  })

  routes.get('/newsletter/unsubscribe/:key', (context) =>
    context.html(
      page('Unsubscribe', 'You will get no more emails from us but those about your orders.', 'Unsubscribe'),
    ),
  )
  // RFC 8058: the POST alone ends it; its body only says that it is meant.
  routes.post('/newsletter/unsubscribe/:key', async (context) => {
    const body = await context.req.parseBody().catch(() => ({}))
    const isOneClick = 'List-Unsubscribe' in body
    await unsubscribe(deps, context.req.param('key'), isOneClick ? 'one click in the mail program' : 'link')
    // The same words for a key that nobody has: there is nothing to find out here.
    return context.html(page('You are unsubscribed', 'We will not write to you again.'))
  })
  return routes
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The look of the mails that lead here, in the brand's colours: nothing else is loaded. */
const STYLE = [
  `body{margin:0;background:${brand.paperColour};color:CanvasText;color-scheme:${isDark(brand.paperColour) ? 'dark' : 'light'};`,
  "font:16px/1.55 'Hanken Grotesk','Helvetica Neue',Helvetica,Arial,sans-serif}",
  'main{max-width:30rem;margin:0 auto;padding:32px 20px}',
  ".name,h1{font-family:Newsreader,Georgia,'Times New Roman',serif;font-weight:400;margin:0}",
  '.name{font-size:22px}h1{font-size:36px;line-height:1.1;padding:48px 0 12px}p{margin:0 0 24px}a{color:inherit}.name a{text-decoration:none}',
  `button{font:inherit;font-weight:600;min-height:52px;padding:0 24px;border:0;border-radius:6px;background:${brand.colour};color:${brand.paperColour}}`,
  `:focus-visible{outline:2px solid ${brand.colour};outline-offset:3px}`,
].join('')

/** @param colour  six hexadecimal digits behind a hash: the red of a paper tells enough */
function isDark(colour: string): boolean {
  return Number.parseInt(colour.slice(1, 3), 16) < 128
}

function page(title: string, words: string, button?: string) {
  return html`<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="NOINDEX,NOFOLLOW"><title>${title} | ${brand.name}</title><style>${raw(STYLE)}</style></head>
<body><main><p class="name"><a href="/">${brand.name}</a></p><h1>${title}</h1><p>${words}</p>${button === undefined ? html`<p><a href="/">Go to the shop</a></p>` : html`<form method="post"><button>${button}</button></form>`}</main></body>
</html>`
}
