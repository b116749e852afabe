import type { Queryable } from '#platform/database/pool.ts'
import { type Category, categoryByPath } from '../categories-store.ts'
import { readRewrite } from '../rewrites-store.ts'
import { routePath } from '../rules/route-path.ts'
import { type Product, productByUrlKey } from '../store.ts'

/** A path that leads to another one, which none of the catalogue's pages has. */
export interface Rewrite {
  targetPath: string
  redirectCode: number
}

/** A page of texts, as far as the catalogue looks at it. */
export interface RoutedCmsPage {
  id: number
  identifier: string
}

/** What a path opens, and how it was reached when not by its own address. */
export type Routed = (Product | Category | RoutedCmsPage) & { redirectCode?: number }

export interface RouteDeps {
  db: Queryable
  /** Pages of texts stand above the catalogue, so it is told how to look for one. */
  cmsPage: (urlKey: string) => Promise<RoutedCmsPage | null>
}

/**
 * What a path opens: a product, a category, a page of texts, or a redirect to one of these.
 *
 * A redirect is followed once, never in a circle.
 */
export async function findRoute(deps: RouteDeps, url: string): Promise<Routed | Rewrite | undefined> {
  const asked = routePath(url)
  if (!asked) return undefined
  const found = await entityAt(deps, asked.path)
  if (found) return asked.redirectCode === 0 ? found : { ...found, redirectCode: asked.redirectCode }

  const rewrite = await readRewrite(deps.db, asked.path)
  if (!rewrite) return undefined
  const target = routePath(rewrite.targetPath)
  const entity = target && (await entityAt(deps, target.path))
  return entity ? { ...entity, redirectCode: rewrite.redirectCode } : rewrite
}

/** B-45: a product first, then a category, then a page of texts. */
async function entityAt({ db, cmsPage }: RouteDeps, path: string): Promise<Routed | undefined> {
  const product = path.includes('/') ? undefined : await productByUrlKey(db, path)
  return product ?? (await categoryByPath(db, path)) ?? (await cmsPage(path)) ?? undefined
}
