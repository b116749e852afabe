/** Addresses from patterns: `/blog/:urlKey` and what stands in the place of `:urlKey`. */

/** The names in a pattern, such as `urlKey`. */
export type NamesIn<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NamesIn<More>
    : Rest
  : never

export type ParamsOf<Pattern extends string> = { readonly [Name in NamesIn<Pattern>]: string } & {
  readonly [extra: string]: string | undefined
}

/**
 * Fills a pattern; whatever it does not name goes into the query, and what is undefined goes nowhere. (B-35, B-36)
 *
 * @param pattern  a path whose variable words are written `:name`
 * @throws RangeError when something that the pattern names is missing or empty
 * @example addressOf('/blog/:urlKey', { urlKey: 'x', page: '2' }) // '/blog/x?page=2'
 */
export function addressOf<Pattern extends string>(pattern: Pattern, params: ParamsOf<Pattern>): string {
  const given: Readonly<Record<string, string | undefined>> = params
  const named = new Set<string>()
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = given[name]
    if (!value) throw new RangeError(`Expected "${name}" for the address ${pattern}`)
    named.add(name)
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined && !named.has(name)) query.set(name, value)
  }
  return query.size > 0 ? `${path}?${query}` : path
}
