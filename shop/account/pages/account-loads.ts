/** What each screen of the account reads, as the customer. */
import { DashboardDocument, MyOrderDocument, MyOrdersDocument } from '../../generated/client/graphql.ts'
import type { Api } from '../../request/api.ts'
import type { AccountScreen, ScreenName, Shown } from '../components/account-screen.ts'

interface Asked {
  api: Api
  /** Words of the address behind the screen's own. */
  words: readonly string[]
  search: URLSearchParams
}

/** I-02, I-08, I-09. Undefined: there is nothing of that name. */
const loads: { [Name in ScreenName]: (asked: Asked) => Promise<Shown[Name] | undefined> } = {
  dashboard: async ({ api }) => (await api.send(DashboardDocument, {})).customer ?? undefined,
  async 'my-orders'({ api, search }) {
    const page = Math.min(MAX_PAGE, Math.max(1, Math.trunc(Number(search.get('page'))) || 1))
    return (await api.send(MyOrdersDocument, { page })).customer?.orders ?? undefined
  },
  async 'view-order'({ api, words: [number = ''] }) {
    if (!/^\d{1,20}$/.test(number)) return undefined
    return (await api.send(MyOrderDocument, { number })).customer?.orders?.items[0] ?? undefined
  },
}

/** More orders than anybody has. */
const MAX_PAGE = 1000

/** @returns undefined when there is no such screen, or nothing on it */
export async function loadScreen(name: string, asked: Asked): Promise<AccountScreen | undefined> {
  return Object.hasOwn(loads, name) ? shownOn(name as ScreenName, asked) : undefined
}

async function shownOn<Name extends ScreenName>(name: Name, asked: Asked) {
  const shown = await loads[name](asked)
  // The pair of a name and what its own load gave.
  return shown === undefined ? undefined : ({ name, shown } as unknown as AccountScreen)
}
