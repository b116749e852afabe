import { expect, test } from 'vitest'
import { redirectSiteRoutes, redirectSites } from './redirect-sites.ts'

const NZ = 'https://keepsake.example/nz'

test('B-12: an address of another country leads to the configured site, whatever the request says', async () => {
  const routes = redirectSiteRoutes(new Map([['nz', NZ]]))
  const answer = await routes.request('/affiliate-nz?to=https://evil.example')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, NZ])
  const unset = await routes.request('/affiliate-us')
  expect(unset.status, 'without an address it is left to the page of lost addresses').toBe(404)
})

test('B-13, CA-35: the list has other countries and one entry for the neon brand', async () => {
  const { neon, ...countries } = redirectSites
  expect(neon.path).toBe('/affiliate-neon')
  expect(Object.keys(countries).length).toBeGreaterThan(1)
  const all = new Map(Object.keys(redirectSites).map((name) => [name, `https://${name}.example`]))
  const routes = redirectSiteRoutes(all)
  for (const [name, { path }] of Object.entries(redirectSites)) {
    expect((await routes.request(path)).headers.get('location')).toBe(`https://${name}.example`)
  }
})

test('SH-06: a site that is not on the list keeps the shop from starting', () => {
  expect(() => redirectSiteRoutes(new Map([['mars', 'https://mars.example']]))).toThrow(
    'REDIRECT_SITES names "mars", which is none of nz, us, uk, ca, in, neon.',
  )
})
