import { lazy } from 'react'
import { isRouteErrorResponse } from 'react-router'

export const LOST_TITLE = '404 Not Found'

/** Whether an address leads nowhere, as a loader says by answering 404. */
export const isLost = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

/** Most visits never see it, so its code comes when it is needed; on the server it is always there. */
export const LostPage = lazy(async () => ({ default: (await import('./late/lost-page.tsx')).LostPage }))
