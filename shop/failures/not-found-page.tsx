import { lazy } from 'react'
import { isRouteErrorResponse } from 'react-router'

export const NOT_FOUND_TITLE = '404 Not Found'

/** Whether an address leads nowhere, as a loader says by answering 404. */
export const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

/** Most visits never see it, so its code is lazy; on the server it is always there. */
export const NotFoundPage = lazy(async () => ({
  default: (await import('./lazy/not-found-page.tsx')).NotFoundPage,
}))
