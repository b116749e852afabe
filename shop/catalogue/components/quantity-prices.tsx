import { type Cents, formatMoney } from '#packages/money/money.ts'
import type { QuantityPrice } from '#packages/product/quantity-prices.ts'
import { discountWords } from '../rules/discount-words.ts'

interface QuantityPricesProps {
  /** What a single piece costs. */
  onePieceCents: Cents
  prices: readonly QuantityPrice[]
  /** Which pieces count together, such as "All mugs of this size count". */
  whatCounts: string
}

/** What one piece costs when there are more of them; nothing where that is the same. */
export function QuantityPrices({ onePieceCents, prices, whatCounts }: QuantityPricesProps) {
  const [first] = prices
  if (!first) return null
  const single = { fromQuantity: 1, toQuantity: first.fromQuantity - 1, unitCents: onePieceCents }
  return (
    <section>
      <table className="tabular w-full text-meta">
        <caption className="mb-2.5 text-left text-meta font-semibold">Quantity prices</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Pieces</th>
            <th scope="col">Price of each</th>
            <th scope="col">You save</th>
          </tr>
        </thead>
        <tbody>
          {[single, ...prices].map((price) => (
            <tr key={price.fromQuantity} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 text-left font-normal whitespace-nowrap">
                {quantityWords(price)}
              </th>
              <td className="py-2 pr-4">
                <b className="font-semibold">{formatMoney(price.unitCents)}</b>
                <span className="text-ink-2"> each</span>
              </td>
              <td className="py-2 text-right text-offer-ink">
                {savingWords(onePieceCents, price.unitCents)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t border-line pt-2 text-micro text-ink-2">
        {`${whatCounts}. The cart works it out by itself.`}
      </p>
    </section>
  )
}

/** @example '5 to 9' */
function quantityWords({ fromQuantity, toQuantity }: QuantityPrice): string {
  if (toQuantity === undefined) return `${fromQuantity} or more`
  return fromQuantity === toQuantity ? `${fromQuantity}` : `${fromQuantity} to ${toQuantity}`
}

const savingWords = (fromCents: Cents, cents: Cents) => discountWords(fromCents, cents) ?? ''
