/** What each screen of the account shows, by the names of their addresses. */
import type { DashboardQuery, MyOrdersQuery, OrderInFullFragment } from '../../generated/client/graphql.ts'

export interface Shown {
  dashboard: NonNullable<DashboardQuery['customer']>
  'my-orders': NonNullable<NonNullable<MyOrdersQuery['customer']>['orders']>
  'view-order': OrderInFullFragment
}

export type ScreenName = keyof Shown
export type AccountScreen = { [Name in ScreenName]: { name: Name; shown: Shown[Name] } }[ScreenName]
