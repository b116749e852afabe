import type { SuccessPageQuery } from '../../generated/client/graphql.ts'
import { businessNumbers } from './business-numbers.ts'

type Order = Pick<
  SuccessPageQuery['guestOrderByToken'],
  'billing_address' | 'shipping_address' | 'business_purchase'
>
type Address = NonNullable<Order['shipping_address']> & { company?: string | null }

/** Whom an order is billed to, where the parcel goes to somebody else or a business buys. */
export function BillOfOrder({ order }: { order: Order }) {
  const { billing_address: bill, shipping_address: parcel, business_purchase: business } = order
  if (!bill) return null
  const lines = [...linesOf(bill), ...businessNumbers(business)]
  if (parcel && lines.join('\n') === linesOf(parcel).join('\n')) return null
  return (
    <section className="mt-5 border-t border-line pt-4 text-small">
      <h3 className="mb-1 font-semibold">Billed to</h3>
      <address className="not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </section>
  )
}

const linesOf = ({ firstname, lastname, company, street, city, region, postcode }: Address) => [
  `${firstname} ${lastname}`,
  ...(company ? [company] : []),
  ...street,
  [city, region, postcode].filter(Boolean).join(' '),
]
