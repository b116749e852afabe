/** What Accept.js does in a browser: card data become a nonce, which is good once and for 15 minutes. */
export interface CardBehaviour {
  /** 1 approves, 2 declines, 3 is an error, 4 holds for review. */
  responseCode: 1 | 2 | 3 | 4
  reasonCode: number
  /** Held before the bank was asked, instead of after. */
  isHeldBefore?: boolean
  refundFails?: boolean
}

const NONCE_MS = 15 * 60_000

export const approves: CardBehaviour = { responseCode: 1, reasonCode: 1 }
export const declines = (reasonCode: number): CardBehaviour => ({ responseCode: 2, reasonCode })
export const fails = (reasonCode: number): CardBehaviour => ({ responseCode: 3, reasonCode })
export const heldForReview: CardBehaviour = { responseCode: 4, reasonCode: 253 }

interface Nonce {
  behaviour: CardBehaviour
  digits: string
  madeAt: number
  isUsed: boolean
}

export interface Cards {
  /** @param digits  the last four of the card */
  tokenise(behaviour?: CardBehaviour, digits?: string): string
  /** Undefined for a nonce that is unknown, used or too old; it is used from then on. */
  use(nonce: string): Nonce | undefined
}

export function createCards(now: () => number): Cards {
  const nonces = new Map<string, Nonce>()
  return {
    tokenise(behaviour = approves, digits = '1111') {
      const code = `50_2_${crypto.randomUUID().replaceAll('-', '').repeat(3).toUpperCase()}`
      const nonce = Buffer.from(JSON.stringify({ code, token: '1', v: '1.1' })).toString('base64')
      nonces.set(nonce, { behaviour, digits, madeAt: now(), isUsed: false })
      return nonce
    },
    use(text) {
      const nonce = nonces.get(text)
      if (!nonce || nonce.isUsed || now() - nonce.madeAt > NONCE_MS) return undefined
      nonce.isUsed = true
      return nonce
    },
  }
}
