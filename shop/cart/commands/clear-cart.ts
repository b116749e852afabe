import { isRefusal, type Refusal } from '../../api/refusal.ts'
import type { CartRequest } from '../rules/access.ts'
import { savedLines } from '../rules/saved-for-later.ts'
import { deleteActiveLines, linesOfCart } from '../store.ts'
import { type CartChangeDeps, changeActiveCart } from './active-cart.ts'
import type { ChangedLines } from './add-lines.ts'

/** Removes every line; addresses and messages stay, and what is saved for later. */
export async function clearCart(deps: CartChangeDeps, request: CartRequest): Promise<ChangedLines | Refusal> {
  return changeActiveCart(deps, request, async (tx, cart) => {
    await deleteActiveLines(tx, request.id)
    return { cart, lines: savedLines(await linesOfCart(tx, request.id)), problems: [] }
  })
}

/** This one mutation reports foreign and closed carts in its payload; an unknown id is a top-level error. */
export function clearingProblem(result: ChangedLines | Refusal) {
  if (!isRefusal(result)) return undefined
  const { message, category } = result
  if (category === 'graphql-authorization') return { type: 'UNAUTHORISED' as const, message }
  return message === "The cart isn't active." ? { type: 'INACTIVE' as const, message } : undefined
}
