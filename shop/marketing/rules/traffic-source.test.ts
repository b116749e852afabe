import { describe, expect, it } from 'vitest'
import { trafficLabel, withLabel } from './traffic-source.ts'

const label = (query: string, referrer?: string) =>
  trafficLabel({ parameters: new URLSearchParams(query), referrer, host: 'keepsake.example' })

describe('P-05, P-06: where a shopper came from', () => {
  it.each([
    ['fbclid=1&gclid=2', undefined, 'Meta'],
    ['gclid=2', undefined, 'Google Ads'],
    ['gad_source=1&msclkid=3', undefined, 'Google Ads'],
    ['msclkid=3', undefined, 'CPC-Bing'],
    ['srsltid=4&cjevent=5', undefined, 'organic'],
    ['cjevent=5&utm_medium=letter', undefined, 'Affiliate'],
    ['utm_medium=letter&utm_source=spring', undefined, 'letter'],
    ['utm_source=spring', 'https://www.google.com/', 'spring'],
    ['', 'https://www.google.com.au/', 'organic'],
    ['', 'https://duckduckgo.com/', 'organic'],
    ['', 'https://www.weddings.example/ideas', 'weddings.example'],
    ['', 'https://google.com/', 'organic'],
    ['', 'https://au.search.yahoo.com/', 'organic'],
    ['', 'https://notgoogle.com/', 'notgoogle.com'],
    ['', 'https://google.example.com/', 'google.example.com'],
    ['', 'https://shop.www.example/', 'shop.www.example'],
    ['utm_source= spring ', undefined, 'spring'],
    ['utm_medium=&utm_source=spring', undefined, 'spring'],
    ['gad_source=1', undefined, 'Google Ads'],
    ['srsltid=4', undefined, 'organic'],
    ['', 'not an address', 'unknown'],
    ['', undefined, 'direct'],
    ['fbclid=', undefined, 'direct'],
  ])('?%s from %s is %s', (query, referrer, expected) => {
    expect(label(query, referrer)).toBe(expected)
  })

  it('a step within the shop is no arrival', () => {
    expect(label('', 'https://keepsake.example/canvas-prints')).toBeUndefined()
  })

  it.each(['a,b', 'x;Path=/', '<script>', 'x'.repeat(65), 'line\nbreak'])(
    'SH-29: the label %j is not taken over',
    (text) => {
      expect(label(new URLSearchParams({ utm_source: text }).toString())).toBe('unknown')
    },
  )
})

describe('P-07, P-08: the list of sources', () => {
  it('holds each label once, in the order of the visits', () => {
    expect(withLabel(undefined, 'Meta')).toBe('Meta')
    expect(withLabel('Meta', 'Google Ads')).toBe('Meta,Google Ads')
    expect(withLabel('Meta,Google Ads', 'Meta')).toBeUndefined()
  })

  it('takes "direct" only when it is the first', () => {
    expect(withLabel(undefined, 'direct')).toBe('direct')
    expect(withLabel('Meta', 'direct')).toBeUndefined()
  })

  it('takes "direct" after an empty entry, which is none', () => {
    expect(withLabel(',', 'direct')).toBe('direct')
    expect(withLabel('Meta,,', 'Google Ads')).toBe('Meta,Google Ads')
  })

  it('SH-29: a label of 64 characters is short enough', () => {
    expect(label(`utm_source=${'x'.repeat(64)}`)).toBe('x'.repeat(64))
  })

  it('SH-29: holds the last twenty', () => {
    const twenty = Array.from({ length: 20 }, (_, index) => `source-${index}`).join(',')
    expect(withLabel(twenty, 'newest')?.split(',')).toHaveLength(20)
    expect(withLabel(twenty, 'newest')).toMatch(/^source-1,.*,newest$/)
  })
})
