import type { PaymentGateway } from '../../gateway.ts'

const returnUrls = { approved: 'https://shop.example/approved', cancelled: 'https://shop.example/cancelled' }

export const AMOUNT_CENTS = 3930

/**
 * Makes payments of a gateway in one line; `ask` asks the bank for the amount.
 *
 * @param tokenise  gives the token of a card that behaves so
 */
export function paymentsAt<Card>(
  gateway: PaymentGateway,
  tokenise: (card?: Card) => string | Promise<string>,
) {
  return async (card?: Card, reference = 'A canvas') => {
    const idempotencyKey = crypto.randomUUID()
    const { paymentId } = await gateway.begin({
      idempotencyKey,
      amountCents: AMOUNT_CENTS,
      currency: 'AUD',
      reference,
    })
    const request = { idempotencyKey, paymentId, token: await tokenise(card), returnUrls }
    return { ...request, ask: (by = gateway) => by.authorise(request) }
  }
}
