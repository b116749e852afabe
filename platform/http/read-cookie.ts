import { parse } from 'hono/utils/cookie'

/** The value of a cookie, decoded; undefined when there is none, or one that no table can hold. */
export function readCookie(headers: Headers, name: string): string | undefined {
  const value = parse(headers.get('cookie') ?? '', name)[name]
  return value?.includes('\0') ? undefined : value || undefined
}
