/** Addresses of design tools whose families the shop does not make yet (G-01): until it does, they lead to what is nearest. */
import { Hono } from 'hono'

/** By the address of the tool, the page that it leads to. A family that brings its tool takes its line away. */
export const laterTools: Readonly<Record<string, `/${string}`>> = {
  '/calendar-tool': '/photo-enlargements',
  '/photobook-tool': '/gifts-and-samples',
  '/photoprints-tool': '/photo-enlargements',
  '/neonchamp-tool': '/gifts-and-samples',
  '/neonchampnew-tool': '/gifts-and-samples',
  '/create-your-own-neon-sign': '/gifts-and-samples',
}

/** Nothing of the request is passed on, so no link can choose where it leads (SH-06). */
export function laterToolRoutes(): Hono {
  const routes = new Hono()
  for (const [path, nearest] of Object.entries(laterTools)) {
    routes.get(path, (context) => {
      context.header('cache-control', 'public, max-age=300')
      return context.redirect(nearest, 302)
    })
  }
  return routes
}
