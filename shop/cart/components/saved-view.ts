import { type Cents, fromDollars } from '#packages/money/money.ts'
import type { SavedForLaterFragment } from '../../generated/client/graphql.ts'
import { type CartLineView, lineView } from './cart-view.ts'

/** A line that is saved for later: its problem says why it cannot be moved to the cart. */
export interface SavedLineView extends CartLineView {
  /** What one piece cost when it was saved; undefined while it costs the same. */
  formerCents: Cents | undefined
}

export const savedView = ({ saved_for_later }: SavedForLaterFragment): SavedLineView[] =>
  saved_for_later.map(({ item, former_price: former }) => ({
    ...lineView(item),
    formerCents: former?.value == null ? undefined : fromDollars(former.value),
  }))
