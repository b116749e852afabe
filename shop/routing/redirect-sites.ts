/** Addresses that lead to sites of other countries and of another brand (B-12, B-13): this list and no other (CA-35). */
import { Hono } from 'hono'

/** By the name that the setting REDIRECT_SITES gives a site. */
export const redirectSites = {
  nz: { path: '/affiliate-nz', about: 'New Zealand' },
  us: { path: '/affiliate-us', about: 'United States' },
  uk: { path: '/affiliate-uk', about: 'United Kingdom' },
  ca: { path: '/affiliate-ca', about: 'Canada' },
  in: { path: '/affiliate-in', about: 'India' },
  neon: { path: '/affiliate-neon', about: 'the neon brand' },
} as const satisfies Record<string, { path: `/${string}`; about: string }>

/**
 * A redirect for every site that has an address; a site without one is not found. Nothing of the request is passed on, so
 * no link can choose where it leads (SH-06).
 *
 * @throws Error when an address is given for a name that is not on the list
 */
export function redirectSiteRoutes(addresses: ReadonlyMap<string, string>): Hono {
  const routes = new Hono()
  for (const [name, address] of addresses) {
    if (!isSite(name)) {
      const names = Object.keys(redirectSites).join(', ')
      throw new Error(`REDIRECT_SITES names "${name}", which is none of ${names}.`)
    }
    routes.get(redirectSites[name].path, (context) => {
      context.header('cache-control', 'public, max-age=300')
      return context.redirect(address, 302)
    })
  }
  return routes
}

const isSite = (name: string): name is keyof typeof redirectSites => name in redirectSites
