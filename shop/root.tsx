import { Links, Meta, Outlet, Scripts } from 'react-router'
import { cdnAddress } from '#packages/pictures/cdn-address.ts'
import { PictureHost } from '#ui/picture-host.ts'
import '#ui/base.css'
import type { Elements } from '#ui/elements.ts'
import type { Route } from './+types/root.ts'
import { brand } from './brand.ts'
import { BrokenPage } from './frame/broken-page.tsx'
import { firstFonts, preloadFont } from './frame/first-fonts.ts'
import { Header, SkipLink } from './frame/header.tsx'
import { IdleTasks } from './frame/idle-tasks.tsx'
import { keepPage } from './frame/line/keep-page.ts'
import { routerHere, useRouterHere } from './frame/line/router-here.ts'
import { isNotFound, NOT_FOUND_TITLE, NotFoundPage } from './frame/not-found-page.tsx'
import { OldBrowser } from './frame/old-browser.tsx'
import { pageMeta } from './frame/page-meta.ts'
import { PageProgress } from './frame/page-progress.tsx'
import { requestFactsOf } from './frame/request.ts'
import { ScriptsAgain } from './frame/scripts-again.tsx'
import { ScrollPlaces } from './frame/scroll-places.tsx'
import { shareOf } from './frame/share.ts'
import { TakesHeic } from './frame/takes-heic.ts'
import { TopStrip } from './frame/top-strip.tsx'
import { useFadeOnArrival } from './frame/use-fade-on-arrival.ts'
import { useFocusOnArrival } from './frame/use-focus-on-arrival.ts'
import { useReturnPath } from './frame/use-return-path.ts'
import { paths } from './paths.ts'

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
  useFocusOnArrival()
  useFadeOnArrival()
  useReturnPath()
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
