/** What a cart line sells. Which parts a line has, and when two lines are one, follows from it. */
export type LineKind = 'printed' | 'goods' | 'gift-certificate' | 'membership'

/** A SKU that the contract names; every client knows it. */
export const GIFT_CERTIFICATE_SKU = 'GiftCert'

/** J-20: nothing is sent when everything is a certificate or a membership. CA-66: an empty cart is not virtual. */
export function isVirtualCart(lines: readonly { kind: LineKind }[]): boolean {
  return lines.length > 0 && lines.every(({ kind }) => !isSent(kind))
}

export function isSent(kind: LineKind): boolean {
  return kind === 'printed' || kind === 'goods'
}
