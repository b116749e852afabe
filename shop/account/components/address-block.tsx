import type { AddressOfOrderFragment } from '../../generated/client/graphql.ts'

/** An address in the lines of an envelope; nothing when there is none. */
export function AddressBlock({
  heading,
  address,
  below = [],
}: {
  heading: string
  address: AddressOfOrderFragment | null | undefined
  /** Lines that follow it. */
  below?: readonly string[]
}) {
  if (!address) return null
  const { firstname, lastname, company, street, city, region, postcode } = address
  const lines = [
    `${firstname} ${lastname}`,
    company,
    ...street,
    [city, region, postcode].filter(Boolean).join(' '),
    ...below,
  ].filter(Boolean)
  return (
    <section className="text-small">
      <h2 className="mb-1 font-semibold">{heading}</h2>
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
