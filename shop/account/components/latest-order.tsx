import { Link } from 'react-router'
import { LinePicture } from '../../cart/components/line-picture.tsx'
import { orderPaths } from '../../routing/order-paths.ts'
import { paths } from '../../routing/paths.ts'
import { dayOf, type ListedOrder, pictureLineOf } from './order-in-list.ts'
import { OrderTrack } from './order-track.tsx'

/** The newest order, how far it is, and when it arrives. */
export function LatestOrder({ order }: { order: ListedOrder }) {
  const [line] = (order.items ?? []).flatMap((one) => one ?? [])
  return (
    <section className="grid items-center gap-5 sm:grid-cols-[208px_minmax(0,1fr)] sm:gap-9">
      {line ? (
        <LinePicture
          line={pictureLineOf(line)}
          className="aspect-square"
          sizes="(width < 40rem) 100vw, 208px"
        />
      ) : null}
      <div>
        <p className="text-small text-ink-2">{`Order ${order.number}, placed ${dayOf(order.order_date)}`}</p>
        <h2 className="display mt-1 text-block">{order.status}</h2>
        {order.progress.expected ? (
          <p className="mt-1 text-ink-2">{`With you ${order.progress.expected}.`}</p>
        ) : null}
        <OrderTrack steps={order.progress.steps} />
        <div className="mt-4 flex flex-wrap gap-x-5.5 text-small">
          {line?.design_revision ? (
            <Link to={orderPaths.ownProof(order.number)} className={LINK}>
              See your proof
            </Link>
          ) : null}
          <Link to={paths.order(order.number)} className={LINK}>
            Order details
          </Link>
        </div>
      </div>
    </section>
  )
}

const LINK = 'link inline-flex min-h-11 items-center'
