/** What each screen of the account shows, by the names of their addresses. */
import type {
  BookAddressFragment,
  DashboardQuery,
  InformationQuery,
  MyCreditsQuery,
  MyLoyaltyQuery,
  MyOrdersQuery,
  MyReferralsQuery,
  MyRewardsQuery,
  MyTicketsQuery,
  OrderInFullFragment,
  SavedDesignInListFragment,
  SentTodayQuery,
  SettingsQuery,
  TicketInFullFragment,
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

export type Loyalty = NonNullable<MyLoyaltyQuery['customer']>['loyalty']

export type RewardsShown =
  | {
      kind: 'points'
      points: NonNullable<NonNullable<MyRewardsQuery['customer']>['reward_points']>
    }
  | {
      kind: 'level' | 'join'
      loyalty: Loyalty
      /** Whether the customer wants the membership to go on. */
      renews: boolean
    }

export interface ReferralsShown {
  /** How it works; empty while there is no programme. */
  rules: readonly string[]
  referrals: NonNullable<MyReferralsQuery['customer']>['referrals']
}

type OrderSentToday = NonNullable<
  NonNullable<NonNullable<SentTodayQuery['customer']>['orders']>['items'][number]
>
type ParcelSentToday = NonNullable<NonNullable<OrderSentToday['shipments']>[number]>

export type TicketsShown =
  | {
      kind: 'list'
      tickets: NonNullable<MyTicketsQuery['customer']>['tickets']
      /** Number of the order that they are about; undefined for all. */
      order: string | undefined
    }
  | {
      kind: 'one'
      ticket: TicketInFullFragment
      done: 'sent' | 'closed' | undefined
      /** Key of the next message. */
      act: string
    }
  | {
      kind: 'new'
      /** To choose from, newest first; of one that only the address names the date is not known. */
      orders: readonly { number: string; order_date: string | undefined }[]
      order: string | undefined
      act: string
    }

/** A session of the list, one that had ended already, all others, none because there are none; or not even this one. */
export const SIGNED_OUT = ['one', 'gone', 'others', 'none', 'failed'] as const
export type SignedOut = (typeof SIGNED_OUT)[number]

export interface Shown {
  dashboard: NonNullable<DashboardQuery['customer']>
  'my-orders': NonNullable<NonNullable<MyOrdersQuery['customer']>['orders']>
  ordertickets: TicketsShown
  todayshiporder: {
    orders: readonly (Pick<OrderSentToday, 'number' | 'order_date' | 'status'> & {
      expected: string | undefined
      /** Those of today alone. */
      parcels: readonly ParcelSentToday[]
    })[]
    page: number
    of: number
  }
  'view-order': {
    order: OrderInFullFragment
    reasons: readonly string[]
    /** Just now. */
    isCancelled: boolean
  }
  'address-book': { addresses: readonly BookAddressFragment[]; done: 'saved' | 'deleted' | undefined }
  'add-address': object
  'edit-address': BookAddressFragment
  information: Information
  newsletter: Information
  'gift-card-balance': object
  'my-saved-design': OwnDesigns | LinkedDesigns
  'my-credits': NonNullable<NonNullable<MyCreditsQuery['customer']>['store_credit']>
  settings: {
    customer: NonNullable<SettingsQuery['customer']>
    /** Who checks identities; undefined where nobody does. */
    identityProvider: string | undefined
    /** Who was signed out just now. */
    done: SignedOut | undefined
  }
  /** Why no copy of the customer's data was made just now. */
  policy: { copy: 'wait' | 'busy' | undefined; identityProvider: string | undefined }
  'my-rewards': RewardsShown
  'refer-and-earn': ReferralsShown
}

export type ScreenName = keyof Shown
export type AccountScreen = { [Name in ScreenName]: { name: Name; shown: Shown[Name] } }[ScreenName]
