import { data } from 'react-router'
import { apiOf } from '../../api.ts'
import { LostPage } from '../../frame/lost-page.tsx'
import { pageMeta } from '../../frame/page-meta.ts'
import type { Route } from './+types/lost-page.ts'
import { lostProducts } from './lost-products.ts'

/** B-11: every address that no route knows, files that do not exist among them. */
export async function loader({ context }: Route.LoaderArgs) {
  return data({ products: await lostProducts(apiOf(context)) }, { status: 404 })
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: '404 Not Found' })
}

export default function Lost({ loaderData }: Route.ComponentProps) {
  return <LostPage products={loaderData.products} />
}
