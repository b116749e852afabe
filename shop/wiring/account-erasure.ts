/** Every domain that stores personal data of a customer, beside the account itself. */
import { eraseCart } from '../cart/commands/erase-cart.ts'
import { eraseCards } from '../checkout/store.ts'
import type { Erasure } from '../customers/commands/deps.ts'
import { eraseDesignList } from '../design/list-store.ts'
import { eraseSender } from '../design/store.ts'
import { eraseReferrals } from '../referrals/store.ts'
import { eraseTickets } from '../tickets/store.ts'
import { eraseWishlists } from '../wishlist/store.ts'

/** Orders and the ledgers of credit and points stay: retained, statutory record keeping. */
export const erasures: readonly Erasure[] = [
  eraseWishlists,
  eraseDesignList,
  eraseSender,
  eraseCart,
  eraseTickets,
  eraseReferrals,
  eraseCards,
]
