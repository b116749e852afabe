import { expect, test } from 'vitest'
import { patterns } from '../../routing/patterns.ts'
import { robotsText } from './robots.ts'
import { MAX_ADDRESSES, sitemapIndexXml, sitemapXml } from './sitemap.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

test('a site map lists addresses, with the moment of their last change where it is known', () => {
  const xml = sitemapXml([
    { url: 'https://shop.example/a', changedAt: new Date('2026-11-20T10:00:00Z') },
    { url: 'https://shop.example/b', changedAt: null },
  ])
  expect(xml).toBe(
    `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n` +
      '<url><loc>https://shop.example/a</loc><lastmod>2026-11-20T10:00:00.000Z</lastmod></url>\n' +
      '<url><loc>https://shop.example/b</loc></url>\n' +
      '</urlset>\n',
  )
})

test('an index names the files that hold the addresses', () => {
  expect(sitemapIndexXml(['https://shop.example/sitemap-1.xml'])).toBe(
    `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n` +
      '<sitemap><loc>https://shop.example/sitemap-1.xml</loc></sitemap>\n' +
      '</sitemapindex>\n',
  )
})

test('signs of an address that mean something in XML are written as entities', () => {
  const xml = sitemapXml([{ url: `https://shop.example/a?b=1&c=2#it's<">`, changedAt: null }])
  expect(xml).toContain('?b=1&amp;c=2#it&apos;s%3C%22%3E</loc>')
})

test('a file holds 10,000 addresses, and not one more', () => {
  const one = { url: 'https://shop.example/a', changedAt: null }
  expect(sitemapXml(Array.from({ length: MAX_ADDRESSES }, () => one)).split('<url>')).toHaveLength(10_001)
  expect(() => sitemapXml(Array.from({ length: MAX_ADDRESSES + 1 }, () => one))).toThrow(
    'Expected at most 10000 addresses but received 10001',
  )
})

test('robots leave alone what belongs to one visitor, and find the site map', () => {
  const lines = robotsText('https://shop.example').split('\n')
  expect(lines[0]).toBe('User-agent: *')
  expect(lines.slice(-3)).toEqual(['', 'Sitemap: https://shop.example/sitemap.xml', ''])
  for (const path of [
    patterns.checkout,
    '/customer/',
    '/orders/',
    '/proof_order',
    '/artwork_view',
    '/newsletter/',
    '/media/uploads',
    '/media/private/',
    '/media/photos/',
    '/media/revisions/',
    '/events',
    '/third-party-notices/',
    `${patterns.search}?`,
    `${patterns.hostedSearch}?`,
    `${patterns.designTool}?`,
    '/*-tool?',
  ]) {
    expect(lines).toContain(`Disallow: ${path}`)
  }
  expect(lines).not.toContain('Disallow: /')
})
