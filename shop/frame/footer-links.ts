/** Where the footer leads, D-02 to D-05. Read by the loader alone: browsers get the links with the page, not as code. */
import { paths } from '../paths.ts'

export interface LinkGroup {
  heading: string
  links: readonly { label: string; to: string }[]
}

const group = (heading: string, links: Readonly<Record<string, string>>): LinkGroup => ({
  heading,
  links: Object.entries(links).map(([urlKey, label]) => ({ label, to: paths.page(urlKey) })),
})

export const footerLinks: readonly LinkGroup[] = [
  group('Company', {
    'about-us': 'About us',
    'contact-us': 'Contact us',
    reviews: 'Reviews',
    'customer-showcase': 'Customer showcase',
    'video-testimonials': 'Video testimonials',
    'inspiration-photos-gallery': 'Inspiration gallery',
    'refer-a-friend': 'Refer a friend',
    affiliate: 'Affiliates',
  }),
  group('Help', {
    faq: 'Product questions',
    'company-faqs': 'Company questions',
    'shipping-policy': 'Delivery',
    'sizes-prices': 'Sizes and prices',
    'gift-certificate': 'Gift certificates',
  }),
  group('Canvas', {
    'custom-canvas-prints': 'Custom canvas prints',
    'panoramic-canvas-prints': 'Panoramic canvas',
    'large-canvas-prints': 'Large canvas',
    'pop-art-canvas': 'Pop art canvas',
    'gallery-wrapped-canvas': 'Gallery wrapped canvas',
    'photo-enlargements': 'Photo enlargements',
    'quality-canvas-prints': 'Quality canvas',
    'collage-canvas-prints': 'Collage canvas',
    'photo-mosaic-canvas': 'Mosaic canvas',
    'canvas-wall-displays': 'Wall displays',
    'wedding-canvas-prints': 'Wedding canvas',
    'split-canvas-prints': 'Split canvas',
  }),
  group('Photo gifts', {
    'acrylic-prints': 'Acrylic prints',
    'metal-prints': 'Metal prints',
    'wood-prints': 'Wood prints',
    'photo-blankets': 'Photo blankets',
    'personalised-photo-pillows': 'Photo pillows',
    'custom-photo-mugs': 'Photo mugs',
    'photo-prints': 'Photo prints',
    'custom-photo-coasters': 'Photo coasters',
    'photo-magnets': 'Photo magnets',
    'photo-frames': 'Photo frames',
    'photo-collage': 'Photo collage',
    'photo-ornaments': 'Photo ornaments',
    'photo-lamps': 'Photo lamps',
  }),
  group('Occasions', {
    'australia-day': 'Australia Day',
    'valentines-day': 'Valentine’s Day',
    'womens-day': 'Women’s Day',
    'mothers-day': 'Mother’s Day',
    'fathers-day': 'Father’s Day',
  }),
]

/** The last line, which stays where everything else is left out. */
export const legalLinks = group('Legal', {
  'privacy-policy': 'Privacy',
  'terms-conditions': 'Terms',
  sitemap: 'Sitemap',
}).links

/** D-09: the pages that help to share the shop; accounts that staff configure come before them. */
const sharing = group('Social', { facebook: 'Facebook', twitter: 'Twitter', blog: 'Blog' }).links

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
