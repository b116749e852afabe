import { useEffect } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { deviceTexts } from '#ui/device.ts'
import type { DataLayerEvent } from '../../events/data-layer.ts'
import { pushEvent } from '../../events/push-event.ts'
import { useThirdPartyServices } from '../../request/third-party-services.ts'
import { useConsent } from './consent-state.ts'
import { pageConversion } from './page-conversion.ts'
import { type Checkout, checkoutOf, purchaseOf, type Success, type UrlKeyPage, viewOf } from './page-event.ts'
import { reportConversion } from './report-conversion.ts'

/** P-13, P-19: pushes the event of each page that is opened. */
export function PageEvents() {
  const { pathname } = useLocation()
  const event = usePageEvent()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, not for each change of what it shows
  useEffect(() => {
    if (event && (event.event !== 'purchase' || isFirstTold(event.ecommerce.transaction_id))) pushEvent(event)
  }, [pathname])
  const { conversions } = useThirdPartyServices()
  const isAllowed = useConsent() === 'all' && conversions
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above, and from the moment of a yes
  useEffect(() => {
    const conversion = isAllowed ? pageConversion(pathname, event) : undefined
    if (conversion) void reportConversion(conversion)
  }, [pathname, isAllowed])
  return null
}

function usePageEvent(): DataLayerEvent | undefined {
  const byKey = useRouteLoaderData<UrlKeyPage>('urlKey')
  const byPath = useRouteLoaderData<UrlKeyPage>('url-path')
  const checkout = useRouteLoaderData<Checkout>('checkout')
  const success = useRouteLoaderData<Success>('success')
  const page = byKey ?? byPath
  if (page) return viewOf(page)
  if (checkout) return checkoutOf(checkout)
  return success && purchaseOf(success)
}

const TOLD = 'told-order'

/** Reloading the success page is no second purchase; services also tell orders apart by their number. */
function isFirstTold(order: string): boolean {
  const texts = deviceTexts('local')
  if (texts.getItem(TOLD) === order) return false
  texts.setItem(TOLD, order)
  return true
}
