import { describe, expect, test } from 'vitest'
import { shareOf } from './share.ts'

const HOME = 'https://shop.example'
const hosts = { own: [HOME], cdn: 'https://cdn.example' }
const said = (query: Record<string, string>) =>
  shareOf(new URL(`/canvas-prints?${new URLSearchParams(query)}`, HOME), hosts)

describe('F-29, SH-14: what a link may say of its preview', () => {
  test.each([
    ['https://shop.example/images/share.jpg', 'https://shop.example/images/share.jpg'],
    ['/images/share.jpg', 'https://shop.example/images/share.jpg'],
    ['https://cdn.example/images/canvas.webp?w=9', 'https://cdn.example/images/canvas.webp'],
    ['/media/mockup/sample/lake/mug@640.jpg', 'https://shop.example/media/mockup/sample/lake/mug@640.jpg'],
    ['https://mia:secret@shop.example/images/a.png', 'https://shop.example/images/a.png'],
  ])('the picture %s', (image, shown) => {
    expect(said({ image })).toEqual({ path: '/canvas-prints', image: shown })
  })

  test.each([
    'https://evil.example/x.jpg',
    'http://shop.example/images/share.jpg',
    '//evil.example/x.jpg',
    'https://shop.example.evil.example/x.jpg',
    'javascript:alert(1)//x.jpg',
    'data:image/png;base64,AAAA',
    'https://shop.example/customer/logout',
    '/media/photos/4kF/display.jpg',
    '/media/mockup/4kF/mug@640.jpg',
  ])('but not the picture %s', (image) => {
    expect(said({ image })).toBeUndefined()
  })

  test('words of at most 200 characters, in plain text', () => {
    expect(said({ description: '  A wall\nof <b>our</b> days ' })?.description).toBe('A wall of our days')
    expect(said({ description: '<script>alert(1)</script>"><img src=x onerror=y>' })?.description).toBe(
      'alert(1) "',
    )
    expect(said({ description: 'é'.repeat(300) })?.description).toHaveLength(200)
    expect(said({ description: '   ' })).toBeUndefined()
    expect(said({})).toBeUndefined()
  })
})
