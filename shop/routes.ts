import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { createRouteTable } from '#packages/routes/route-table.ts'
import { CARD_ENTRY } from './checkout/rules/card-entry-address.ts'
import { KEEP_DESIGNS } from './design/rules/keep-address.ts'
import { type Family, readFamilies } from './families/read-families.ts'
import { IDENTIFICATION } from './routing/identification-paths.ts'
import { mailPatterns } from './routing/mail-paths.ts'
import { CHANGE_ORDER, proofPatterns, trackingPatterns } from './routing/order-paths.ts'
import { type PageName, patterns } from './routing/patterns.ts'

/** Which page opens under which name; a name that is taken or a page that is missing stops the build. */
export const routeTable = createRouteTable<string>()

/**
 * Its route has the name as well: every page loads the list of all routes, and names are shorter than files.
 *
 * @param below  whether the page also opens at every address below its own
 */
function page(name: PageName, file: string, { below }: { below?: true } = {}) {
  const pattern = checked(name, patterns[name], file)
  const id = { id: name }
  return pattern === '/' ? index(file, id) : route(pattern.slice(1) + (below ? '/*' : ''), file, id)
}

/** A page whose address only mails and other pages of the same kind know. */
const mailPage = (name: string, pattern: string, file: string) =>
  route(checked(name, pattern, file).slice(1), file, { id: name })

function checked(name: string, pattern: string, file: string): string {
  const isThere = existsSync(join(resolve('shop'), file))
  return routeTable.add(name, pattern, isThere ? file : undefined).pattern
}

const TOOL = 'design/pages/design-tool.tsx'

/** Every address that opens the design tool. */
function toolRoutes(families: readonly Family[]) {
  const all = families.flatMap(({ record }) => record.toolPages.map(({ path }) => path))
  const others = [...new Set(all)].filter((path) => path !== patterns.designTool)
  return others.map((path) => {
    const { pattern } = routeTable.add(`tool${path}`, path, TOOL)
    // Named by its address alone: what a browser fetches first lists it.
    return route(pattern.slice(1), TOOL, { id: pattern.slice(1) })
  })
}

/** Every address and the page it opens. */
export default [
  // Short names: every page loads the list of all of them.
  layout('layout/pages/shop-frame.tsx', { id: 'shop' }, [
    layout('layout/pages/page-errors.tsx', { id: 'pages' }, [
      page('home', 'content/pages/home-page.tsx'),
      page('homeByName', 'content/pages/home-page.tsx'),
      page('search', 'catalogue/pages/search-page.tsx'),
      page('hostedSearch', 'catalogue/pages/search-page.tsx'),
      page('cart', 'cart/pages/cart-page.tsx'),
      // K-06, K-07: without a name, as the addresses are the product's own and the API's link to a line.
      route('gift-certificate/:line?', 'cart/pages/gift-certificate-page.tsx', { id: 'gift-certificate' }),
      page('writeReview', 'reviews/pages/write-review-page.tsx'),
      page('success', 'checkout/pages/success-page.tsx'),
      page('paymentCancelled', 'checkout/pages/payment-cancelled-page.tsx'),
      // The gate of the account; a screen that does not exist yet is not found.
      layout('layout/pages/gate.tsx', { id: 'gate' }, [
        // H-10: any suffix opens the same screen.
        page('signIn', 'account/pages/sign-in-page.tsx', { below: true }),
        page('register', 'account/pages/register-page.tsx'),
        // Every screen of the account; see the page.
        route('customer/account/*', 'account/pages/account-page.tsx', { id: 'account' }),
        route('customer/*', 'content/pages/not-found-page.tsx', { id: 'customer' }),
        // Without a name, as names are sent with every page; its one link is in account-paths.ts.
        route('bulk-order', 'bulk-order/pages/bulk-order-page.tsx', { id: 'bulk-order' }),
      ]),
      page('forgotPassword', 'account/pages/forgot-password-page.tsx'),
      mailPage('resetPassword', mailPatterns.resetPassword, 'account/pages/choose-password-page.tsx'),
      mailPage('createPassword', mailPatterns.createPassword, 'account/pages/choose-password-page.tsx'),
      page('resendLink', 'account/pages/resend-link-page.tsx'),
      mailPage('confirmEmail', mailPatterns.confirmEmail, 'account/pages/confirm-email-page.tsx'),
      ...Object.entries(trackingPatterns).map(([name, pattern]) =>
        mailPage(name, pattern, 'account/pages/tracking-page.tsx'),
      ),
      mailPage('changeOrder', CHANGE_ORDER, 'account/pages/change-order-page.tsx'),
      mailPage('orderProof', proofPatterns.orderProof, 'account/pages/order-proof-page.tsx'),
      mailPage('artworkProof', proofPatterns.artworkProof, 'account/pages/artwork-proof-page.tsx'),
      page('subscribe', 'newsletter/pages/subscribe-page.tsx'),
      // Without a name, as names are sent with every page.
      route(IDENTIFICATION.slice(1), 'identification/pages/identification-page.tsx', { id: 'identity' }),
      // Without a name, as names are sent with every page; browsers need this one for nothing.
      route('third-party-notices', 'content/pages/third-party-notices-page.tsx', { id: 'notices' }),
      page('urlKey', 'content/pages/url-key-page.tsx'),
      // Categories below others, such as /canvas-prints/square-canvases, and whatever is lost.
      route('*', 'content/pages/url-key-page.tsx', { id: 'url-path' }),
    ]),
  ]),
  layout('layout/pages/checkout-frame.tsx', { id: 'buying' }, [
    page('checkout', 'checkout/pages/checkout-page.tsx'),
    page('paymentApproved', 'checkout/pages/payment-approved-page.tsx'),
  ]),
  page('manifest', 'layout/pages/manifest.ts'),
  page('cartCount', 'cart/pages/cart-count.ts'),
  page('cartLines', 'cart/pages/mini-cart-lines.ts'),
  page('logout', 'layout/pages/logout.ts'),
  layout('layout/pages/tool-frame.tsx', { id: 'tools' }, [
    page('designTool', TOOL),
    ...toolRoutes(await readFamilies()),
  ]),
  route(CARD_ENTRY.slice(1), 'checkout/pages/card-entry.ts', { id: 'card-entry' }),
  route(KEEP_DESIGNS.slice(1), 'design/pages/keep-designs.ts', { id: 'keep' }),
  // Not built for production, where the address is not found.
  ...(process.env.NODE_ENV === 'development'
    ? [route('styleguide', 'style-guide/style-guide-page.tsx')]
    : []),
] satisfies RouteConfig
