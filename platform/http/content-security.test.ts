import { expect, test } from 'vitest'
import { isFramedByAnybody, joinedSources, securePage } from './content-security.ts'

const page = new Headers()
securePage(page, ["'nonce-abc'"])
const policy = page.get('content-security-policy') ?? ''

test('SH-15: no other site may show a page in a frame, unless the page is made for it', () => {
  expect(policy.split('; ')).toContain("frame-ancestors 'self'")
  expect(isFramedByAnybody(page)).toBe(false)
  const bare = new Headers()
  securePage(bare, [], {}, 'anybody')
  expect(bare.get('content-security-policy')?.split('; ')).toContain('frame-ancestors *')
  expect(isFramedByAnybody(bare)).toBe(true)
})

test('SH-12: a page runs its own scripts and those that it names, and no foreign ones', () => {
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'nonce-abc';")
  expect(policy).not.toMatch(/script-src[^;]*('unsafe-inline'|'unsafe-eval'|\*|https?:)/)
})

test('SH-28: what one page needs beside what all may load is added to it, by directive', () => {
  const all = { script: ['https://chat.example'], img: ['https://cdn.example'] }
  const joined = joinedSources(all, { script: ['https://js.example'], frame: ['https://js.example'] })
  expect(joined).toEqual({
    script: ['https://chat.example', 'https://js.example'],
    img: ['https://cdn.example'],
    frame: ['https://js.example'],
  })
  expect(all.script).toEqual(['https://chat.example'])
})
