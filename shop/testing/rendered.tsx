/** A page as the shop sends it: its loader on the server, then everything that it draws, lazy parts too. */
import { text } from 'node:stream/consumers'
import type { ComponentType } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  StaticRouterProvider,
  useLoaderData,
} from 'react-router'
import { partsToDraw } from '#ui/lazy-hydration.tsx'
import { cookieNameOn } from '../request/cookie-names.ts'
import type { TestShop } from './shop.ts'
import { visitContext } from './visit-context.ts'

/** A route module: what it takes is of its own address, and here it is opened at any. */
export interface PageModule {
  readonly default: ComponentType<never>
  readonly loader: (args: never) => unknown
  /** For a loader that reads parts of its address. */
  readonly path?: string
}

/**
 * @param address  with its query
 * @param cookies  by their names in cookie-names.ts: what the browser sends along
 * @throws whatever the loader or a component throws
 */
export async function rendered(
  shop: Pick<TestShop, 'api' | 'publicUrl' | 'clock'>,
  page: PageModule,
  address: string,
  cookies: Readonly<Record<string, string>> = {},
): Promise<string> {
  const context = visitContext(shop)
  // What React Router's own types promise of each module.
  const Page = page.default as ComponentType<{ loaderData: unknown }>
  const loader = page.loader as LoaderFunction
  const { query, dataRoutes } = createStaticHandler([
    { path: page.path ?? '*', loader, element: <Loaded Page={Page} /> },
  ])
  const request = new Request(new URL(address, shop.publicUrl), {
    headers: {
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${cookieNameOn(shop.publicUrl, name)}=${value}`)
        .join('; '),
    },
  })
  const loaded = await query(request, { requestContext: context })
  if (loaded instanceof Response) throw new Error(`${address} answers with ${loaded.status}`)
  for (const error of Object.values(loaded.errors ?? {})) throw error
  await partsToDraw()
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <StaticRouterProvider router={createStaticRouter(dataRoutes, loaded)} context={loaded} hydrate={false} />,
    {
      onError: (error) => {
        failures.push(error)
      },
    },
  )
  const html = await text(prelude)
  for (const failure of failures) throw failure
  return html
}

function Loaded({ Page }: { Page: ComponentType<{ loaderData: unknown }> }) {
  return <Page loaderData={useLoaderData()} />
}
