/** The two addresses that stand in our mails. Plain pages: they must work in every mail program's little browser. */
import { Hono } from 'hono'
import { html } from 'hono/html'
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

const STYLE =
  'body{font:18px/1.6 Georgia,serif;max-width:32em;margin:12vh auto;padding:0 1.2em;color-scheme:light dark}' +
  'h1{font-weight:400}button{font:inherit;padding:.6em 1.4em;min-height:44px}'

function page(title: string, words: string, button?: string) {
  return html`<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="NOINDEX,NOFOLLOW"><title>${title} | ${brand.name}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${words}</p>${button === undefined ? '' : html`<form method="post"><button>${button}</button></form>`}<p><a href="/">${brand.name}</a></p></main></body>
</html>`
}
