import { useLocation } from 'react-router'
import { deviceKind } from '#packages/device/device-kind.ts'
import { usePopupSeen } from '../../newsletter/components/newsletter-seen.ts'
import type { PageType } from '../../routing/frame-parts.ts'
import { usePageType } from '../page-type.ts'

/** B-33: what only the browser knows, because pages are cached for everybody. */
export interface ClientState {
  /** By user agent; the layout itself follows media queries (CA-76). */
  isMobile: boolean
  /** The offer for first visitors was closed or answered, so its button may open it again. */
  isOfferPopup: boolean
  pageData: { path: string; type: PageType | undefined }
}

export function useClientState(): ClientState {
  const { pathname: path } = useLocation()
  const type = usePageType()
  return {
    isMobile: deviceKind(navigator.userAgent) === 'mobile',
    isOfferPopup: usePopupSeen() === true,
    pageData: { path, type },
  }
}
