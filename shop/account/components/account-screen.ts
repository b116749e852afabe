/** What each screen of the account shows, by the names of their addresses. */
import type {
  BookAddressFragment,
  DashboardQuery,
  InformationQuery,
  MyCreditsQuery,
  MyOrdersQuery,
  MyRewardsQuery,
  OrderInFullFragment,
} from '../../generated/client/graphql.ts'

export type Information = NonNullable<InformationQuery['customer']>

export interface Shown {
  dashboard: NonNullable<DashboardQuery['customer']>
  'my-orders': NonNullable<NonNullable<MyOrdersQuery['customer']>['orders']>
  'view-order': { order: OrderInFullFragment; reasons: readonly string[] }
  'address-book': { addresses: readonly BookAddressFragment[]; done: 'saved' | 'deleted' | undefined }
  'add-address': object
  'edit-address': BookAddressFragment
  information: Information
  newsletter: Information
  'gift-card-balance': object
  'my-credits': NonNullable<NonNullable<MyCreditsQuery['customer']>['store_credit']>
  'my-rewards': NonNullable<NonNullable<MyRewardsQuery['customer']>['reward_points']>
}

export type ScreenName = keyof Shown
export type AccountScreen = { [Name in ScreenName]: { name: Name; shown: Shown[Name] } }[ScreenName]
