/** What whoever packs an order must know beside what is in it. */
import type { GiftNote, OrderNotes } from './order-facts.ts'
import type { PressNote } from './press-notes.ts'

interface PackedOrder {
  orderComment: string | null
  giftMessage: string | null
  giftNote: GiftNote | null
  giftReceiptIncluded: boolean
  notes: OrderNotes
}

/** How the contract says that a parcel goes straight to somebody else. */
const DROP_SHIP = '1'

/** @param line  whose own gift message, if any, goes with it */
export function packingNotes(order: PackedOrder, line: { giftNote: GiftNote | null }): PressNote[] {
  const { orderComment, giftMessage, giftReceiptIncluded } = order
  const card = order.giftNote ?? (giftMessage === null ? null : { to: '', from: '', message: giftMessage })
  // What nobody may miss stands before what may be long.
  const notes = [
    order.notes.dropShip === DROP_SHIP && {
      label: 'Parcel',
      value: 'Goes straight to somebody else: no prices and no invoice inside',
    },
    giftReceiptIncluded && { label: 'Receipt', value: 'Put one without prices in' },
    orderComment !== null && { label: 'Note on the order', value: orderComment },
    card && { label: 'Card in the parcel', value: cardInWords(card) },
    line.giftNote && { label: 'Card for this line', value: cardInWords(line.giftNote) },
  ]
  return notes.filter((note) => typeof note === 'object' && note !== null)
}

function cardInWords({ to, from, message }: GiftNote): string {
  return [to && `To ${to}`, message, from && `From ${from}`].filter(Boolean).join('\n')
}
