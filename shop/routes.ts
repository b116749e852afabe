import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every address and the page it opens. */
export default [
  layout('frame/pages/shop-frame.tsx', [
    layout('frame/pages/page-errors.tsx', [
      index('content/pages/home-page.tsx'),
      route('home', 'content/pages/home-page.tsx', { id: 'home' }),
      route('catalogsearch/result', 'catalogue/pages/search-page.tsx'),
      route('search/go', 'catalogue/pages/search-page.tsx', { id: 'hosted-search' }),
      route('checkout/cart', 'cart/pages/cart-page.tsx'),
      route('checkout/success', 'checkout/pages/success-page.tsx'),
      route('checkout/receipt/cancel', 'checkout/pages/payment-cancelled-page.tsx'),
      // Behind the gate stand the screens of the account; until there is one, its address is that of a lost page.
      layout('frame/pages/gate.tsx', [
        route('customer/*', 'content/pages/lost-page.tsx', { id: 'customer' }),
        route('bulk-order', 'content/pages/lost-page.tsx', { id: 'bulk-order' }),
      ]),
      route('newsletter/subscribe', 'newsletter/pages/subscribe-page.tsx'),
      route(':urlKey', 'content/pages/url-key-page.tsx'),
      // Categories below others, such as /canvas-prints/square-canvases, and whatever is lost.
      route('*', 'content/pages/url-key-page.tsx', { id: 'url-path' }),
    ]),
  ]),
  layout('frame/pages/checkout-frame.tsx', [
    route('checkout', 'checkout/pages/checkout-page.tsx'),
    route('checkout/receipt/approved', 'checkout/pages/payment-approved-page.tsx'),
  ]),
  route('manifest.webmanifest', 'frame/pages/manifest.ts'),
  route('checkout/cart/count', 'cart/pages/cart-count.ts'),
  route('checkout/cart/lines', 'cart/pages/mini-cart-lines.ts'),
  route('customer/logout', 'frame/pages/logout.ts'),
  route('uploadchoice', 'design/pages/design-tool.tsx'),
] satisfies RouteConfig
