import { describe, expect, it } from 'vitest'
import { deviceTexts } from '#ui/device.ts'
import { ApiError } from '../request/api.ts'
import { createIntentions } from './intentions.ts'

function aDevice() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  }
}

describe('PE-18: what a shopper means to do once', () => {
  it('has one key until the shop has answered, also after a reload and in another tab', () => {
    const device = aDevice()
    const key = createIntentions(device).keyOf('put a')
    const reloaded = createIntentions(device)
    expect(reloaded.keyOf('put a')).toBe(key)
    expect(key).toMatch(/^[\w-]{16,128}$/)
    reloaded.answered(key)
    expect(reloaded.keyOf('put a')).not.toBe(key)
  })

  it('has another key than anything else that is meant', () => {
    const { keyOf } = createIntentions(aDevice())
    expect(keyOf('put a')).not.toBe(keyOf('put b'))
  })

  it('keeps its key while the answer is lost or unsure, and not after a refusal', async () => {
    const device = aDevice()
    const intentions = createIntentions(device)
    const lost = new TypeError('Failed to fetch')
    const broke = new ApiError('Internal server error', { category: 'internal' })
    const no = new ApiError('No.', { category: 'graphql-input' })
    const keys: string[] = []
    for (const error of [lost, broke, no, no]) {
      const sent = intentions.send('write', (key) => {
        keys.push(key)
        return Promise.reject(error)
      })
      await expect(sent).rejects.toBe(error)
    }
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).toBe(keys[0])
    expect(keys[3]).not.toBe(keys[0])
  })

  it('has another key once a page has shown what became of it, in every tab', () => {
    const device = aDevice()
    const tool = createIntentions(device)
    const key = tool.keyOf('put in cart a')
    const other = tool.keyOf('put back b')
    createIntentions(device).shown('put in cart')
    expect(tool.keyOf('put in cart a')).not.toBe(key)
    expect(tool.keyOf('put back b')).toBe(other)
  })

  it('is another one before the key expires at the shop', () => {
    const device = aDevice()
    let now = 0
    const { keyOf } = createIntentions(device, () => now)
    const key = keyOf('put a')
    now = 21 * 60 * 60_000
    expect(keyOf('put a')).not.toBe(key)
  })
})

it.each([
  ['is refused', deviceTexts('local')],
  ['holds something else', { ...aDevice(), getItem: () => '{"a":' }],
])('PE-23: where storage %s, a key holds as long as the page is open', (_, device) => {
  const { keyOf, answered } = createIntentions(device)
  const key = keyOf('put a')
  expect(keyOf('put a')).toBe(key)
  answered(key)
  expect(keyOf('put a')).not.toBe(key)
})
