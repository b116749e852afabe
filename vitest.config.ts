import { configDefaults, defineConfig } from 'vitest/config'

const isThorough = process.env.THOROUGH === '1'

export default defineConfig({
  // Vite would take the ES module of graphql and Node the CommonJS one; two copies of it refuse each other's schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['{families,packages,platform,shop,tools,ui}/**/*.test.{ts,tsx}'],
    // What takes minutes, such as fuzzing, is for `npm run test:long`.
    exclude: [...configDefaults.exclude, ...(isThorough ? [] : ['**/*.long.test.ts'])],
    globalSetup: ['tools/prepare-tests.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // For a machine that is several times slower than usual; a test that hangs is still found.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Shoppers and prices live in Australia; a test must not depend on where it runs.
    env: { TZ: 'Australia/Sydney' },
  },
})
