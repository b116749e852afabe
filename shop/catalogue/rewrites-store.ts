import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import { urlRewrites } from './tables.ts'

export async function readRewrite(db: Queryable, requestPath: string) {
  const [rewrite] = await rewriteByPath(db).execute({ path: requestPath })
  return rewrite
}

const rewriteByPath = prepared((db) =>
  db
    .select({ targetPath: urlRewrites.targetPath, redirectCode: urlRewrites.redirectCode })
    .from(urlRewrites)
    .where(eq(urlRewrites.requestPath, sql.placeholder('path')))
    .prepare('url_rewrite'),
)
