/** What Payflow and PayPal's page bring to the shop. */
import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { limitBody } from '../../http/limit-body.ts'
import { withinLimit } from '../gateway.ts'
import type { Adapter } from './adapter.ts'
import { CARD_TOKEN_FORM, checkOf } from './card-entry.ts'
import type { CardToken } from './ledger-tables.ts'
import { endOf } from './page-end.ts'
import { returnPage } from './return-page.ts'
import { CANCELLED_PATH, ERROR_PATH, RETURN_PATH, SILENT_POST_PATH } from './return-paths.ts'

/** Payflow's silent posts have two or three kilobytes. */
const MAX_BYTES = 16 * 1024

/** A page takes up to three cards with one token, and Payflow repeats a post that was not answered. */
const MAX_LOOKS = 10
/** Tokens whose looks are counted; more are not open at a time. */
const MAX_COUNTED = 10_000

/**
 * `POST /payflow/silent-post` is notified of a card for a secure token, and answers 200, 400 for a post that does not know
 * the token, 413 for a body above 16 kB. Nobody signs it, so nothing of it is believed, not even the transaction's number:
 * Payflow is asked about the token, ten times at most, and once for posts that come
 * together.
 *
 * `/payflow/return`, `/payflow/error` and `/payflow/cancelled` stand in the frame after PayPal's page, whose POST or GET
 * says how it went. They answer 200 or 413, ask nobody, and keep nothing.
 */
export function payflowRoutes(adapter: Adapter): Hono {
  const { ledger, timeoutMs } = adapter
  const looks = new LRUCache<string, { count: number; underWay?: Promise<unknown> | undefined }>({
    max: MAX_COUNTED,
  })
  const routes = new Hono()

  async function lookAt(token: CardToken): Promise<void> {
    const look = looks.get(token.tokenId) ?? { count: 0 }
    looks.set(token.tokenId, look)
    if (!look.underWay) {
      if (look.count >= MAX_LOOKS) return
      look.count += 1
      const asked = withinLimit('verification', timeoutMs, (signal) => checkOf(adapter, token, signal))
      look.underWay = asked.finally(() => {
        look.underWay = undefined
      })
    }
    await look.underWay
  }
  routes.use(
    '/payflow/*',
    limitBody(MAX_BYTES, (context) => context.text('This post is larger than 16 kB.', 413)),
  )
  for (const path of [RETURN_PATH, ERROR_PATH, CANCELLED_PATH]) {
    routes.on(['GET', 'POST'], path, async ({ req }) => {
      const told = req.method === 'POST' ? await req.text() : new URL(req.url).search
      return returnPage(endOf(path, new URLSearchParams(told)))
    })
  }
  routes.post(SILENT_POST_PATH, async (context) => {
    const form = new URLSearchParams(await context.req.text())
    const tokenId = form.get('SECURETOKENID') ?? ''
    const token = CARD_TOKEN_FORM.test(tokenId) ? await ledger.cardToken(tokenId) : undefined
    if (!token || !isSame(form.get('SECURETOKEN') ?? '', token.secureToken)) {
      return context.text('This post is about no card of this shop.', 400)
    }
    await lookAt(token)
    return context.text('Noted.')
  })
  return routes
}

function isSame(given: string, right: string): boolean {
  const [left, other] = [Buffer.from(given), Buffer.from(right)]
  return left.length === other.length && timingSafeEqual(left, other)
}
