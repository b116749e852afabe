import { lazy } from 'react'

/** Most visits never see it, so its code comes when it is needed; on the server it is always there. */
export const LostPage = lazy(async () => ({ default: (await import('./late/lost-page.tsx')).LostPage }))
