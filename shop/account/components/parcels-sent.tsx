import { shortDayOf } from './order-in-list.ts'

interface Parcel {
  title: string
  number?: string | null | undefined
  delivered_at?: string | null | undefined
}

/** Who brings each parcel, under which number, and the day on which it arrived. */
export function ParcelsSent({ parcels }: { parcels: readonly Parcel[] }) {
  if (parcels.length === 0) return null
  return (
    <ul aria-label="Parcels" className="mt-6 text-small">
      {parcels.map(({ title, number, delivered_at }) => (
        <li key={`${title} ${number} ${delivered_at}`}>
          {[
            title,
            number ? `tracking number ${number}` : 'without a tracking number',
            ...(delivered_at ? [`delivered ${shortDayOf(delivered_at)}`] : []),
          ].join(', ')}
        </li>
      ))}
    </ul>
  )
}
