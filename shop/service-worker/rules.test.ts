import { describe, expect, test } from 'vitest'
import { isFile, isPicture, isUnchanging, KEPT, outdated } from './rules.ts'

const isKept = (path: string) => isUnchanging(path) || isPicture(path)

describe('SH-30: the browser keeps', () => {
  test.each([
    '/assets/frame-BbvQ3wTC.js',
    '/assets/root-BbvQ3wTC.css',
    '/assets/newsreader-display-eaqWZugM.woff2',
    '/images/canvas-window-640.avif',
    '/icons/neon.svg',
  ])('%s', (path) => expect(isKept(path)).toBe(true))

  test.each([
    '/',
    '/custom-canvas-print',
    '/checkout',
    '/checkout/success.data',
    '/customer/account/dashboard',
    '/caching/graphql',
    '/graphql',
    '/rest/V1/x',
    '/media/photos/key/display.jpg',
    '/media/fonts/lobster.ttf',
    '/orders/proof/key.jpg',
    '/orders/invoice/key.pdf',
    '/images/../media/x.jpg',
    '/assets',
    '/sw.js',
    '/manifest.webmanifest',
  ])('and never %s', (path) => expect(isKept(path)).toBe(false))
})

test('caches of an older version go, those of others stay', () => {
  const names = ['keepsake-files-0', KEPT.files, KEPT.pictures, 'workbox-precache-v2', 'other']
  expect(outdated(names)).toEqual(['keepsake-files-0'])
})

test('SH-30, PE-21: a page that a proxy answers in the place of a script is not kept', () => {
  const answer = (type: string, status = 200) =>
    new Response('', { status, headers: { 'content-type': type } })
  expect(isFile(answer('text/javascript; charset=utf-8'))).toBe(true)
  expect(isFile(answer('text/html; charset=utf-8'))).toBe(false)
  expect(isFile(answer('text/javascript', 503))).toBe(false)
  expect(isFile(undefined)).toBe(false)
})
