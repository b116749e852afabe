import type { TrackOrderQuery } from '../../generated/client/graphql.ts'
import { ChangeWindow } from '../../orders/components/change-window.tsx'
import { OrderTrack } from './order-track.tsx'
import { ParcelsSent } from './parcels-sent.tsx'

/** Where an order stands, for whoever knows its number and email: nothing private. */
export function TrackedOrder({ order }: { order: TrackOrderQuery['orderTracking'] }) {
  const { number, status, progress, parcels, change_window } = order
  return (
    <section aria-label={`Order ${number}`} className="mt-10 border-t border-line pt-8">
      <p className="text-ink-2">{`Order ${number}`}</p>
      <h2 className="display mt-1 text-block">{status}</h2>
      {progress.expected ? <p className="mt-1">{`With you ${progress.expected}.`}</p> : null}
      <OrderTrack steps={progress.steps} />
      <ParcelsSent parcels={parcels} />
      {change_window.is_open ? (
        <div className="mt-5">
          <ChangeWindow window={change_window} />
          <p className="text-ink-2">
            The link “Change or cancel your order” is in the email that confirmed it.
          </p>
        </div>
      ) : null}
    </section>
  )
}
