import { configDefaults, defineConfig } from 'vitest/config'

/** For `npm run mutate`: pure tests, which need no database, and the same chance in every run. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // A million signs take seconds, with each mutant anew, and kill nothing that plain cases do not.
    exclude: [...configDefaults.exclude, '**/long-values.test.ts'],
    setupFiles: ['tools/mutation/same-chance.ts'],
    pool: 'forks',
    testTimeout: 20_000,
    env: { TZ: 'Australia/Sydney' },
  },
})
