import { afterEach, expect, test, vi } from 'vitest'
import { deviceTexts, keepsCookies } from './device.ts'
import { deviceFiles } from './device-files.ts'

afterEach(() => vi.unstubAllGlobals())

/** As a browser does whose shopper has switched cookies off: the names themselves throw. */
function refuse(...names: string[]) {
  for (const name of names) {
    const descriptor = {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    }
    vi.stubGlobal(name, undefined)
    Object.defineProperty(globalThis, name, descriptor)
  }
}

test('PE-23: a browser that refuses storage keeps texts as long as the page is open', () => {
  refuse('localStorage')
  const texts = deviceTexts('local')
  expect(texts.lasts()).toBe(false)
  texts.setItem('name', 'Robin')
  expect(deviceTexts('local').getItem('name')).toBe('Robin')
  texts.removeItem('name')
  expect(texts.getItem('name')).toBeNull()
})

test('PE-23: a text for which there is no room stands before an older one that was kept', () => {
  const kept = new Map([['name', 'older']])
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: (name: string) => void kept.delete(name),
  })
  const texts = deviceTexts('session')
  texts.setItem('name', 'newer')
  expect(texts.getItem('name')).toBe('newer')
  texts.removeItem('name')
  expect(texts.getItem('name')).toBeNull()
})

test.each([
  ['throws at once', () => refuse('indexedDB')],
  ['is not there', () => vi.stubGlobal('indexedDB', undefined)],
])('PE-23: a database that %s is said to be refused', async (_, deny) => {
  deny()
  const files = deviceFiles('photos', 'files')
  expect(await files.keep('1', 'beach')).toBe(false)
  expect(await files.take('1')).toEqual({ kind: 'refused' })
  expect(await files.all()).toEqual({ kind: 'refused' })
  await files.drop('1')
})

test('a database is opened once, however many parts of a page ask for its files', () => {
  const open = vi.fn(() => ({}))
  vi.stubGlobal('indexedDB', { open })
  void deviceFiles('walls', 'files').take('1')
  void deviceFiles('walls', 'files').take('2')
  expect(open).toHaveBeenCalledTimes(1)
})

test('PE-23: a browser that says it has cookies and keeps none is found out', () => {
  const page = { kept: '', keeps: true }
  vi.stubGlobal('navigator', { cookieEnabled: true })
  vi.stubGlobal('document', {
    get cookie() {
      return page.kept
    },
    set cookie(text: string) {
      if (page.keeps) page.kept = text.slice(0, text.indexOf(';'))
    },
  })
  page.keeps = false
  expect(keepsCookies()).toBe(false)
  page.keeps = true
  expect(keepsCookies()).toBe(true)
  vi.stubGlobal('navigator', { cookieEnabled: false })
  expect(keepsCookies()).toBe(false)
})
