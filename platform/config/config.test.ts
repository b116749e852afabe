import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig, secretKeyOf } from './config.ts'

const settings = (env: Record<string, string>) => {
  const result = readConfig(env)
  if (result.kind === 'problems') throw new Error(result.problems.join(' '))
  return result.config
}

describe('settings from the environment', () => {
  test('nothing set means the embedded services on port 3000', () => {
    expect(settings({})).toMatchObject({ port: 3000, role: 'all', host: '127.0.0.1', production: false })
    expect(settings({ DATABASE_URL: '' }).databaseUrl).toBeUndefined()
  })

  test.each([
    [
      { PAYMENTS: 'paypal' },
      'PAYMENTS must be "test", "stripe", "authorize-net" or "payflow" but is "paypal".',
    ],
    [{ PORT: 'abc' }, 'PORT must be a number between 1 and 65535 but is "abc".'],
    [{ PORT: '70000' }, 'PORT must be a number between 1 and 65535 but is "70000".'],
    [{ BRAND: 'mug' }, 'BRAND must be "canvas", "neon" or "sketch" but is "mug".'],
    [{ ROLE: 'boss' }, 'ROLE must be "all", "web" or "worker" but is "boss".'],
    [
      { PUBLIC_URL: 'shop.example' },
      'PUBLIC_URL must be a scheme and a host such as https://shop.example but is "shop.example".',
    ],
    [
      { PUBLIC_URL: 'https://shop.example/au' },
      'PUBLIC_URL must be a scheme and a host such as https://shop.example but is "https://shop.example/au".',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.0/8, proxy.example' },
      'TRUSTED_PROXIES must be a list of networks such as "10.0.0.0/8, 2001:db8::/32", or "loopback" or "private" but is "10.0.0.0/8, proxy.example".',
    ],
    [
      { CDN_URL: 'https://cdn.example/pictures' },
      'CDN_URL must be a scheme and a host such as https://cdn.example but is "https://cdn.example/pictures".',
    ],
    [{ DATABASE_URL: 'mysql://me:secret@db' }, 'DATABASE_URL must be a postgresql:// address but is not.'],
    [
      { DATABASE_OWNER_URL: 'postgresql://db/shop' },
      'DATABASE_OWNER_URL needs DATABASE_URL, which names the role that serves.',
    ],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must be at least 32 characters long but is not.'],
    [{ REDIS_URL: 'http://me:secret@cache' }, 'REDIS_URL must be a redis:// address but is not.'],
    [{ DEVELOPER_SECRET: 'short' }, 'DEVELOPER_SECRET must be at least 16 characters long but is not.'],
    [{ RECAPTCHA_SITE_KEY: 'site' }, 'RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET_KEY must be set together.'],
    [
      { CHAT_SCRIPT_URL: 'http://chat.example/widget.js' },
      'CHAT_SCRIPT_URL must be an https:// address but is "http://chat.example/widget.js".',
    ],
    [
      { MEASUREMENT_ID: 'UA-1' },
      'MEASUREMENT_ID must be an id such as G-ABC123 or GTM-ABC123 but is "UA-1".',
    ],
    [{ CONVERSIONS_TOKEN: 'a secret' }, 'CONVERSIONS_URL and CONVERSIONS_TOKEN must be set together.'],
    [
      { REDIRECT_SITES: 'nz=javascript:alert(1)' },
      'REDIRECT_SITES must be a list such as "nz=https://shop.example, us=https://other.example" but is "nz=javascript:alert(1)".',
    ],
    [
      { NODE_ENV: 'production' },
      'SECRET_KEY must be set in production: at least 32 characters that nobody else knows.',
    ],
  ])('%o is told in one sentence that repeats no secret', (env, sentence) => {
    expect(readConfig(env)).toEqual({ kind: 'problems', problems: [sentence] })
  })

  test('every wrong variable is named at once', () => {
    expect(readConfig({ PORT: '-1', BRAND: 'mug' })).toMatchObject({ problems: { length: 2 } })
  })

  test('the settings cannot be changed afterwards', () => {
    expect(Object.isFrozen(settings({}))).toBe(true)
  })

  test('SH-28: no third-party service is switched on by default', () => {
    expect(settings({})).toMatchObject({ chat: undefined, measurementId: undefined, conversions: undefined })
    expect(settings({}).redirectSites.size).toBe(0)
  })

  test('CA-112: secrets of identity providers are each by itself, and none is there by default', () => {
    expect(settings({}).socialSecrets).toEqual({})
    expect(settings({ SOCIAL_GOOGLE_SECRET: 'a long secret' }).socialSecrets).toEqual({
      google: 'a long secret',
    })
    expect(readConfig({ SOCIAL_FACEBOOK_SECRET: 'short' })).toEqual({
      kind: 'problems',
      problems: ['SOCIAL_FACEBOOK_SECRET must be the app secret of Facebook but is not.'],
    })
  })

  test('HEIC is opened until somebody says no', () => {
    expect(settings({}).heic).toBe(true)
    expect(settings({ HEIC: 'off' }).heic).toBe(false)
  })

  test('B-13: sites elsewhere are read by their names', () => {
    const { redirectSites } = settings({
      REDIRECT_SITES: 'nz=https://nz.example, neon=https://neon.example/au',
    })
    expect([...redirectSites]).toEqual([
      ['nz', 'https://nz.example'],
      ['neon', 'https://neon.example/au'],
    ])
  })

  test.each([
    [{}, 'test'],
    [{ PUBLIC_URL: 'http://localhost:3000' }, 'test'],
    [{ PUBLIC_URL: 'http://shop.localhost' }, 'test'],
    [{ PUBLIC_URL: 'https://127.9.0.1' }, 'test'],
    [{ PUBLIC_URL: 'http://[::1]:3000/' }, 'test'],
    // Reached by others: a choice is needed.
    [{ PUBLIC_URL: 'https://shop.example' }, undefined],
    [{ PUBLIC_URL: 'https://localhost.shop.example' }, undefined],
    [{ PUBLIC_URL: 'https://127.0.0.1.nip.example' }, undefined],
    [{ PUBLIC_URL: 'http://192.168.0.2' }, undefined],
    [
      {
        PUBLIC_URL: 'https://shop.example',
        PAYMENTS: 'test',
        TEST_GATEWAY_URL: 'https://test-cards.example',
      },
      'test',
    ],
  ])('SH-23: with %j the card gateway is %s', (env, gateway) => {
    expect(settings({ ...env, EMBEDDED_DATABASE: 'allow' }).payments).toBe(gateway)
  })

  test('a public address is kept as browsers write it', () => {
    const kept = (text: string) => settings({ PUBLIC_URL: text, EMBEDDED_DATABASE: 'allow' }).publicUrl
    expect(kept('https://shop.example/')).toBe('https://shop.example')
    expect(kept('HTTPS://Shop.Example:443')).toBe('https://shop.example')
  })

  test('a shop that is open to others asks for a database server, unless the one that it brings is allowed', () => {
    const PUBLIC_URL = 'https://shop.example'
    expect(readConfig({ PUBLIC_URL })).toEqual({
      kind: 'problems',
      problems: [expect.stringMatching(/^DATABASE_URL must be set, because PUBLIC_URL is open to others: /)],
    })
    for (const choice of [{ EMBEDDED_DATABASE: 'allow' }, { DATABASE_URL: 'postgresql://db/shop' }]) {
      expect(readConfig({ PUBLIC_URL, ...choice }).kind).toBe('config')
    }
    expect(readConfig({ PUBLIC_URL: 'http://localhost:3000' }).kind).toBe('config')
  })

  test('proxies in front are believed only when they are named', () => {
    expect(settings({}).trustedProxies).toBeUndefined()
    expect(settings({ TRUSTED_PROXIES: 'loopback' }).trustedProxies?.check('127.0.0.1')).toBe(true)
  })
})

test('a secret key is made once, kept, and readable by its owner only', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'config-'))
  try {
    const config = settings({ DATA_DIR: dataDir })
    const key = secretKeyOf(config)
    expect(key.length).toBeGreaterThanOrEqual(32)
    expect(secretKeyOf(config)).toBe(key)
    expect(statSync(join(dataDir, 'secret-key')).mode & 0o777).toBe(0o600)
  } finally {
    rmSync(dataDir, { recursive: true })
  }
})
