import { keyOf } from '../../connection/intentions.ts'
import { ACT_FIELD } from '../../request/act-field.ts'
import type { CartLineView } from './cart-view.ts'
import { FORMER_FIELD, LINE_INTENTS, SAVED_FIELD } from './line-intents.ts'

/** The form that puts a removed line back where it was: once, even when its answer is lost and it is sent again. */
export function puttingBack(
  { uid, sku, quantity, revision = '', certificate }: CartLineView,
  wasSaved = false,
) {
  return {
    ...(wasSaved && { [SAVED_FIELD]: '1' }),
    [ACT_FIELD]: keyOf(`put back ${uid}`),
    [FORMER_FIELD]: uid,
    intent: LINE_INTENTS.add,
    sku,
    quantity: String(quantity),
    revision,
    ...certificate,
  }
}

/**
 * The form that moves a line out of the cart or back into it. Each press has a key of its own, under which a slow connection may
 * send it again: the line may go there and back under the same uid.
 */
export function moving(
  intent: typeof LINE_INTENTS.save | typeof LINE_INTENTS.move,
  { uid }: Pick<CartLineView, 'uid'>,
) {
  return { [ACT_FIELD]: crypto.randomUUID(), intent, line: uid }
}
