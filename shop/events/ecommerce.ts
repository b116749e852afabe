/** What is sold, in the words of Google Analytics 4; amounts are Australian dollars with GST. */
import { type Cents, toDollars } from '#packages/money/money.ts'

export interface EcommerceItem {
  item_id: string
  item_name: string
  item_category?: string
  price: number
  quantity: number
}

export interface Ecommerce {
  currency: 'AUD'
  value: number
  items: readonly EcommerceItem[]
}

export interface PaidEcommerce extends Ecommerce {
  transaction_id: string
  tax: number
  shipping: number
}

interface Sold {
  id: string
  name: string
  category?: string | undefined
  unitCents: Cents
  quantity?: number
}

export function ecommerceItem({ id, name, category, unitCents, quantity = 1 }: Sold): EcommerceItem {
  return {
    item_id: id,
    item_name: name,
    ...(category !== undefined && { item_category: category }),
    price: toDollars(unitCents),
    quantity,
  }
}

/** @param totalCents what all of it is worth; without it the sum of the items */
export function ecommerce(sold: readonly Sold[], totalCents?: Cents): Ecommerce {
  const sumCents = sold.reduce((sum, { unitCents, quantity = 1 }) => sum + unitCents * quantity, 0)
  return { currency: 'AUD', value: toDollars(totalCents ?? sumCents), items: sold.map(ecommerceItem) }
}
