import type { Refusal } from '../../api/refusal.ts'
import { sameAddress } from '../../customers/rules/contract-address.ts'
import type { Address } from '../../fields/rules/address.ts'
import { notNow } from '../../orders/commands/change-order.ts'
import { changeOrder, type Order } from '../../orders/store.ts'
import { addressChangeInWords, addressRefusal, NOTHING_SENT } from '../rules/address-change.ts'
import { changeAsShopper, type ShopperDeps, tellOfChange } from './change-as-shopper.ts'

/**
 * Sends the order to another address. What delivery costs does not hang on the address, so no money moves. Address,
 * history and mail are one transaction; the same address again changes nothing and writes nothing.
 *
 * @param token  of the order
 */
export async function changeOrderAddress(
  deps: ShopperDeps,
  token: string,
  address: Address,
): Promise<Order | Refusal> {
  return changeAsShopper(deps, token, async (change, order) => {
    const before = order.shippingAddress
    if (!before) return notNow(NOTHING_SENT)
    if (sameAddress(before, address)) return undefined
    const problem = addressRefusal(order, address, change.configuration)
    if (problem !== undefined) return notNow(problem)
    await changeOrder(change.tx, order.id, { shippingAddress: address })
    await tellOfChange(change, order, addressChangeInWords(before, address))
    return undefined
  })
}
