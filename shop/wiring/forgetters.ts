/** Every domain that keeps something of a customer, beside the account itself. */
import { forgetCart } from '../cart/commands/forget-cart.ts'
import type { Forget } from '../customers/commands/deps.ts'
import { forgetDesignList } from '../design/list-store.ts'
import { forgetWishlists } from '../wishlist/store.ts'

/** Orders and the ledgers of credit and points stay: the law wants them kept. */
export const forgetters: readonly Forget[] = [forgetWishlists, forgetDesignList, forgetCart]
