import { useLocation } from 'react-router'
import { deviceKind } from '#packages/device/device-kind.ts'
import { usePopupSeen } from '../../newsletter/components/newsletter-seen.ts'
import type { PageType } from '../frame-parts.ts'
import { usePageType } from '../page-type.ts'

/** B-33: what the browser knows and the pages, which are the same for everybody, do not say. */
export interface ClientState {
  /** By what the device calls itself; how wide a page is drawn is the style sheet's business (CA-76). */
  isMobile: boolean
  /** The offer for first visitors was closed or answered, so its button may bring it back. */
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
