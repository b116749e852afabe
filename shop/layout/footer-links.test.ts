import { expect, test } from 'vitest'
import { footerLinks, legalLinks, socialLinks } from './footer-links.ts'

const all = [...footerLinks.flatMap(({ links }) => links), ...legalLinks]
const countOf = (heading: string) => footerLinks.find((group) => group.heading === heading)?.links.length

test.each(
  (
    'about-us contact-us shipping-policy company-faqs faq terms-conditions privacy-policy sitemap ' +
    'inspiration-photos-gallery refer-a-friend affiliate sizes-prices gift-certificate reviews ' +
    'customer-showcase video-testimonials'
  ).split(' '),
)('D-02: the footer leads to /%s', (urlKey) => {
  expect(all.filter(({ to }) => to === `/${urlKey}`)).toHaveLength(1)
})

test.each([
  ['D-03', 'Canvas', 12],
  ['D-04', 'Photo gifts', 13],
  ['D-05', 'Occasions', 5],
])('%s: under %s the footer has %i links', (_, heading, count) => {
  expect(countOf(heading)).toBe(count)
})

test('the licences of others are in the line that stays on every page', () => {
  expect(legalLinks.map(({ to }) => to)).toContain('/third-party-notices')
})

test('no two links of the footer have the same words or lead to the same page', () => {
  expect(new Set(all.map(({ to }) => to)).size).toBe(all.length)
  expect(new Set(all.map(({ label }) => label)).size).toBe(all.length)
})

test('D-09, CA-104: configured accounts come first, and only those with a safe address', () => {
  const links = socialLinks(
    'Instagram=https://social.example/keepsake | Facebook = https://f.example/k|Bad=javascript:alert(1)|=x',
  )
  expect(links.map(({ label, to }) => `${label} ${to}`)).toEqual([
    'Instagram https://social.example/keepsake',
    'Facebook https://f.example/k',
    'Twitter /twitter',
    'Blog /blog',
  ])
})
