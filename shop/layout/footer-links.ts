/** Where the footer leads, D-02 to D-05. Only the loader imports this, so the links are data and no code of the page. */
import { brandShop } from '../brands/brand-shop.ts'
import { paths } from '../routing/paths.ts'

export interface LinkGroup {
  heading: string
  links: readonly { label: string; to: string }[]
}

const linkGroup = (heading: string, pages: Readonly<Record<string, string>>): LinkGroup => ({
  heading,
  links: Object.entries(pages).map(([urlKey, label]) => ({ label, to: paths.page(urlKey) })),
})

export const footerLinks: readonly LinkGroup[] = [
  linkGroup('Company', {
    'about-us': 'About us',
    'contact-us': 'Contact us',
    reviews: 'Reviews',
    'customer-showcase': 'Customer showcase',
    'video-testimonials': 'Video testimonials',
    'inspiration-photos-gallery': 'Inspiration gallery',
    'refer-a-friend': 'Refer a friend',
    affiliate: 'Affiliates',
  }),
  linkGroup('Help', {
    faq: 'Product questions',
    'company-faqs': 'Company questions',
    'shipping-policy': 'Delivery',
    'sizes-prices': 'Sizes and prices',
    'gift-certificate': 'Gift certificates',
  }),
  ...brandShop.footer.map(({ heading, pages }) => linkGroup(heading, pages)),
]

/** The last line, which is shown where all other groups are hidden. */
export const legalLinks = [
  ...linkGroup('Legal', {
    'privacy-policy': 'Privacy',
    'terms-conditions': 'Terms',
    sitemap: 'Sitemap',
  }).links,
  { label: 'Licences', to: paths.page('third-party-notices') },
]

/** D-09: the pages that help to share the shop; accounts that staff configure come before them. */
const sharing = linkGroup('Social', { facebook: 'Facebook', twitter: 'Twitter', blog: 'Blog' }).links

/**
 * @param configured accounts as `Name=https://…`, with bars between; CA-104. Other addresses are left out (SH-26).
 * @example socialLinks('Instagram=https://social.example/keepsake')[0]?.label // 'Instagram'
 */
export function socialLinks(configured: string | undefined): LinkGroup['links'] {
  const accounts = (configured ?? '').split('|').flatMap((account) => {
    const [, label, to] = /^\s*([^=]{1,40}?)\s*=\s*(https:\/\/\S+)\s*$/.exec(account) ?? []
    return label && to && URL.canParse(to) ? [{ label, to }] : []
  })
  return [...accounts, ...sharing.filter(({ label }) => !accounts.some((one) => one.label === label))]
}
