/** The screens of the account by the names of their addresses. */
import type { ReactElement } from 'react'
import type { AccountScreen } from './account-screen.ts'
import { Dashboard } from './dashboard.tsx'
import { OrderDetail } from './order-detail.tsx'
import { OrderList } from './order-list.tsx'

/** @param now  when the page was asked for, for greetings and days */
export function screenOf(screen: AccountScreen, now: Date): ReactElement {
  switch (screen.name) {
    case 'dashboard':
      return <Dashboard customer={screen.shown} now={now} />
    case 'my-orders':
      return <OrderList orders={screen.shown} />
    case 'view-order':
      return <OrderDetail order={screen.shown} />
  }
}

export function titleOf(screen: AccountScreen): string {
  if (screen.name === 'view-order') return `Order ${screen.shown.number}`
  return screen.name === 'my-orders' ? 'My Orders' : 'My Account'
}
