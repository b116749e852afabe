import { data } from 'react-router'
import { NOT_FOUND_TITLE, NotFoundPage } from '../../failures/not-found-page.tsx'
import { pageMeta } from '../../request/page-meta.ts'
import type { Route } from './+types/not-found-page.ts'

/** B-11: every address that no route knows, files that do not exist among them. */
export function loader() {
  return data(null, { status: 404 })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: NOT_FOUND_TITLE })
}

export default NotFoundPage
