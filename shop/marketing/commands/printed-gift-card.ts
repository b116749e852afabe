/** The address of a printed gift card: signed, so that nobody guesses one, and without the code, which is worth money. */
import type { Queryable } from '#platform/database/pool.ts'
import { createSigner } from '#platform/sign.ts'
import { type GiftCard, giftCardOfPiece, type HeldGiftCard } from '../store/gift-cards.ts'

/** @returns undefined for a card that no order bought: it has no mail either */
export function printKeyOf(
  secretKey: string,
  { orderLineId, piece }: Pick<GiftCard, 'orderLineId' | 'piece'>,
): string | undefined {
  if (orderLineId === null || piece === null) return undefined
  return signerOf(secretKey).sign(`${orderLineId}-${piece}`)
}

/** The card behind a key; undefined for a key that the shop did not make. */
export async function printedGiftCard(
  { db, secretKey }: { db: Queryable; secretKey: string },
  key: string,
): Promise<HeldGiftCard | undefined> {
  const [orderLineId, piece] = (signerOf(secretKey).verify(key) ?? '').split('-').map(Number)
  if (!orderLineId || !piece) return undefined
  return giftCardOfPiece(db, orderLineId, piece)
}

const signerOf = (secretKey: string) => createSigner(secretKey, 'printed gift card')
