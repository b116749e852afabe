/** What became of the cart when somebody signed in. */
export interface JoinedCarts {
  /** In the cart now. */
  pieces: number
  /** Of the account, from another visit. */
  fromBefore: number
  /** Put in before signing in. */
  fromVisit: number
  /** The cart of this visit could not be taken over. */
  isLost: boolean
}

/** One sentence; undefined when there is nothing to say. */
export function cartWords({ fromBefore, fromVisit, isLost }: JoinedCarts): string | undefined {
  if (isLost) {
    return 'We could not bring along what was in your cart; your designs are saved, so please add them again.'
  }
  if (fromBefore > 0 && fromVisit > 0) {
    return `Your cart holds ${pieces(fromVisit)} from this visit and ${fromBefore} from before.`
  }
  if (fromVisit > 0) return `${pieces(fromVisit)} came along in your cart.`
  if (fromBefore > 0) return `Your cart still holds ${pieces(fromBefore)} from before.`
  return undefined
}

const pieces = (count: number) => `${count} ${count === 1 ? 'piece' : 'pieces'}`
