/** The screens of the account by the names of their addresses. */
import type { ReactElement } from 'react'
import type { AccountScreen, ScreenName } from './account-screen.ts'
import { AddressBook } from './address-book.tsx'
import { AddressScreen } from './address-screen.tsx'
import { Credits } from './credits.tsx'
import { Dashboard } from './dashboard.tsx'
import { GiftCardScreen } from './gift-card-screen.tsx'
import { InformationScreen } from './information-screen.tsx'
import { NewsletterScreen } from './newsletter-screen.tsx'
import { OrderDetail } from './order-detail.tsx'
import { OrderList } from './order-list.tsx'
import { PolicyScreen } from './policy-screen.tsx'
import { ReferScreen, referHeading } from './refer-screen.tsx'
import { RewardsScreen } from './rewards-screen.tsx'
import { SavedDesigns } from './saved-designs.tsx'
import { SentToday } from './sent-today.tsx'
import { SettingsScreen } from './settings-screen.tsx'
import { TicketsScreen } from './tickets-screen.tsx'

/** @param now  when the page was asked for, for greetings and days */
export function screenOf(screen: AccountScreen, now: Date): ReactElement {
  switch (screen.name) {
    case 'dashboard':
      return <Dashboard customer={screen.shown} now={now} />
    case 'my-orders':
      return <OrderList orders={screen.shown} />
    case 'view-order':
      return <OrderDetail {...screen.shown} />
    case 'ordertickets':
      return <TicketsScreen shown={screen.shown} />
    case 'todayshiporder':
      return <SentToday {...screen.shown} />
    case 'address-book':
      return <AddressBook {...screen.shown} />
    case 'add-address':
      return <AddressScreen address={undefined} />
    case 'edit-address':
      return <AddressScreen address={screen.shown} />
    case 'information':
      return <InformationScreen customer={screen.shown} />
    case 'newsletter':
      return <NewsletterScreen isSubscribed={screen.shown.is_subscribed ?? false} />
    case 'gift-card-balance':
      return <GiftCardScreen />
    case 'my-saved-design':
      return <SavedDesigns shown={screen.shown} />
    case 'my-credits':
      return <Credits credit={screen.shown} />
    case 'settings':
      return <SettingsScreen {...screen.shown} />
    case 'policy':
      return <PolicyScreen {...screen.shown} />
    case 'my-rewards':
      return <RewardsScreen shown={screen.shown} />
    case 'refer-and-earn':
      return <ReferScreen {...screen.shown} />
  }
}

/** Whose title depends on what they show. */
type Changing = 'view-order' | 'my-rewards' | 'refer-and-earn'

const TITLES: Readonly<Record<Exclude<ScreenName, Changing>, string>> = {
  dashboard: 'My Account',
  'my-orders': 'My Orders',
  ordertickets: 'Tickets',
  todayshiporder: 'Sent today',
  'address-book': 'Address book',
  'add-address': 'Add an address',
  'edit-address': 'Change an address',
  information: 'Your details',
  newsletter: 'Newsletter',
  'gift-card-balance': 'Gift card balance',
  'my-saved-design': 'Saved designs',
  'my-credits': 'Store credit',
  settings: 'Settings',
  policy: 'What we keep about you',
}

const REWARD_TITLES = { points: 'Reward points', level: 'Your level', join: 'Become a member' } as const

export function titleOf(screen: AccountScreen): string {
  switch (screen.name) {
    case 'view-order':
      return `Order ${screen.shown.order.number}`
    case 'refer-and-earn':
      return referHeading(screen.shown.referrals)
    case 'my-rewards':
      return REWARD_TITLES[screen.shown.kind]
    default:
      return TITLES[screen.name]
  }
}
