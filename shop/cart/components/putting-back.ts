import { keyOf } from '../../connection/intentions.ts'
import { ACT_FIELD } from '../../request/act-field.ts'
import type { CartLineView } from './cart-view.ts'

/** The form that puts a removed line back: once, even when its answer is lost and it is sent again. */
export function puttingBack({ uid, sku, quantity, revision = '' }: CartLineView) {
  return {
    [ACT_FIELD]: keyOf(`put back ${uid}`),
    intent: 'add',
    sku,
    quantity: String(quantity),
    revision,
  }
}
