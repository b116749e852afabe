import { withoutEnd } from '#packages/text/trimmed.ts'
import type { DataLayerEvent } from '../../events/data-layer.ts'
import { paths } from '../../routing/paths.ts'
import type { reportConversion } from './report-conversion.ts'

/**
 * P-15 to P-17, CA-74: the conversion that opening a page is.
 *
 * @param event  the page's own event
 * @returns undefined for the two pages of a purchase when there is nothing to buy on them
 */
export function pageConversion(
  page: string,
  event: DataLayerEvent | undefined,
): Parameters<typeof reportConversion>[0] | undefined {
  if (event?.event === 'purchase') {
    const { value, currency } = event.ecommerce
    return { event_name: 'Purchase', page, value, currency }
  }
  if (event?.event === 'begin_checkout') {
    const { value, items } = event.ecommerce
    return {
      event_name: 'InitiateCheckout',
      page,
      value,
      items: items.map(({ item_name, quantity, price }) => ({ name: item_name, quantity, price })),
    }
  }
  if (BUYING.includes(withoutEnd(page, /\//))) return undefined
  return {
    event_name: 'ViewContent',
    page,
    ...(event?.event === 'view_item' &&
      event.ecommerce.items.length === 1 && { value: event.ecommerce.value }),
  }
}

const BUYING: readonly string[] = [paths.checkout(), paths.success()]
