import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PAUSES_MS } from './fetch-with-retry.ts'
import { createLine } from './line.ts'
import { retryRouteModules } from './retry-route-modules.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const manifest = { routes: { cart: { module: '/assets/cart-page.js' } } }

it('PE-21: the code of a page that could not be fetched is fetched again before React Router asks for it', async () => {
  const line = createLine()
  const seen: string[] = []
  const lazy = { handle: async () => void seen.push('asked') }
  let isCut = true
  const load = async (module: string) => {
    seen.push(module)
    if (isCut) throw new TypeError('Failed to fetch dynamically imported module')
  }
  retryRouteModules([{ id: 'frame', children: [{ id: 'cart', lazy }] }], manifest, line, () => false, load)
  const got = lazy.handle()
  await vi.advanceTimersByTimeAsync(0)
  expect([seen, line.state().isLost]).toEqual([['/assets/cart-page.js'], true])
  isCut = false
  await vi.advanceTimersByTimeAsync(PAUSES_MS[0])
  await got
  expect([seen.at(-1), line.state().isLost]).toEqual(['asked', false])
})

it('PE-21: so is the code of its action, which stands in a file of its own', async () => {
  const entry = {
    id: 'tool',
    module: '/assets/tool.js',
    clientActionModule: '/assets/act.js',
    hasAction: true,
  }
  const fetched: string[] = []
  const failing = new Set(['/assets/act.js'])
  const load = async (module: string) => {
    if (failing.delete(module)) throw new TypeError('Failed to fetch dynamically imported module')
    fetched.push(module)
  }
  const lazy = { action: async () => fetched.length }
  retryRouteModules([{ id: 'tool', lazy }], { routes: { tool: entry } }, createLine(), () => false, load)
  const got = lazy.action()
  await vi.advanceTimersByTimeAsync(PAUSES_MS[0])
  await got
  expect(new Set(fetched)).toEqual(new Set(['/assets/tool.js', '/assets/act.js']))
})

it.each([
  ['opens the page that is asked for as a document', true],
  ['is left to React Router when none is', false],
])('a module that no longer exists %s', async (_, isAsked) => {
  const lazy = { handle: vi.fn(async () => undefined) }
  const asked = lazy.handle
  const open = vi.fn(() => isAsked)
  const gone = () => Promise.reject(new TypeError('gone'))
  retryRouteModules([{ id: 'cart', lazy }], manifest, createLine(), open, gone)
  void lazy.handle()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(open).toHaveBeenCalledOnce()
  expect(asked).toHaveBeenCalledTimes(isAsked ? 0 : 1)
})
