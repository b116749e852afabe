import { Outlet } from 'react-router'
import { brand } from '../../brands/brand.ts'
import { BrokenPage } from '../../failures/broken-page.tsx'
import { isNotFound, NOT_FOUND_TITLE, NotFoundPage } from '../../failures/not-found-page.tsx'
import { pageMeta } from '../../request/page-meta.ts'
import type { Route } from './+types/page-errors.ts'

/** The error boundary between the frame and its pages, so that header, footer and cart survive a broken page. */
export default function PageErrors() {
  return <Outlet />
}

export function meta({ matches, error }: Route.MetaArgs) {
  return pageMeta(matches, { title: isNotFound(error) ? NOT_FOUND_TITLE : brand.name })
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? <NotFoundPage /> : <BrokenPage error={error} />
}
