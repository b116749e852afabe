/** Every domain that stores personal data of a customer, beside the account itself. */
import { createEraseCarts } from '../cart/commands/erase-cart.ts'
import { dropDesignsFromCarts } from '../cart/removal-store.ts'
import { eraseCards } from '../checkout/store.ts'
import type { Erasure } from '../customers/commands/deps.ts'
import { createEraseDesigns } from '../design/commands/erase-designs.ts'
import { eraseDesignList } from '../design/list-store.ts'
import { eraseSender } from '../design/store.ts'
import { eraseIdentifications } from '../identification/store.ts'
import { cartsOfOrders } from '../orders/customer-orders-store.ts'
import { revisionsInOrders } from '../orders/store.ts'
import { eraseReferrals } from '../referrals/store.ts'
import { photosInReviews } from '../reviews/picture-store.ts'
import { eraseTickets } from '../tickets/store.ts'
import { eraseWishlists } from '../wishlist/store.ts'

const eraseDesigns = createEraseDesigns({
  orders: revisionsInOrders,
  photoHolders: [photosInReviews],
  dropFromCarts: dropDesignsFromCarts,
})

/** Orders with their designs, and the ledgers of credit and points, stay: retained, statutory record keeping. */
export const erasures: readonly Erasure[] = [
  eraseWishlists,
  // First of those of designs: the list and the senders say whose they are.
  eraseDesigns,
  eraseDesignList,
  eraseSender,
  createEraseCarts(cartsOfOrders),
  eraseTickets,
  eraseReferrals,
  eraseCards,
  eraseIdentifications,
]
