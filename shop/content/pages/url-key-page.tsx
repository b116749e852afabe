import { data, redirect } from 'react-router'
import { addBusinessDays, dayInSydney } from '#packages/calendar/business-days.ts'
import { dayRangeInWords } from '#packages/calendar/day-words.ts'
import { formatMoney } from '#packages/money/money.ts'
import { hydrateLazily } from '#ui/lazy-hydration.tsx'
import { brand } from '../../brands/brand.ts'
import { CategoryPage } from '../../catalogue/components/category-page.tsx'
import { categoryFacts, categoryListing, isOpening } from '../../catalogue/components/category-view.ts'
import { listingAnswer } from '../../catalogue/components/listing-answer.ts'
import { ProductPage } from '../../catalogue/components/product-page.tsx'
import { productFacts, productView } from '../../catalogue/components/product-view.ts'
import { isWhole, readCategoryAddress, writeCategoryAddress } from '../../catalogue/rules/category-address.ts'
import { customSizeIn } from '../../catalogue/rules/custom-size-in.ts'
import {
  contractFilter,
  LISTING_PAGE_SIZE,
  type ListingAddress,
} from '../../catalogue/rules/listing-address.ts'
import { routePath } from '../../catalogue/rules/route-path.ts'
import { NOT_FOUND_TITLE, NotFoundPage } from '../../failures/not-found-page.tsx'
import {
  CategoryListingDocument,
  type ContentPageFragment,
  type OfferContentsFragment,
  PageByUrlKeyDocument,
} from '../../generated/client/graphql.ts'
import { type OfferContent, offerContent } from '../../marketing/rules/offer-content.ts'
import { withWords } from '../../marketing/rules/offer-words.ts'
import { type Api, apiOf } from '../../request/api.ts'
import { needed } from '../../request/api-errors.ts'
import { PRIVATE_PAGE, PUBLIC_PAGE } from '../../request/caching.ts'
import {
  type ConfigValues,
  configured,
  configuredCents,
  configuredNumber,
} from '../../request/configuration.ts'
import { type Matches, pageMeta } from '../../request/page-meta.ts'
import { requestFactsOf } from '../../request/request.ts'
import { paths } from '../../routing/paths.ts'
import { previewPicture } from '../../scenes/components/picture-files.ts'
import { nearestPage } from '../rules/later-pages.ts'
import type { Route } from './+types/url-key-page.ts'
import { deliveryToPostcode } from './delivery-to-postcode.ts'
import { designsOfProduct } from './designs-of-product.ts'
import { categoryPageData, productPageData } from './structured-data.ts'

/** Its form works as plain HTML; the code only prevents the page load. */
const GoodsPage = hydrateLazily(() =>
  import('../../catalogue/components/goods-page.tsx').then((module) => module.GoodsPage),
)

/** Words alone, which no other page has to fetch. */
const ContentPage = hydrateLazily(() =>
  import('../components/content-page.tsx').then((module) => module.ContentPage),
)

const OfferBanner = hydrateLazily(() =>
  import('../../marketing/components/offer-banner.tsx').then((module) => module.OfferBanner),
)

/** K-15: standard delivery takes two business days at the least; the most is configured. */
const FASTEST_DAYS = 2
const SLOWEST_DAYS = 7

/** Which page the address opens, and all that it shows; of a category its list by a second query. */
export async function loader({ context, url }: Pick<Route.LoaderArgs, 'context' | 'url'>) {
  // SH-32: as it is in the address bar, where an encoded slash is not decoded. A navigation within the shop requests the
  // same address with `.data` behind it; only `url` is without it.
  const asked = routePath(url.pathname)
  if (!asked) return lost()
  // B-45: every page has one address; capitals and a slash at the end lead there.
  if (asked.redirectCode) throw redirect(`/${asked.path}${url.search}`, asked.redirectCode)
  const { route, configvalues } = await needed(
    apiOf(context).send(PageByUrlKeyDocument, {
      url: `/${asked.path}`,
      size: customSizeIn(url.searchParams),
    }),
  )
  // SH-06: an old address redirects only to a path of this shop.
  if (route?.redirect_code) throw redirect(`/${route.relative_url}`, route.redirect_code)
  const headers = { headers: PUBLIC_PAGE }
  const { publicUrl, now } = requestFactsOf(context)
  if (route?.__typename === 'CategoryTree') {
    const { offer_page, ...category } = route
    const address = readCategoryAddress(url.searchParams)
    const facts = categoryFacts(category)
    const listed = await listOf(apiOf(context), { uid: category.uid, path: paths.category(facts), address })
    // Whoever looks for something has seen the offer.
    const offer = isOpening(address) ? offerInPlace(offer_page, configvalues) : undefined
    const listing = categoryListing(listed, facts, address)
    const ofPage = address.page === 1 ? '' : `, page ${address.page}`
    const head = {
      title: `${facts.metaTitle}${ofPage} | ${brand.name}`,
      description: facts.metaDescription,
      // CA-52: the canonical address has no query, and every combination of filters is no page of its own.
      robots: isWhole(address) ? 'INDEX,FOLLOW' : 'NOINDEX,FOLLOW',
      path: paths.category(facts),
      canonical: facts.canonicalUrl,
      image: facts.picture && previewPicture(facts.picture),
      structured: categoryPageData(publicUrl, facts),
    }
    // What the page reports of its products (P-19).
    const sold = (listed.products?.items ?? []).flatMap((one) =>
      one ? [{ sku: one.sku, name: one.name, price_range: one.price_range }] : [],
    )
    return data({ kind: 'category' as const, category: facts, listing, sold, head, offer }, headers)
  }
  if (route?.__typename === 'CmsPage') {
    const offer = offerInPlace(route, configvalues)
    return data({ kind: 'words' as const, page: route, head: wordsHead(route), offer }, headers)
  }
  if (!route || !('sku' in route)) {
    const nearest = nearestPage(brand.code, asked.path)
    if (nearest) throw redirect(nearest)
    return lost()
  }
  const freeShippingCents = configuredCents(configvalues, 'free_shipping_price')
  const today = dayInSydney(now)
  const slowest = configuredNumber(configvalues, 'standard_ship_days') ?? SLOWEST_DAYS
  const deliveryDays = `Arrives ${dayRangeInWords(
    addBusinessDays(today, Math.min(FASTEST_DAYS, slowest)),
    addBusinessDays(today, slowest),
  )}`
  const head = productHead(productFacts(route), publicUrl)
  const designs = await designsOfProduct(apiOf(context), route.print_record?.family)
  return data(
    { kind: 'product' as const, product: route, designs, deliveryDays, freeShippingCents, head },
    headers,
  )
}

/** Products and counts of a category by one statement. */
function listOf(api: Api, of: { uid: string; path: string; address: ListingAddress }) {
  const { uid, path, address } = of
  const { page, sort } = address
  const answer = api.send(CategoryListingDocument, {
    page,
    pageSize: LISTING_PAGE_SIZE,
    filter: { ...contractFilter(address), category_uid: { eq: uid } },
    sort: { [sort.field]: sort.direction },
  })
  return listingAnswer(answer, { page, first: writeCategoryAddress(path, { ...address, page: 1 }) })
}

/** C-25: what the page offers, with the words of its placeholders. */
function offerInPlace(page: OfferContentsFragment | null | undefined, values: ConfigValues) {
  const offer = offerContent(page)
  const freeShippingCents = configuredCents(values, 'free_shipping_price')
  const filled = (html: string) =>
    withWords(html, {
      freeShipping: freeShippingCents === undefined ? undefined : formatMoney(freeShippingCents),
      contactEmail: configured(values, 'contact_email'),
    })
  return offer && { slides: offer.slides.map(filled), details: offer.details && filled(offer.details) }
}

/** Delivery by postcode. With scripts the answer alone comes back, without them the page with it. */
export async function action({ context, request }: Pick<Route.ActionArgs, 'context' | 'request'>) {
  const today = dayInSydney(requestFactsOf(context).now)
  const answer = await deliveryToPostcode(apiOf(context), await request.formData(), today)
  // No other form is sent to these pages.
  if (!answer) throw data(null, { status: 405 })
  return data(answer, { headers: PRIVATE_PAGE })
}

function lost() {
  return data({ kind: 'not-found' as const }, { status: 404 })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** What is chosen of a product stands in the address only; of a list, the address asks for another part of it. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  return currentUrl.pathname !== nextUrl.pathname || listAsked(currentUrl) !== listAsked(nextUrl)
}

/** By the parameters of category-address.ts, whose code no page loads. */
const listAsked = ({ search }: URL) =>
  String(search.match(/[?&](family|price|orientation|size|material|ready_by|sort|page|from|to)=[^&]*/g))

export function meta({
  loaderData,
  matches,
}: {
  loaderData: Route.MetaArgs['loaderData']
  matches: Matches
}) {
  return pageMeta(
    matches,
    !loaderData || loaderData.kind === 'not-found' ? { title: NOT_FOUND_TITLE } : loaderData.head,
  )
}

function productHead(product: ReturnType<typeof productFacts>, publicUrl: string) {
  return {
    title: `${product.metaTitle} | ${brand.name}`,
    description: product.metaDescription,
    robots: product.robots,
    path: paths.product(product),
    canonical: product.canonicalUrl,
    ...(product.pictures[0] && { image: previewPicture(product.pictures[0].url) }),
    structured: productPageData(publicUrl, product),
  }
}

/** F-31: pages stay out of search engines until staff say otherwise. */
function wordsHead(page: ContentPageFragment) {
  return {
    title: `${page.meta_title ?? page.title} | ${brand.name}`,
    ...(page.meta_description && { description: page.meta_description }),
    robots: page.meta_robots ?? 'NOINDEX,NOFOLLOW',
    path: paths.page(page.url_key ?? ''),
    canonical: page.custom_canonical_url,
  }
}

export default function UrlKeyPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'not-found') return <NotFoundPage />
  if (loaderData.kind === 'category') {
    const { category, listing } = loaderData
    return <CategoryPage {...{ category, listing }} offer={offered(loaderData.offer, true)} />
  }
  if (loaderData.kind === 'words') {
    return <ContentPage page={loaderData.page} offer={offered(loaderData.offer)} />
  }
  const { product, designs, deliveryDays, freeShippingCents } = loaderData
  if (!product.print_record) {
    return <GoodsPage product={productFacts(product)} {...{ deliveryDays, freeShippingCents }} />
  }
  return (
    <ProductPage
      key={product.url_key}
      product={productView(product)}
      designs={designs}
      {...{ deliveryDays, freeShippingCents }}
    />
  )
}

const offered = (offer: OfferContent | undefined, isWithin = false) =>
  offer ? <OfferBanner {...{ offer, isWithin }} /> : null
