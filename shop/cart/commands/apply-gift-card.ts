import { isoDayInSydney } from '#packages/calendar/iso-day.ts'
import { isRefusal, type Refusal } from '../../api/refusal.ts'
import { giftCardByCode } from '../../marketing/commands/gift-card-account.ts'
import { readGiftCardCode } from '../../marketing/rules/gift-card-code.ts'
import type { CartRequest } from '../rules/access.ts'
import { changeCart, linesOfCart } from '../store.ts'
import { changeActiveCart } from './active-cart.ts'
import type { ChangedCart } from './cart-result.ts'
import { type IncentiveDeps, refusalWithDetail } from './incentive-deps.ts'

const MAX_CARDS = 10

/**
 * Lets a gift card pay for a cart; its balance is not touched before the order is placed. Only who has a valid code
 * learns that its card is empty; every wrong code has the same answer.
 */
export async function applyGiftCard(
  deps: IncentiveDeps,
  request: CartRequest,
  typed: string,
): Promise<ChangedCart | Refusal> {
  const card = await giftCardByCode(deps, typed)
  if (isRefusal(card)) return card.category === 'graphql-input' ? card : notAdded(undefined)
  if (card.expiresOn < isoDayInSydney(deps.clock.now())) return notAdded('This gift card has expired.')
  if (card.balanceCents === 0) return notAdded('This gift card is used up.')
  return changeActiveCart(deps, request, async (tx, cart) => {
    if (cart.giftCardCodes.includes(card.code)) return notAdded('This gift card is in the cart already.')
    if (cart.giftCardCodes.length >= MAX_CARDS)
      return notAdded(`A cart takes at most ${MAX_CARDS} gift cards.`)
    const giftCardCodes = [...cart.giftCardCodes, card.code]
    await changeCart(tx, cart.id, { giftCardCodes }, deps.clock.now())
    return { cart: { ...cart, giftCardCodes }, lines: await linesOfCart(tx, cart.id) }
  })
}

export async function removeGiftCard(
  deps: Pick<IncentiveDeps, 'db' | 'clock'>,
  request: CartRequest,
  typed: string,
): Promise<ChangedCart | Refusal> {
  const code = readGiftCardCode(typed)
  return changeActiveCart(deps, request, async (tx, cart) => {
    const giftCardCodes = cart.giftCardCodes.filter((one) => one !== code)
    if (giftCardCodes.length === cart.giftCardCodes.length) {
      return refusalWithDetail(
        'graphql-input',
        "The gift card couldn't be deleted from the quote.",
        undefined,
      )
    }
    await changeCart(tx, cart.id, { giftCardCodes }, deps.clock.now())
    return { cart: { ...cart, giftCardCodes }, lines: await linesOfCart(tx, cart.id) }
  })
}

const notAdded = (detail: string | undefined): Refusal =>
  refusalWithDetail(
    'graphql-input',
    "The gift card code couldn't be added. Verify your information and try again.",
    detail,
  )
