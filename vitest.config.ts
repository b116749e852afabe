import { configDefaults, defineConfig } from 'vitest/config'
import { earlyScripts } from './tools/early-scripts.ts'

const isThorough = process.env.THOROUGH === '1'

/** What knows neither clock nor network nor process (tools/boundaries/rooms.ts), and so needs no database. */
const PURE = ['{families,packages,ui}/**/*.test.{ts,tsx}', 'shop/**/rules/**/*.test.{ts,tsx}']

/** What would leave something in a cache of the process, or count what others left there. */
const ALONE = [
  // Counts the statements that the process has sent.
  'platform/database/prepared-statements.test.ts',
  // Publish a second version of the canvas record; a process reads each version once.
  'shop/catalogue/catalogue.test.ts',
  'shop/orders/orders.test.ts',
]

/** Fonts and types that are not kept in the repository. */
const GENERATED = 'tools/prepare-generated.ts'

export default defineConfig({
  plugins: [earlyScripts()],
  // Vite would take the ES module of graphql and Node the CommonJS one; two copies of it refuse each other's schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    // What takes minutes, such as fuzzing, is for `npm run test:long`.
    exclude: [...configDefaults.exclude, ...(isThorough ? [] : ['**/*.long.test.ts'])],
    pool: 'forks',
    maxWorkers: 2,
    // What many files import, such as the API's schema, is read once for a worker. A file leaves nothing behind that
    // another could meet: databases are its own, and what it puts in the place of a global it takes back.
    isolate: false,
    // For a machine that is several times slower than usual; a test that hangs is still found.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Shoppers and prices live in Australia; a test must not depend on where it runs.
    env: { TZ: 'Australia/Sydney' },
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, globalSetup: [GENERATED] } },
      {
        extends: true,
        test: {
          name: 'shop',
          include: ['{platform,shop,tools}/**/*.test.{ts,tsx}'],
          exclude: [...PURE, ...ALONE],
          globalSetup: [GENERATED, 'tools/prepare-tests.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          isolate: true,
          globalSetup: [GENERATED, 'tools/prepare-tests.ts'],
        },
      },
    ],
  },
})
