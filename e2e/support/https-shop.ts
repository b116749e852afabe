/** A shop as the internet sees it: on https://shop.example, behind a proxy that terminates TLS. */
import { makeDataDir, removeDataDir, type ShopProcess, startShopProcess } from '../../tools/shop-process.ts'
import { test as base } from './shop.ts'
import { freePort, startTlsProxy } from './tls-proxy.ts'

export const PUBLIC = 'https://shop.example'
/** Another host, so another site, as every provider is. */
const GATEWAY = 'https://test-cards.example'

/** Its pages take the certificate, which nobody has signed. */
export const test = base.extend<object, { behind: ShopProcess & { gatewayUrl: string } }>({
  behind: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const dataDir = makeDataDir()
      const port = await freePort()
      const shop = await startShopProcess(dataDir, {
        PUBLIC_URL: PUBLIC,
        TRUSTED_PROXIES: 'loopback',
        PAYMENTS: 'test',
        TEST_GATEWAY_URL: GATEWAY,
        TEST_GATEWAY_PORT: String(port),
      })
      await use({ ...shop, gatewayUrl: `http://127.0.0.1:${port}` })
      await shop.stop()
      removeDataDir(dataDir)
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  shop: [async ({ behind }, use) => use({ ...behind, url: PUBLIC }), { scope: 'worker' }],
  ignoreHTTPSErrors: true,
  browser: [
    async ({ playwright, launchOptions, behind }, use) => {
      const proxy = await startTlsProxy(behind.url)
      const gatewayProxy = await startTlsProxy(behind.gatewayUrl)
      console.log(`TLS is terminated by ${proxy.software}.`)
      const hosts = [
        `MAP shop.example 127.0.0.1:${proxy.port}`,
        `MAP test-cards.example 127.0.0.1:${gatewayProxy.port}`,
      ]
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=${hosts.join(', ')}`],
      })
      await use(browser)
      await browser.close()
      await Promise.all([proxy.stop(), gatewayProxy.stop()])
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})
