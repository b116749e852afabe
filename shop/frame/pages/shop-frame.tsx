import { Outlet } from 'react-router'
import { apiOf } from '../../api.ts'
import { HeaderOffer } from '../../marketing/components/header-offer.tsx'
import { SubscriberOfferLater } from '../../newsletter/components/subscriber-offer-later.tsx'
import { Footer } from '../footer.tsx'
import { frameFacts } from '../frame-facts.ts'
import { Header, SkipLink, TopStrip } from '../header.tsx'
import { usePageType } from '../page-type.ts'
import { requestFactsOf } from '../request.ts'
import type { Route } from './+types/shop-frame.ts'

export function loader({ context }: Route.LoaderArgs) {
  return frameFacts(apiOf(context), requestFactsOf(context).now)
}

/** The frame does not change while a shopper walks through the shop. */
export function shouldRevalidate() {
  return false
}

export default function ShopFrame({ loaderData }: Route.ComponentProps) {
  const { offer, now, freeShippingCents, hostedSearch } = loaderData
  return (
    <>
      <SkipLink />
      <TopStrip freeShippingCents={freeShippingCents} />
      <Header hostedSearch={hostedSearch} />
      {offer ? <HeaderOffer offer={offer} now={now} /> : null}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SubscriberOfferLater page={usePageType()} />
      <Footer facts={loaderData} />
    </>
  )
}
