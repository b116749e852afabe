import { isRouteErrorResponse, Outlet } from 'react-router'
import { brand } from '../../brand.ts'
import { BrokenPage } from '../broken-page.tsx'
import { LostPage } from '../lost-page.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/page-errors.ts'

/** Stands between the frame and its pages, so that header, footer and cart survive a broken page. */
export default function PageErrors() {
  return <Outlet />
}

export function meta({ matches, error }: Route.MetaArgs) {
  const lost = isRouteErrorResponse(error) && error.status === 404
  return pageMeta(matches, { title: lost ? '404 Not Found' : brand.name })
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <LostPage /> : <BrokenPage error={error} />
}
