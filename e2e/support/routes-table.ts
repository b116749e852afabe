/**
 * Every address of the shop as the requirements list it (section 3 there): what it shows, who may come in and what
 * search engines may do. An address whose screen is still to come is `later`: the page of lost addresses answers, the
 * gate before it. Rows of design tools and of the catalogue wait until a family has the address.
 */
import { laterPages } from '../../shop/content/rules/later-pages.ts'
import { laterTools } from '../../shop/routing/later-tools.ts'
import { familyAddresses, type Robots, type ToolAddress } from './family-addresses.ts'

export interface RouteRow {
  id: `RT-${string}`
  /** An address that the row stands for; undefined where the requirements name none. */
  path: string | undefined
  screen: 'shown' | 'later'
  /** Exactly, or as it ends. */
  title?: string | RegExp
  robots?: Robots
  gate?: 'customers' | 'guests'
  /** Asked with a cart of one canvas. */
  withCart?: true
  /** Where the row leads when nothing is under way there. */
  leadsTo?: string
  /** Of the address as it stands here, where it is not 200. */
  status?: 404
  /** What of the frame is not there. */
  without?: readonly ('header' | 'footer')[]
}

const later = (id: RouteRow['id'], path: string | undefined, more: Partial<RouteRow> = {}): RouteRow => ({
  id,
  path,
  screen: 'later',
  ...more,
})
const shown = (id: RouteRow['id'], path: string, more: Partial<RouteRow>): RouteRow => ({
  id,
  path,
  screen: 'shown',
  ...more,
})

/** Numbers a list of addresses from a first row on; those of `built` have their screen. */
const numbered = (
  first: number,
  paths: readonly string[],
  more: Partial<RouteRow> = {},
  built: Readonly<Record<string, Partial<RouteRow>>> = {},
): RouteRow[] =>
  paths.map((path, index) => {
    const id = `RT-${String(first + index).padStart(3, '0')}` as const
    const screen = built[path]
    return screen ? shown(id, path, screen) : later(id, path, more)
  })

/** CA-23. */
const SIGN_IN = { title: 'Sign in to the store', robots: 'NOINDEX,NOFOLLOW' } as const

const TOOLS = `uploadchoice-new pendrive-tool busroll-tool photomug-tool pillow-tool photoblanket-tool photocoaster-tool
  photomagnet-tool calendar-tool photobook-tool poster-tool photoprints-tool photopuzzle-tool photoblocks-tool
  ornaments-tool umbrella-tool playingcards-tool tablemat-tool choppingboard-tool bookmarks-tool mousepad-tool
  didacticgame-tool apron-tool frame-tool customframe-tool switchpanel-tool doubleacrylic-tool wallclock-tool
  walltiles-tool rubixcube-tool flipflops-tool mobilestand-tool luggagetag-tool beachtowel-tool yogamat-tool
  skateboard-tool sports-tool socks-tool photolamp-tool doormat-tool bathmat-tool rug-tool carpet-tool stocking-tool
  jewellery-tool pet-tags-tool pet-bowls-tool neonchamp-tool neonchampnew-tool designtool create-your-own-neon-sign
  create-your-rug`

const ACCOUNT = `dashboard settings/1/2 information add-address address-book edit-address my-orders view-order ordertickets
  todayshiporder newsletter gift-card-balance my-saved-design my-credits refer-and-earn my-rewards
  my-rewards/rewardpoints my-rewards/loyaltylevel my-rewards/loyaltylevel/join my-rewards/transactions settings policy`

const BLOG = 'blog blog/photography blog/canvas-ideas blog/womens-day blog/mothers-day-gift-ideas blog/a-post'

const CONTENT = `refer-a-friend reward-program sizes-prices coupons-codes-and-deals inspiration-photos-gallery
  photo-gallery-ideas photo-galleries-view customer-showcase share-your-photo productqa/index/view/ps/1 facebook twitter
  affiliate affiliate-program wholesale-canvas-printing free-canvas`

const CATALOGUE = `photo-prints personalised-photo-pillows metal-prints acrylic-prints custom-photo-mugs magic-photo-mugs
  acrylic-photo-blocks custom-photo-coasters photo-magnets personalised-photo-book wood-prints
  personalized-photo-gifts photo-books framed-prints panoramic-canvas-prints photo-blankets free-photo-canvas`

const paths = (words: string, below = ''): string[] => words.split(/\s+/).map((word) => `${below}/${word}`)

const INDEXED = { robots: 'INDEX,FOLLOW' } as const
/** CA-28: each tool has a title of its own, whatever it opens. */
const tool = ({ title, robots }: ToolAddress): Partial<RouteRow> => ({ title, robots })
const OF_FAMILIES = Object.fromEntries(
  [...familyAddresses('canvas')].map(([path, address]) => [
    path,
    address.shows === 'tool' ? tool(address) : INDEXED,
  ]),
)
const LATER_TOOLS = Object.fromEntries(
  Object.entries(laterTools).map(([path, leadsTo]) => [path, { leadsTo }]),
)
const LATER_PAGES = Object.fromEntries(
  [...laterPages].map(([path, leadsTo]) => [`/${path}`, { leadsTo: `/${leadsTo}` }]),
)
const BUILT_ACCOUNT = Object.fromEntries(
  paths(
    `dashboard settings settings/1/2 policy my-orders information add-address address-book ordertickets todayshiporder newsletter gift-card-balance my-saved-design my-credits refer-and-earn my-rewards
    my-rewards/rewardpoints my-rewards/loyaltylevel my-rewards/loyaltylevel/join my-rewards/transactions`,
    '/customer/account',
  ).map((path) => [path, { gate: 'customers' as const }]),
)
/** SH-24: without a key there is nothing to show. */
const NO_PROOF = { status: 404, robots: 'NOINDEX,NOFOLLOW' } as const
const TRACKING = { title: 'Track your order', robots: 'NOINDEX,NOFOLLOW' } as const
const LOST = { title: '404 Not Found', robots: 'NOINDEX,NOFOLLOW' } as const

export const routesTable: readonly RouteRow[] = [
  shown('RT-001', '/', INDEXED),
  shown('RT-002', '/home', INDEXED),
  shown('RT-003', '/catalogsearch/result?q=canvas', { title: /Search Page$/, robots: 'NOINDEX,NOFOLLOW' }),
  shown('RT-004', '/search/go?q=canvas', { robots: 'NOINDEX,NOFOLLOW' }),
  shown('RT-005', '/noheader-nofooter', { robots: 'NOINDEX,NOFOLLOW', without: ['header', 'footer'] }),
  later('RT-006', '/neon-sign-tool-products'),
  shown('RT-007', '/speed-test', { robots: 'NOINDEX,NOFOLLOW', without: ['header', 'footer'] }),
  later('RT-008', '/x/product/picture-tips', { without: ['footer'] }),
  later('RT-009', '/x/product/review', { without: ['footer'] }),
  later('RT-010', '/x/product/upload', { without: ['footer'] }),
  ...numbered(11, ['/uploadchoice'], {}, OF_FAMILIES),
  ...numbered(12, paths(TOOLS), {}, { ...LATER_TOOLS, ...OF_FAMILIES }),
  shown('RT-064', '/checkout/cart', { title: 'Shopping Cart', robots: 'NOINDEX,NOFOLLOW' }),
  shown('RT-065', '/checkout', {
    title: 'Checkout',
    robots: 'NOINDEX,NOFOLLOW',
    withCart: true,
  }),
  shown('RT-066', '/checkout/success', { title: 'Success', robots: 'NOINDEX,NOFOLLOW' }),
  shown('RT-067', '/checkout/receipt/approved', { leadsTo: '/checkout/cart' }),
  shown('RT-068', '/checkout/receipt/cancel', { robots: 'NOINDEX,NOFOLLOW' }),
  shown('RT-069', '/abandoned/checkout/cart', { leadsTo: '/checkout/cart' }),
  // CA-83: of a shop that names no check; identification.spec.ts has one that does.
  shown('RT-070', '/validate/identification', { ...LOST, status: 404 }),
  shown('RT-071', '/gift-certificate', { title: /^Gift certificates/, ...INDEXED }),
  // K-07: of a line that no cart holds.
  shown('RT-072', '/gift-certificate/1', {
    title: /^Gift certificates/,
    robots: 'NOINDEX,NOFOLLOW',
    status: 404,
  }),
  shown('RT-073', '/proof_order', { ...NO_PROOF, title: 'Proof of your order' }),
  shown('RT-074', '/artwork_view', { ...NO_PROOF, title: 'Artwork proof' }),
  shown('RT-075', '/order-status-tracking', TRACKING),
  shown('RT-076', '/order-es', TRACKING),
  shown('RT-077', '/order-cp', TRACKING),
  shown('RT-078', '/order-bcpb', TRACKING),
  shown('RT-079', '/order-bps', TRACKING),
  shown('RT-080', '/bulk-order', { gate: 'customers' }),
  shown('RT-081', '/customer/login', { gate: 'guests', ...SIGN_IN }),
  shown('RT-082', '/customer/login/anything', { gate: 'guests', ...SIGN_IN }),
  shown('RT-083', '/customer/register', {
    title: 'Create an account',
    robots: 'NOINDEX,NOFOLLOW',
    gate: 'guests',
  }),
  shown('RT-084', '/customer/forgot-password', {
    title: 'Forgot your password',
    robots: 'NOINDEX,NOFOLLOW',
  }),
  shown('RT-085', '/customer/reset-password', {
    title: 'Choose a new password',
    robots: 'NOINDEX,NOFOLLOW',
  }),
  shown('RT-086', '/customer/create-password', {
    title: 'Choose your password',
    robots: 'NOINDEX,NOFOLLOW',
  }),
  shown('RT-087', '/customer/resend-link', { title: 'Confirm your email', robots: 'NOINDEX,NOFOLLOW' }),
  shown('RT-088', '/customer/account', { gate: 'customers' }),
  ...numbered(89, paths(ACCOUNT, '/customer/account'), { gate: 'customers' }, BUILT_ACCOUNT),
  ...numbered(111, paths(BLOG)),
  later('RT-117', '/reviews'),
  shown('RT-118', '/write-a-review', { title: 'Write a review', robots: 'NOINDEX,NOFOLLOW' }),
  shown('RT-119', '/contact-us', { title: /^Contact us/, ...INDEXED }),
  shown('RT-120', '/about-us', { title: /^About us/, ...INDEXED }),
  ...numbered(121, paths(CONTENT), {}, OF_FAMILIES),
  // CA-50: more of them are in priced-pages.ts.
  shown('RT-137', '/free-photo-pillow', INDEXED),
  later('RT-138', '/groupon-deals'),
  later('RT-139', '/flash-sale'),
  later('RT-140', undefined),
  later('RT-141', undefined),
  shown('RT-142', '/shipping-policy', { title: /^Delivery/, ...INDEXED }),
  later('RT-143', '/company-faqs'),
  shown('RT-144', '/faq', { title: /^Questions people ask/, ...INDEXED }),
  shown('RT-145', '/terms-conditions', { title: /^Terms and conditions/, ...INDEXED }),
  shown('RT-146', '/privacy-policy', { title: /^Privacy/, ...INDEXED }),
  later('RT-147', '/sitemap'),
  later('RT-148', '/video-testimonials'),
  shown('RT-149', '/australia-day', INDEXED),
  shown('RT-150', '/canvas-prints', INDEXED),
  ...numbered(151, paths(CATALOGUE), {}, { ...LATER_PAGES, ...OF_FAMILIES }),
  shown('RT-168', '/custom-canvas-print', INDEXED),
  later('RT-169', '/no-such-page', LOST),
  later('RT-170', '/missing/foo.png', LOST),
  later('RT-171', undefined),
]

/** Rows that stay not found, and so are not waited for. */
export const lostForEver: readonly string[] = ['RT-169', 'RT-170']
