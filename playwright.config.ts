import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { isThorough, LONG } from './e2e/support/thorough.ts'
import { browserPath } from './platform/testing/browser.ts'

/** Two workers, each with a shop of its own: a journey waits more than it computes. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  globalSetup: './e2e/support/sample-mock-ups.ts',
  testIgnore: [
    // They drive browsers of their own: `npm run test:engines`.
    join(import.meta.dirname, 'e2e', 'engines', '**'),
    ...(isThorough ? [] : [join(import.meta.dirname, 'e2e', 'long', '**')]),
  ],
  ...(isThorough ? {} : { grepInvert: new RegExp(LONG) }),
  workers: 2,
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
