import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** CA-60. */
const CLEAR_SOME = 'clearcache'
const CLEAR_ALL = 'clearall'

/**
 * S-04, SH-01: an address may ask to clear caches. The page sends the POST, whose limits and answer do not matter here,
 * and removes the parameters from the address, so that a reload clears nothing.
 */
export function useCacheSwitches(): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const asked = new URLSearchParams(search)
    const calls = callsFor(asked)
    if (calls.length === 0) return
    for (const path of calls) void fetch(path, { method: 'POST' }).catch(() => undefined)
    asked.delete(CLEAR_SOME)
    asked.delete(CLEAR_ALL)
    const rest = asked.size > 0 ? `?${asked}` : ''
    void navigate({ pathname, search: rest, hash }, { replace: true, preventScrollReset: true })
  }, [pathname, search, hash, navigate])
}

/** @example callsFor(new URLSearchParams('clearall')) // ['/caching/cache/clearall'] */
export function callsFor(asked: URLSearchParams): string[] {
  const pattern = asked.get(CLEAR_SOME)
  return [
    ...(pattern === null ? [] : [`/caching/cache/clear?${new URLSearchParams({ pattern })}`]),
    ...(asked.has(CLEAR_ALL) ? ['/caching/cache/clearall'] : []),
  ]
}
