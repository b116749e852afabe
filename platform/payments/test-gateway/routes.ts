/**
 * What a browser sees of the test gateway: its card fields and its bank page. The shop's own pages never see a card number.
 */
import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { securePage } from '../../http/content-security.ts'
import { checkCard } from './cards.ts'
import { entryStates, type Ledger } from './ledger.ts'

const cardFields = z.object({
  number: z.string().max(40),
  expiry: z.string().max(12),
  securityCode: z.string().max(8),
})

/**
 * `POST /test-gateway/tokens` takes `{ number, expiry, securityCode }` and answers `{ token, lastDigits }`, or 422 with
 * `{ problems: { number?, expiry?, securityCode? } }`, each a sentence for its field.
 */
export function testGatewayRoutes(ledger: Ledger, clock: Clock): Hono {
  const routes = new Hono().basePath('/test-gateway')

  routes.post('/tokens', async (context) => {
    const fields = cardFields.safeParse(await context.req.json().catch(() => undefined))
    if (!fields.success) return context.json({ problems: { number: 'Enter the details of your card.' } }, 422)
    const check = checkCard(fields.data, clock.now())
    if (check.kind === 'problems') return context.json({ problems: check.problems }, 422)
    const { behaviour, lastDigits } = check
    context.header('cache-control', 'no-store')
    return context.json({ token: await ledger.addToken(behaviour, lastDigits), lastDigits })
  })

  routes.get('/authenticate/:paymentId', async (context) => {
    const entry = await ledger.byPayment(context.req.param('paymentId'))
    if (!entry) return context.text('There is no such payment.', 404)
    const response = await context.html(
      bankPage(entry.amountCents, entry.reference, entry.state === 'waiting'),
    )
    securePage(response.headers, [])
    return response
  })

  routes.post('/authenticate/:paymentId', async (context) => {
    const { paymentId = '' } = context.req.param()
    const { decision } = await context.req.parseBody()
    await ledger.move(paymentId, ['waiting'], decision === 'approve' ? entryStates.authorised : 'declined')
    // Pressing twice, or going back, leads where the first press led.
    const entry = await ledger.byPayment(paymentId)
    if (!entry) return context.text('There is no such payment.', 404)
    return context.redirect(entry.state === 'declined' ? entry.cancelledUrl : entry.approvedUrl, 303)
  })

  return routes
}

const bankPage = (amountCents: number, reference: string, isOpen: boolean) => html`<!doctype html>
  <html lang="en-AU">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>Confirm your payment</title>
      <style>
        body { font: 18px/1.5 system-ui, sans-serif; max-width: 26rem; margin: 12vh auto; padding: 0 20px; }
        button { font: inherit; min-height: 52px; padding: 0 24px; margin: 8px 8px 0 0; }
      </style>
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
