import { defineConfig } from '@playwright/test'
import { browserPath } from './platform/testing/browser.ts'

/** One worker: the shop, its database and the browser already share two cores. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  workers: 1,
  // One that passes only when repeated has failed once too often; the second try is there to be traced.
  retries: 1,
  failOnFlakyTests: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // Drawn up for every test it would cost a fifth of the run.
    trace: 'on-first-retry',
    // A worker answers behind the back of `page.route`; the journeys that are about it let it in.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-background-networking',
        '--force-color-profile=srgb',
      ],
    },
  },
})
