import { defineConfig } from 'drizzle-kit'

/** `npm run db:generate` compares every domain's tables with the newest migration and writes the next one. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './shop/**/tables.ts',
  out: './migrations',
})
