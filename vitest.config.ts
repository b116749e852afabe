import { configDefaults, defineConfig } from 'vitest/config'

const isThorough = process.env.THOROUGH === '1'

/** What knows neither clock nor network nor process (tools/rooms.ts): files of it cannot disturb one another. */
const PURE = ['{families,packages,ui}/**/*.test.{ts,tsx}', 'shop/**/rules/**/*.test.{ts,tsx}']

export default defineConfig({
  // Vite would take the ES module of graphql and Node the CommonJS one; two copies of it refuse each other's schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // What takes minutes, such as fuzzing, is for `npm run test:long`.
    exclude: [...configDefaults.exclude, ...(isThorough ? [] : ['**/*.long.test.ts'])],
    pool: 'forks',
    maxWorkers: 2,
    // For a machine that is several times slower than usual; a test that hangs is still found.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Shoppers and prices live in Australia; a test must not depend on where it runs.
    env: { TZ: 'Australia/Sydney' },
    projects: [
      // A worker for many files: what they import is read once.
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'shop',
          include: ['{platform,shop,tools}/**/*.test.{ts,tsx}'],
          exclude: PURE,
          globalSetup: ['tools/prepare-tests.ts'],
        },
      },
    ],
  },
})
