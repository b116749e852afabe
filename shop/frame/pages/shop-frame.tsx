import { Outlet } from 'react-router'
import { apiOf } from '../../api.ts'
import { ShopFrameDocument } from '../../generated/client/graphql.ts'
import { configured, configuredCents } from '../configuration.ts'
import { DEPARTMENTS } from '../departments.ts'
import { Footer, type FooterLinks } from '../footer.tsx'
import { Header, SkipLink, TopStrip } from '../header.tsx'
import { needed } from '../problem.ts'
import { requestFactsOf } from '../request.ts'
import type { Route } from './+types/shop-frame.ts'

/** Needed before the page: what the strip and the footer say. A failure shows the last-resort page. */
export async function loader({
  context,
}: Route.LoaderArgs): Promise<FooterLinks & { hostedSearch: boolean }> {
  const { configvalues, categories } = await needed(
    apiOf(context).send(ShopFrameDocument, { departments: [...DEPARTMENTS] }),
  )
  return {
    departments: (categories?.items ?? []).flatMap((category) =>
      linkOf(category, category?.products?.items ?? []),
    ),
    freeShippingCents: configuredCents(configvalues, 'free_shipping_price'),
    hostedSearch: configured(configvalues, 'algolia_enable') === '1',
    year: requestFactsOf(context).now.getFullYear(),
  }
}

/** The frame does not change while a shopper walks through the shop. */
export function shouldRevalidate() {
  return false
}

export default function ShopFrame({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <SkipLink />
      <TopStrip freeShippingCents={loaderData.freeShippingCents} />
      <Header hostedSearch={loaderData.hostedSearch} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer {...loaderData} />
    </>
  )
}

type Named = { name?: string | null; url_key?: string | null } | null | undefined

function linkOf(category: Named, products: readonly Named[]) {
  if (!category?.name || !category.url_key) return []
  const links = products.flatMap((one) =>
    one?.name && one.url_key ? { name: one.name, urlKey: one.url_key } : [],
  )
  return [{ name: category.name, urlKey: category.url_key, products: links }]
}
