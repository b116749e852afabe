import { Links, Meta, Outlet, Scripts } from 'react-router'
import { cdnAddress } from '#packages/pictures/cdn-address.ts'
import { PictureHost } from '#ui/picture-host.ts'
import '#ui/base.css'
import type { Elements } from '#ui/elements.ts'
import type { Route } from './+types/root.ts'
import { brand } from './brands/brand.ts'
import { firstFonts, preloadFont } from './brands/first-fonts.ts'
import { keepPage } from './connection/keep-page.ts'
import { routerHere, useRouterHere } from './connection/router-here.ts'
import { BrokenPage } from './failures/broken-page.tsx'
import { isNotFound, NOT_FOUND_TITLE, NotFoundPage } from './failures/not-found-page.tsx'
import { OldBrowser } from './hydration/old-browser.tsx'
import { ScriptsAgain } from './hydration/scripts-again.tsx'
import { Header, SkipLink } from './layout/header.tsx'
import { IdleTasks } from './layout/idle-tasks.tsx'
import { PageProgress } from './layout/page-progress.tsx'
import { ScrollPlaces } from './layout/scroll-places.tsx'
import { TopStrip } from './layout/top-strip.tsx'
import { useFadeOnNavigation } from './layout/use-fade-on-navigation.ts'
import { useFocusOnNavigation } from './layout/use-focus-on-navigation.ts'
import { pageMeta } from './request/page-meta.ts'
import { requestFactsOf } from './request/request.ts'
import { shareOf } from './request/share.ts'
import { TakesHeic } from './request/takes-heic.ts'
import { paths } from './routing/paths.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const { publicUrl, pictures, thirdParty, takesHeic } = requestFactsOf(context)
  return { publicUrl, pictures, thirdParty, takesHeic, share: shareOf(url, pictures) }
}

export function shouldRevalidate() {
  return false
}

export const clientMiddleware = [keepPage(routerHere)]

export const links: Route.LinksFunction = () => [
  ...firstFonts.map(preloadFont),
  { rel: 'icon', href: `/icons/${brand.code}.svg`, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: `/icons/${brand.code}-180.png` },
  { rel: 'manifest', href: paths.manifest() },
]

export function meta({ matches, error }: Route.MetaArgs) {
  return pageMeta(matches, { title: isNotFound(error) ? NOT_FOUND_TITLE : brand.name })
}

export function Layout({ children }: { children: Elements }) {
  return (
    <html lang="en-AU" data-brand={brand.code}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={brand.paperColour} />
        <ScriptsAgain />
        <Meta />
        <Links />
      </head>
      <body>
        <OldBrowser />
        {children}
        <ScrollPlaces />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData: { pictures, takesHeic } }: Route.ComponentProps) {
  useFocusOnNavigation()
  useFadeOnNavigation()
  useRouterHere()
  return (
    <PictureHost value={(address) => cdnAddress(address, pictures)}>
      <TakesHeic value={takesHeic}>
        <PageProgress />
        <Outlet />
        <IdleTasks />
      </TakesHeic>
    </PictureHost>
  )
}

/** The outermost error boundary, for failures of the frame itself. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <>
      <SkipLink />
      <TopStrip freeShippingCents={undefined} ratingWords={undefined} />
      <Header menus={{ departments: [], blog: [] }} />
      <main id="main">{isNotFound(error) ? <NotFoundPage /> : <BrokenPage error={error} />}</main>
    </>
  )
}
