import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A page without a browser, and what is fetched for it. */
async function aPage() {
  const fetched: string[] = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { origin: 'https://shop.example' })
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => void fetched.push(src) },
  })
  const { startAnalytics } = await import('./start-analytics.ts')
  const { pushEvent } = await import('../../events/push-event.ts')
  return { fetched, startAnalytics, pushEvent, entries: () => [...(window.dataLayer ?? [])] }
}

test('P-01: the Tag Manager is fetched once and reads the list as it is', async () => {
  const { fetched, startAnalytics, pushEvent, entries } = await aPage()
  pushEvent({ event: 'logout' })
  startAnalytics('GTM-ABC123', '/')
  startAnalytics('GTM-ABC123', '/')
  pushEvent({ event: 'login' })
  expect(fetched).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123'])
  expect(entries()).toEqual([
    { event: 'logout' },
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
    { event: 'login' },
  ])
})

test('P-01: Analytics gets what was told before and after as its commands', async () => {
  const { fetched, startAnalytics, pushEvent, entries } = await aPage()
  pushEvent({ event: 'logout' })
  startAnalytics('G-ABC123', '/canvas-prints')
  pushEvent({ event: 'Subscribe' })
  expect(fetched).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123'])
  const commands = entries().flatMap((entry) => (0 in entry ? [Object.values(entry).slice(0, 2)] : []))
  expect(commands).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-ABC123'],
    ['event', 'logout'],
    ['event', 'Subscribe'],
  ])
})

test('SH-18: Analytics reads each page by the address that it is given, and not by the browser’s', async () => {
  const { fetched, startAnalytics, entries } = await aPage()
  startAnalytics('G-ABC123', '/canvas-design-tool')
  startAnalytics('G-ABC123', '/checkout/cart')
  expect(fetched).toHaveLength(1)
  const commands = entries().flatMap((entry) => (0 in entry ? [Object.values(entry)] : []))
  expect(commands.slice(1)).toEqual([
    ['config', 'G-ABC123', { page_location: 'https://shop.example/canvas-design-tool' }],
    ['set', { page_location: 'https://shop.example/checkout/cart' }],
  ])
})
