import { data } from 'react-router'
import { LOST_TITLE, LostPage } from '../../frame/lost-page.tsx'
import { pageMeta } from '../../frame/page-meta.ts'
import type { Route } from './+types/lost-page.ts'

/** B-11: every address that no route knows, files that do not exist among them. */
export function loader() {
  return data(null, { status: 404 })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: LOST_TITLE })
}

export default LostPage
