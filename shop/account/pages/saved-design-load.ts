/** I-14: the designs of a customer, or with a token those of whoever made the link (H-18). */
import { entriesOnPage, pageCount } from '#packages/paging/page-of-list.ts'
import { DesignsOfThisBrowserDocument, MySavedDesignsDocument } from '../../generated/client/graphql.ts'
import type { Api } from '../../request/api.ts'
import { isApiError } from '../../request/api-errors.ts'
import type { Shown } from '../components/account-screen.ts'
import { type Asked, pageIn } from './asked.ts'

const PER_PAGE = 24

export async function savedDesigns({
  api,
  search,
  portfolio,
}: Asked): Promise<Shown['my-saved-design'] | undefined> {
  const token = search.get('token')
  if (token) return behindLink(api, token)
  const [{ savedDesigns: all }, held] = await Promise.all([
    api.send(MySavedDesignsDocument, {}),
    keysInBrowser(api, portfolio),
  ])
  const of = Math.max(1, pageCount(all.length, PER_PAGE))
  const page = Math.min(pageIn(search), of)
  const known = new Set(all.map(({ key }) => key))
  const removed = search.get('removed') ?? undefined
  return {
    kind: 'own',
    designs: entriesOnPage(all, page, PER_PAGE),
    page,
    of,
    removed: removed !== undefined && DESIGN_KEY.test(removed) && !known.has(removed) ? removed : undefined,
    inBrowser: held.filter((key) => !known.has(key) && key !== removed),
  }
}

const DESIGN_KEY = /^\w{32}$/

/** SH-16: a link that is wrong or too old opens the screen and says so. */
async function behindLink(api: Api, token: string): Promise<Shown['my-saved-design']> {
  try {
    const { savedDesigns: designs } = await api.send(MySavedDesignsDocument, { token })
    return { kind: 'shared', designs }
  } catch (error) {
    if (!isApiError(error) || error.category !== 'graphql-no-such-entity') throw error
    return { kind: 'expired', message: error.message }
  }
}

async function keysInBrowser(api: Api, portfolio: string | undefined): Promise<string[]> {
  if (portfolio === undefined) return []
  const { portfolio: held } = await api.send(DesignsOfThisBrowserDocument, { token: portfolio })
  return (held ?? []).map(({ key }) => key)
}
