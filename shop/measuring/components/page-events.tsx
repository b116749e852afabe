import { useEffect } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { type DataLayerEvent, tell } from '../data-layer.ts'
import { type Checkout, checkoutOf, purchaseOf, type Success, type UrlKeyPage, viewOf } from './page-event.ts'

/** P-19: what each page tells by being opened. */
export function PageEvents() {
  const { pathname } = useLocation()
  const event = usePageEvent()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, not for each change of what it shows
  useEffect(() => {
    if (event && (event.event !== 'purchase' || isFirstTold(event.ecommerce.transaction_id))) tell(event)
  }, [pathname])
  return null
}

function usePageEvent(): DataLayerEvent | undefined {
  const byKey = useRouteLoaderData<UrlKeyPage>('content/pages/url-key-page')
  const byPath = useRouteLoaderData<UrlKeyPage>('url-path')
  const checkout = useRouteLoaderData<Checkout>('checkout/pages/checkout-page')
  const success = useRouteLoaderData<Success>('checkout/pages/success-page')
  const page = byKey ?? byPath
  if (page) return viewOf(page)
  if (checkout) return checkoutOf(checkout)
  return success && purchaseOf(success)
}

const TOLD = 'told-order'

/** Loading the page of thanks again is no second purchase. */
function isFirstTold(order: string): boolean {
  try {
    if (localStorage.getItem(TOLD) === order) return false
    localStorage.setItem(TOLD, order)
  } catch {
    // A browser that keeps nothing cannot know; whoever counts knows orders by their number.
  }
  return true
}
