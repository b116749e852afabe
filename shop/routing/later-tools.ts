/** Addresses of design tools whose families the shop, or this brand of it, does not make (G-01): they lead to what is nearest. */
import { Hono } from 'hono'
import { type BrandCode, brands } from '../brands/brand.ts'

/** By the address of the tool, the page that it leads to. A family that brings its tool takes its line away. */
export const laterTools: Readonly<Record<string, `/${string}`>> = {
  '/calendar-tool': '/photo-enlargements',
  '/photobook-tool': '/gifts-and-samples',
  '/photoprints-tool': '/photo-enlargements',
  '/neonchamp-tool': '/gifts-and-samples',
  '/neonchampnew-tool': '/gifts-and-samples',
  '/create-your-own-neon-sign': '/gifts-and-samples',
}

interface ToolFamily {
  readonly record: { readonly toolPages: readonly { readonly path: string }[] }
  readonly pages: { readonly brands: readonly string[] }
}

/**
 * By address, where the tools lead that a brand does not open: of one that makes a single kind of goods, to its main category.
 *
 * @param families  of every brand: an address that any of them opens is an address of a tool
 */
export function awayTools(
  brand: BrandCode,
  families: readonly ToolFamily[],
): Readonly<Record<string, `/${string}`>> {
  if (brand === 'canvas') return laterTools
  const nearest = `/${brands[brand].mainCategory.urlPath}` as const
  const pathsOf = (some: readonly ToolFamily[]) =>
    some.flatMap(({ record }) => record.toolPages.map(({ path }) => path))
  const opened = new Set(pathsOf(families.filter(({ pages }) => pages.brands.includes(brand))))
  const all = [...Object.keys(laterTools), ...pathsOf(families)]
  return Object.fromEntries(all.filter((path) => !opened.has(path)).map((path) => [path, nearest]))
}

/** Nothing of the request is passed on, so no link can choose where it leads (SH-06). */
export function laterToolRoutes(tools: Readonly<Record<string, `/${string}`>>): Hono {
  const routes = new Hono()
  for (const [path, nearest] of Object.entries(tools)) {
    routes.get(path, (context) => {
      context.header('cache-control', 'public, max-age=300')
      return context.redirect(nearest, 302)
    })
  }
  return routes
}
