import { defineConfig } from '@playwright/test'
import { browserPath } from './platform/testing/browser.ts'

/** Each worker has a shop, a database and a browser of its own; on two cores two of them take half the time of one. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    trace: 'retain-on-failure',
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
