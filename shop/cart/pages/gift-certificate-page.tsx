import { data, Link, redirect } from 'react-router'
import { isoDayInSydney } from '#packages/calendar/iso-day.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Notice } from '#ui/notice.tsx'
import { brand } from '../../brands/brand.ts'
import { LOWEST_GIFT_CENTS } from '../../catalogue/rules/gift-certificate.ts'
import { routePath } from '../../catalogue/rules/route-path.ts'
import { NOT_FOUND_TITLE, NotFoundPage } from '../../failures/not-found-page.tsx'
import { GiftCertificatePageDocument } from '../../generated/client/graphql.ts'
import { actIn } from '../../request/act-field.ts'
import { apiOf } from '../../request/api.ts'
import { needed } from '../../request/api-errors.ts'
import { cartOfBrowser } from '../../request/browser-cart.ts'
import { PRIVATE_PAGE, PUBLIC_PAGE } from '../../request/caching.ts'
import { cartCookies, cartIdOf } from '../../request/cookies.ts'
import { pageMeta, publicUrlOf } from '../../request/page-meta.ts'
import { requestFactsOf } from '../../request/request.ts'
import { paths } from '../../routing/paths.ts'
import { CertificateForm } from '../components/certificate-form.tsx'
import { certificateProblems, NOTHING_TYPED, typedCertificate } from '../rules/certificate-form.ts'
import { MAX_DAYS_AHEAD } from '../rules/gift-certificate.ts'
import type { Route } from './+types/gift-certificate-page.ts'
import { certificatePrice } from './certificate-price.ts'
import { certificateInCart, GONE, saveCertificate } from './save-certificate.ts'

const DAY_MS = 86_400_000

/** K-06, K-07: the form of a new certificate is the same for everybody; that of one in a cart is the shopper's own. */
export async function loader({ context, request, url, params: { line } }: Route.LoaderArgs) {
  const [page = ''] = url.pathname.slice(1).split('/')
  const asked = routePath(page)
  if (line === undefined && (asked?.redirectCode || url.pathname.endsWith('/'))) {
    throw redirect(`/${asked?.path}${url.search}`, 301)
  }
  const api = apiOf(context)
  const { route } = await needed(api.send(GiftCertificatePageDocument, { url: `/${asked?.path}` }))
  if (route?.__typename !== 'GiftCardProduct') return data({ kind: 'not-found' as const }, { status: 404 })
  const { now } = requestFactsOf(context)
  const lastDay = isoDayInSydney(new Date(now.getTime() + MAX_DAYS_AHEAD * DAY_MS))
  const facts = { product: route, days: { today: isoDayInSydney(now), lastDay } }
  if (line === undefined) return data({ kind: 'new' as const, ...facts }, { headers: PUBLIC_PAGE })
  const cartId = await cartOfBrowser(api, request)
  const inCart = cartId === undefined ? undefined : await needed(certificateInCart(api, cartId, line))
  if (!inCart) return data({ kind: 'gone' as const, ...facts }, { status: 404, headers: PRIVATE_PAGE })
  return data({ kind: 'change' as const, typed: inCart.typed, ...facts }, { headers: PRIVATE_PAGE })
}

export async function action({ context, request, params: { line } }: Route.ActionArgs) {
  const { now, publicUrl } = requestFactsOf(context)
  const form = await request.formData()
  const typed = typedCertificate(form)
  const problems = certificateProblems(typed, isoDayInSydney(now))
  if (Object.keys(problems).length > 0) return refused({ typed, problems, message: undefined })
  const api = apiOf(context).keyed(actIn(form))
  const known = line === undefined ? cartIdOf(request) : await cartOfBrowser(api, request)
  const saved = await saveCertificate(api, { known, line }, typed)
  if (saved.kind === 'refused') return refused({ typed, problems, message: saved.message })
  return redirect(paths.cart(), { headers: cartCookies(saved.cartId, saved.pieces, publicUrl) })
}

const refused = <Answer,>(answer: Answer) => data(answer, { status: 422, headers: PRIVATE_PAGE })

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('cache-control') ? actionHeaders : loaderHeaders
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData || loaderData.kind === 'not-found') return pageMeta(matches, { title: NOT_FOUND_TITLE })
  const { product, kind } = loaderData
  const title = `${product.meta_title ?? product.name} | ${brand.name}`
  if (kind !== 'new') return pageMeta(matches, { title })
  const path = paths.product({ urlKey: 'gift-certificate' })
  return pageMeta(matches, {
    title,
    description: product.meta_description ?? undefined,
    robots: product.meta_robots ?? 'NOINDEX,NOFOLLOW',
    path,
    canonical: product.canonical_url,
    structured: [certificatePrice(`${publicUrlOf(matches)}${path}`, product, LOWEST_GIFT_CENTS)],
  })
}

export default function GiftCertificatePage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'not-found') return <NotFoundPage />
  const { product, days, kind } = loaderData
  const name = product.name ?? ''
  return (
    <div className="container-page pb-section">
      <Breadcrumb steps={[{ label: 'Home', to: paths.home() }]} current={name} />
      <h1 className="display text-h1">{kind === 'new' ? name : 'Change the gift certificate'}</h1>
      {kind === 'gone' ? (
        <div className="grid max-w-[36rem] gap-4 pt-6">
          <Notice kind="warning">{GONE}</Notice>
          <p>
            <Link to={paths.cart()} className="link inline-flex min-h-11 items-center font-semibold">
              See your cart
            </Link>
          </p>
        </div>
      ) : (
        <>
          {kind === 'new' ? (
            <div
              className="mt-3 grid max-w-[52ch] gap-2 text-ink-2"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: written by staff and cleaned on the server
              dangerouslySetInnerHTML={{ __html: product.description?.html ?? '' }}
            />
          ) : null}
          <CertificateForm
            saved={kind === 'change' ? loaderData.typed : NOTHING_TYPED}
            isChange={kind === 'change'}
            days={days}
            answered={actionData}
          />
        </>
      )}
    </div>
  )
}
