import { sql } from 'drizzle-orm'
import type { Job } from '#platform/jobs/job.ts'
import type { TestShop } from './shop.ts'

/** Takes the waiting jobs of one kind out of the queue, oldest first, so that a test can do them. */
export async function takeJobs<Data extends object>(
  { db }: Pick<TestShop, 'db'>,
  job: Job<Data>,
): Promise<Data[]> {
  const { rows } = await db.execute<{ data: unknown }>(
    sql`with taken as (delete from pgboss.job where name = ${job.name} and state < 'active' returning data, created_on)
        select data from taken order by created_on`,
  )
  return rows.map(({ data }) => job.schema.parse(data))
}
