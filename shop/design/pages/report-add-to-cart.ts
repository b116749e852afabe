/** What the tool tells of a design that went into the cart (P-01): sent along with its form, read when it is there. */
import { withCustomSizeOffers } from '#packages/product/custom-size-offers.ts'
import { priceOf } from '#packages/product/price.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { type Choice, formatSku } from '#packages/product/sku.ts'
import { pushEvent } from '../../events/push-event.ts'

export function additionFields(name: string, record: ProductRecord, choice: Choice): Record<string, string> {
  const { unitCents } = priceOf(withCustomSizeOffers(record, choice), choice)
  return { sku: formatSku(record, choice), name, cents: String(unitCents) }
}

/** Nothing is told of a line that was in the cart before. */
export async function reportAddToCart(form: FormData): Promise<void> {
  const text = (name: string) => String(form.get(name) ?? '')
  if (text('line') !== '') return
  const sold = { id: text('sku'), name: text('name'), unitCents: Number(text('cents')) }
  // Fetched only now: the tool opens and sells also where analytics are blocked.
  const analytics = await import('../../events/ecommerce.ts').catch(() => undefined)
  if (analytics) pushEvent({ event: 'add_to_cart', ecommerce: analytics.ecommerce([sold]) })
}
