/** Every domain that stores personal data of a customer, beside the account itself. */
import { forgetCart } from '../cart/commands/forget-cart.ts'
import type { Erasure } from '../customers/commands/deps.ts'
import { forgetDesignList } from '../design/list-store.ts'
import { forgetSender } from '../design/store.ts'
import { forgetWishlists } from '../wishlist/store.ts'

/** Orders and the ledgers of credit and points stay: retained, statutory record keeping. */
export const erasures: readonly Erasure[] = [forgetWishlists, forgetDesignList, forgetSender, forgetCart]
