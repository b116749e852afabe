import { defineConfig } from '@playwright/test'

/** Its runner without its browsers; `npm run test:engines`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  workers: 1,
  timeout: 120_000,
  reporter: [['list'], ['json', { outputFile: '../../test-results/engines.json' }]],
  outputDir: '../../test-results/engines',
})
