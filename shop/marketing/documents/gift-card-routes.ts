/** `GET /gift-card/print/<key>.pdf`: a gift card to print, by the key that its mail holds. */
import { Hono } from 'hono'
import type { Queryable } from '#platform/database/pool.ts'
import { brand } from '../../brands/brand.ts'
import { PRIVATE } from '../../request/private-headers.ts'
import { printedGiftCard } from '../commands/printed-gift-card.ts'
import { shopDay } from '../rules/coupon.ts'
import { shownGiftCardCode } from '../rules/gift-card-code.ts'
import { drawGiftCard } from './gift-card-pdf.ts'

interface Deps {
  db: Queryable
  secretKey: string
  publicUrl: string
}

export function giftCardRoutes(deps: Deps): Hono {
  const routes = new Hono()
  routes.get('/gift-card/print/:file{[\\w.-]{1,100}\\.pdf}', async (context) => {
    const card = await printedGiftCard(deps, context.req.param('file').slice(0, -'.pdf'.length))
    if (!card) return context.text('There is no such gift certificate.', 404, PRIVATE)
    if (card.balanceCents === 0) {
      return context.text('This gift certificate is used up, or its order was cancelled.', 410, PRIVATE)
    }
    const file = drawGiftCard({
      shopName: brand.name,
      shopHost: new URL(deps.publicUrl).host,
      colour: brand.colour,
      cents: card.balanceCents,
      recipientName: card.recipientName ?? undefined,
      senderName: card.senderName ?? undefined,
      message: card.message ?? undefined,
      code: shownGiftCardCode(card.code),
      lastDay: shopDay(new Date(`${card.expiresOn}T12:00:00+10:00`)),
    })
    return context.body(new Uint8Array(file), 200, {
      ...PRIVATE,
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="gift-certificate.pdf"',
    })
  })
  return routes
}
