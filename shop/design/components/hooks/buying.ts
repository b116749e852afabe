import { createContext, useContext } from 'react'

/** The way to the cart, which the page knows and the tool only asks for. */
export interface Buying {
  /** The words of the button, such as Add to cart. */
  button: string
  /** What is said while the product is sold out; undefined while it can be bought. */
  soldOut?: SoldOut | undefined
  /** Within a sentence, such as goes to the cart. */
  goesTo: string
  isBusy: boolean
  /** Why the cart did not take it, as a sentence. */
  problem: string | undefined
  /** It is in the cart already, as a sentence; a new object for each answer. */
  already: { already: string } | undefined
  /** @param isAnother the shopper was asked, and wants one more of what is in the cart */
  buy(design: { key: string; version: number }, isAnother?: boolean): void
}

/** Of a product that cannot be bought just now. */
export interface SoldOut {
  /** Where there are others of its kind; undefined for a product of no category. */
  others: { name: string; to: string } | undefined
}

export const BuyingContext = createContext<Buying | undefined>(undefined)

export function useBuying(): Buying {
  const buying = useContext(BuyingContext)
  if (!buying) throw new Error('Expected the part to be inside the design tool')
  return buying
}
