/**
 * What browsers see of the test gateway, at an origin of its own: where its card fields send a card, and its bank page. The
 * shop's origin has neither, and never receives a card number.
 */
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { limitBody } from '../../http/limit-body.ts'
import { isFromOwnPage } from '../../http/own-page.ts'
import type { TestGatewayAddress } from '../test-gateway-settings.ts'
import { bankPage, bankPolicy } from './bank-page.ts'
import { checkCard } from './cards.ts'
import { entryStates, type Ledger } from './ledger.ts'
import { shutOrigin } from './shut-origin.ts'
import { gatewayPaths } from './test-gateway.ts'

const cardFields = z.object({
  number: z.string().max(40),
  expiry: z.string().max(12),
  securityCode: z.string().max(8),
})

/** A card and a decision are a few hundred. */
const MAX_BODY_BYTES = 4_096

const NO_PAYMENT = 'There is no such payment.'
const FOREIGN_PAGE = 'This request comes from a page of another site.'

/**
 * `POST /tokens` takes `{ number, expiry, securityCode }` and answers `{ token, lastDigits }`, or 422 with
 * `{ problems: { number?, expiry?, securityCode? } }`, each a sentence for its field. Only pages of the shop may call it.
 */
export function testGatewayRoutes(
  ledger: Ledger,
  { clock, address }: { clock: Clock; address: TestGatewayAddress },
): Hono {
  const routes = new Hono()
  routes.use(shutOrigin(address.url))
  routes.use(
    limitBody(MAX_BODY_BYTES, (context) => context.text('This is more than a card or a decision.', 413)),
  )

  routes.use(
    gatewayPaths.tokens,
    cors({
      origin: (origin) => (address.isShop(origin) ? origin : null),
      allowMethods: ['POST'],
      allowHeaders: ['content-type', 'idempotency-key'],
      maxAge: 600,
    }),
  )
  routes.post(gatewayPaths.tokens, async (context) => {
    const origin = context.req.header('origin')
    if (origin !== undefined && !address.isShop(origin)) return context.text(FOREIGN_PAGE, 403)
    const fields = cardFields.safeParse(await context.req.json().catch(() => undefined))
    if (!fields.success) return context.json({ problems: { number: 'Enter the details of your card.' } }, 422)
    const check = checkCard(fields.data, clock.now())
    if (check.kind === 'problems') return context.json({ problems: check.problems }, 422)
    const { behaviour, lastDigits } = check
    return context.json({ token: await ledger.addToken(behaviour, lastDigits), lastDigits })
  })

  const bank = gatewayPaths.authenticate(':paymentId')
  routes.get(bank, async (context) => {
    const entry = await ledger.byPayment(context.req.param('paymentId') ?? '')
    if (!entry) return context.text(NO_PAYMENT, 404)
    context.header('content-security-policy', bankPolicy([entry.approvedUrl, entry.cancelledUrl]))
    return context.html(bankPage(entry.amountCents, entry.reference, entry.state === 'waiting'))
  })

  routes.post(bank, async (context) => {
    if (!isFromOwnPage(context.req.raw)) return context.text(FOREIGN_PAGE, 403)
    const paymentId = context.req.param('paymentId') ?? ''
    const { decision } = await context.req.parseBody()
    await ledger.move(paymentId, ['waiting'], decision === 'approve' ? entryStates.authorised : 'declined')
    // Pressing twice, or going back, leads where the first press led.
    const entry = await ledger.byPayment(paymentId)
    if (!entry) return context.text(NO_PAYMENT, 404)
    return context.redirect(entry.state === 'declined' ? entry.cancelledUrl : entry.approvedUrl, 303)
  })

  routes.get('/robots.txt', (context) => context.text('User-agent: *\nDisallow: /\n'))
  return routes
}
