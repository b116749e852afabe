import type { CartNotesFragment } from '../../generated/client/graphql.ts'
import type { Notes } from './notes-and-delivery-forms.ts'

/** A cart that is not there has no notes. */
export function notesView({ additional_information: saved }: Partial<CartNotesFragment>): Notes {
  return {
    giftMessage: saved?.gift_message ?? '',
    comment: saved?.order_comment ?? '',
    isDropShip: saved?.dropship === '1',
  }
}
