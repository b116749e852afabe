import { Outlet, useLocation } from 'react-router'
import { hydrateLazily } from '#ui/lazy-hydration.tsx'
import { apiOf } from '../../request/api.ts'
import { requestFactsOf } from '../../request/request.ts'
import { framePartsOf } from '../../routing/frame-parts.ts'
import { Footer } from '../footer.tsx'
import { frameFacts } from '../frame-facts.ts'
import { Header, SkipLink } from '../header.tsx'
import { LazySubscriberOffer } from '../lazy-subscriber-offer.tsx'
import { usePageType } from '../page-type.ts'
import { readMenus } from '../read-menus.ts'
import { TopStrip } from '../top-strip.tsx'
import type { Route } from './+types/shop-frame.ts'

const HeaderOffer = hydrateLazily(() =>
  import('../../marketing/components/header-offer.tsx').then((module) => module.HeaderOffer),
)

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const { now, thirdParty } = requestFactsOf(context)
  const [facts, menus] = await Promise.all([frameFacts(api, now, thirdParty), readMenus(api)])
  return { ...facts, menus }
}

/** The frame does not change while a shopper walks through the shop. */
export function shouldRevalidate() {
  return false
}

export default function ShopFrame({ loaderData }: Route.ComponentProps) {
  const { offer, now, freeShippingCents, ratingWords, hostedSearch, menus } = loaderData
  const { header } = framePartsOf(useLocation().pathname)
  const page = usePageType()
  if (!header) {
    // B-15 to B-17: the page and nothing else.
    return (
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    )
  }
  return (
    <>
      <SkipLink />
      <TopStrip freeShippingCents={freeShippingCents} ratingWords={ratingWords} />
      <Header menus={menus} hostedSearch={hostedSearch} />
      {offer ? <HeaderOffer offer={offer} now={now} /> : null}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <LazySubscriberOffer page={page} />
      <Footer facts={loaderData} />
    </>
  )
}
