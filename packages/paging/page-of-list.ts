/**
 * How many pages a list has.
 *
 * @param total entries of the whole list, 0 or more
 * @param size entries of a page, 1 or more
 * @returns 0 for an empty list
 * @example pageCount(25, 24) // 2
 */
export const pageCount = (total: number, size: number): number => Math.ceil(total / size)

/**
 * What stands on one page of a list.
 *
 * @param page counted from 1
 * @param size entries of a page, 1 or more
 * @returns nothing for a page after the last
 * @example entriesOnPage(['a', 'b', 'c'], 2, 2) // ['c']
 */
export const entriesOnPage = <Entry>(entries: readonly Entry[], page: number, size: number): Entry[] =>
  entries.slice((page - 1) * size, page * size)
