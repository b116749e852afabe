/** I-11: the orders of a customer of which a parcel leaves today, by the calendar of Sydney, where parcels leave. */
import { isoDayInSydney } from '#packages/calendar/iso-day.ts'
import { instantOf } from '#packages/calendar/utc-timestamp.ts'
import { SentTodayDocument } from '../../generated/client/graphql.ts'
import type { Shown } from '../components/account-screen.ts'
import { type Asked, pageAsked } from './asked.ts'

export async function sentToday({ api, search, now }: Asked): Promise<Shown['todayshiporder'] | undefined> {
  const day = isoDayInSydney(now)
  const read = (page: number) => api.send(SentTodayDocument, { day, page })
  const { customer } = await pageAsked(search, read, (all) => all.customer?.orders?.page_info)
  if (!customer?.orders) return undefined
  const { items, page_info } = customer.orders
  return {
    page: page_info?.current_page ?? 1,
    of: page_info?.total_pages ?? 1,
    orders: items
      .flatMap((order) => order ?? [])
      .map(({ number, order_date, status, progress, shipments }) => ({
        number,
        order_date,
        status,
        expected: progress.expected ?? undefined,
        // Other parcels of the same order left on other days.
        parcels: (shipments ?? [])
          .flatMap((parcel) => parcel ?? [])
          .filter(({ shipped_at }) => isoDayInSydney(instantOf(shipped_at)) === day),
      })),
  }
}
