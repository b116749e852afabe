/** What each screen of the account shows, by the names of their addresses. */
import type {
  BookAddressFragment,
  DashboardQuery,
  InformationQuery,
  MyCreditsQuery,
  MyOrdersQuery,
  MyRewardsQuery,
  OrderInFullFragment,
  SavedDesignInListFragment,
  SettingsQuery,
} from '../../generated/client/graphql.ts'

export type Information = NonNullable<InformationQuery['customer']>

export interface OwnDesigns {
  kind: 'own'
  designs: readonly SavedDesignInListFragment[]
  page: number
  /** How many pages there are. */
  of: number
  /** Key of the design that was taken off the list just now. */
  removed: string | undefined
  /** Keys of designs that this browser holds and the account does not. */
  inBrowser: readonly string[]
}

/** Of a link: what it shows, or why it shows nothing. */
type LinkedDesigns =
  | { kind: 'shared'; designs: readonly SavedDesignInListFragment[] }
  | { kind: 'expired'; message: string }

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
  'my-saved-design': OwnDesigns | LinkedDesigns
  'my-credits': NonNullable<NonNullable<MyCreditsQuery['customer']>['store_credit']>
  settings: NonNullable<SettingsQuery['customer']>
  /** Why no copy of the customer's data was made just now. */
  policy: { copy: 'wait' | 'busy' | undefined }
  'my-rewards': NonNullable<NonNullable<MyRewardsQuery['customer']>['reward_points']>
}

export type ScreenName = keyof Shown
export type AccountScreen = { [Name in ScreenName]: { name: Name; shown: Shown[Name] } }[ScreenName]
