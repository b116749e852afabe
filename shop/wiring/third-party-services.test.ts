import { describe, expect, test } from 'vitest'
import { securePage } from '#platform/http/content-security.ts'
import { noThirdPartyServices, type ThirdPartyServices } from '../request/third-party-services.ts'
import { thirdPartySources } from './third-party-services.ts'

function policyFor(thirdParty: Partial<ThirdPartyServices>): Record<string, string> {
  const headers = new Headers()
  securePage(headers, [], thirdPartySources({ ...noThirdPartyServices, ...thirdParty }))
  const policy = headers.get('content-security-policy') ?? ''
  return Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part]))
}

describe('SH-28: a page may load from third parties only what is configured', () => {
  test('nothing, when nothing is', () => {
    expect(Object.values(policyFor({})).join(' ')).not.toMatch(/https:|wss:/)
    expect(Object.values(policyFor({ conversions: true })).join(' ')).not.toMatch(/https:|wss:/)
  })

  test('the chat from its own host alone', () => {
    const policy = policyFor({
      chat: { scriptUrl: 'https://chat.example/v2/widget.js?id=7', button: '#chat' },
    })
    expect(policy['script-src']).toBe("script-src 'self' 'wasm-unsafe-eval' https://chat.example")
    expect(policy['connect-src']).toBe("connect-src 'self' https://chat.example wss://chat.example")
    expect(policy['frame-src']).toBe("frame-src 'self' https://chat.example")
  })

  test('the analytics service, and no frame of it', () => {
    const policy = policyFor({ measurementId: 'G-ABC123' })
    expect(policy['script-src']).toContain('https://www.googletagmanager.com')
    expect(policy['connect-src']).toContain('https://*.google-analytics.com')
    expect(policy['frame-src']).toBe("frame-src 'self'")
  })

  test('SH-27: the hosts of the search index, for asking and nothing else', () => {
    const search = { appId: 'SHOPAPP', searchKey: 'key' }
    const policy = policyFor({ search })
    expect(policy['connect-src']).toContain(
      "connect-src 'self' https://shopapp-dsn.algolia.net https://shopapp-1.",
    )
    expect(policy['script-src']).not.toContain('algolia')
    expect(policyFor({ search: { ...search, host: 'https://search.example' } })['connect-src']).toBe(
      "connect-src 'self' https://search.example",
    )
  })
})
