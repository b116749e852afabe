/** What a browser and Payflow's page for secure tokens do: card data become a transaction without an amount. */
import type { SimulatedLedger } from './simulated-ledger.ts'

export interface CardBehaviour {
  /** RESULT of the check without an amount. */
  check: number
  /** RESULT of a charge. */
  charge: number
  refundFails: boolean
}

export const approves: CardBehaviour = { check: 0, charge: 0, refundFails: false }
export const declines = (charge: number): CardBehaviour => ({ ...approves, charge })
export const failsCheck = (check: number): CardBehaviour => ({ ...approves, check })
export const heldForReview = declines(126)

const TOKEN_MS = 30 * 60_000
const MAX_TRIES = 3

export interface SecureToken {
  tokenId: string
  token: string
  madeAt: number
  /** What the token was asked for with, such as the addresses of the shop. */
  page: Readonly<Record<string, string>>
  tries: number
  /** Of the last card that came with it. */
  pnref?: string
  isUsed?: boolean
}

export type Cards = ReturnType<typeof createCards>

export function createCards(ledger: SimulatedLedger) {
  const tokens = new Map<string, SecureToken>()
  return {
    byToken: (token: string | undefined) => tokens.get(token ?? ''),
    /** @returns undefined for an id that was used before */
    open(page: Readonly<Record<string, string>>): SecureToken | undefined {
      const tokenId = page.SECURETOKENID ?? ''
      if ([...tokens.values()].some((one) => one.tokenId === tokenId)) return undefined
      // Payflow's tokens hold signs that have a meaning between names and values.
      const token = `${crypto.randomUUID().replaceAll('-', '').slice(0, 22)}+==`
      const made = { tokenId, token, madeAt: ledger.now().getTime(), page, tries: 0 }
      tokens.set(token, made)
      return made
    },
    /** A card is typed into PayPal's page. @returns the fields of Payflow's silent post, which also go to the return address */
    enter(secureToken: string, card: CardBehaviour = approves, lastDigits = '1111'): Record<string, string> {
      const token = tokens.get(secureToken)
      const isOver = !token || token.isUsed || token.tries === MAX_TRIES
      if (isOver || ledger.now().getTime() - token.madeAt > TOKEN_MS) {
        return { RESULT: '7', RESPMSG: 'Secure Token Expired' }
      }
      const state = card.check === 0 ? 0 : 1
      const made = ledger.add({ type: 'A', result: card.check, state, cents: 0, custref: '', card })
      token.pnref = made.pnref
      token.tries += 1
      token.isUsed = card.check === 0
      return {
        RESULT: String(card.check),
        PNREF: made.pnref,
        RESPMSG: card.check === 0 ? 'Verified' : 'Declined',
        AMT: '0.00',
        ACCT: lastDigits,
        SECURETOKEN: token.token,
        SECURETOKENID: token.tokenId,
      }
    },
  }
}
