/** Addresses of families that the shop does not make yet (G-01, RT-151 to RT-167): until it does, they lead to what is nearest. */
import { Hono } from 'hono'

/** By the address of a tool or a page, the page that it leads to. A family that brings it takes its line away. */
export const laterFamilies: Readonly<Record<string, `/${string}`>> = {
  '/calendar-tool': '/photo-enlargements',
  '/photobook-tool': '/gifts-and-samples',
  '/photoprints-tool': '/photo-enlargements',
  '/neonchamp-tool': '/gifts-and-samples',
  '/neonchampnew-tool': '/gifts-and-samples',
  '/create-your-own-neon-sign': '/gifts-and-samples',
  '/photo-prints': '/photo-enlargements',
  '/photo-calendars': '/photo-enlargements',
  '/photo-books': '/personalized-photo-gifts',
  '/personalised-photo-book': '/personalized-photo-gifts',
  '/custom-neon-signs': '/gifts-and-samples',
  '/neon-sign-upload': '/gifts-and-samples',
  '/custom-statues': '/personalized-photo-gifts',
  '/custom-sculptures': '/personalized-photo-gifts',
  '/custom-pen-drives': '/photo-pen-drives',
}

/** Nothing of the request is passed on, so no link can choose where it leads (SH-06). */
export function laterFamilyRoutes(): Hono {
  const routes = new Hono()
  for (const [path, nearest] of Object.entries(laterFamilies)) {
    routes.get(path, (context) => {
      context.header('cache-control', 'public, max-age=300')
      return context.redirect(nearest, 302)
    })
  }
  return routes
}
