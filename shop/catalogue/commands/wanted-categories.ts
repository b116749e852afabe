import type { Queryable } from '#platform/database/pool.ts'
import { idOfUid } from '../../api/uid.ts'
import { findCategories } from '../categories-store.ts'
import { type ContractFilter, valuesOf } from '../rules/contract-filters.ts'

type CategoryFilter = Pick<ContractFilter, 'category_id' | 'category_uid' | 'category_url_path'>

/** The ids behind each of the filter's category fields that is given; paths are the only ones to be looked up. */
export async function wantedCategories(
  db: Queryable,
  filter: CategoryFilter | null | undefined,
): Promise<number[][]> {
  const ids = valuesOf(filter?.category_id)?.map(Number).filter(Number.isSafeInteger)
  const uids = valuesOf(filter?.category_uid)?.flatMap((uid) => idOfUid(uid) ?? [])
  const paths = valuesOf(filter?.category_url_path)
  const found = paths && (await findCategories(db, { urlPaths: paths })).map(({ id }) => id)
  return [ids, uids, found].filter((list) => list !== undefined)
}
