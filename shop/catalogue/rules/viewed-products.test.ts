import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inOrderOf, MAX_SHOWN, shownBeside, viewedIn, withViewed } from './viewed-products.ts'

const seen = (...keys: string[]) => keys.reduce((text, key) => withViewed(viewedIn(text), key), '[]')

describe('recently viewed products', () => {
  test('are the last ones first, each once', () => {
    expect(viewedIn(seen('mug', 'canvas', 'magnet', 'mug'))).toEqual(['mug', 'magnet', 'canvas'])
  })

  test('are eight at the most, without the page that shows them', () => {
    const keys = viewedIn(seen(...Array.from({ length: 30 }, (_, index) => `print-${index}`)))
    expect(keys).toHaveLength(MAX_SHOWN + 1)
    expect(shownBeside('print-29', keys)).toEqual(
      [28, 27, 26, 25, 24, 23, 22, 21].map((index) => `print-${index}`),
    )
    expect(shownBeside('other', keys)).toHaveLength(MAX_SHOWN)
  })

  test('are none on a first visit', () => {
    expect(viewedIn(null)).toEqual([])
    expect(shownBeside('mug', viewedIn(seen('mug')))).toEqual([])
  })

  test('leave out what the shop sells no more', () => {
    const sold = [{ urlKey: 'canvas' }, { urlKey: 'mug' }]
    expect(inOrderOf(['mug', 'gone', 'canvas'], sold)).toEqual([{ urlKey: 'mug' }, { urlKey: 'canvas' }])
  })

  test.each(['', '{', 'null', '{"0":"mug"}', '[1,null,["mug"],"a b","../x",""]', `["${'x'.repeat(121)}"]`])(
    'PE-23: are none where a device holds %s',
    (text) => expect(viewedIn(text)).toEqual([]),
  )

  test('stay few and short, whatever the device held and whatever is looked at', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), fc.string(), (text, urlKey) => {
        const kept = withViewed(viewedIn(text), urlKey)
        expect(kept.length).toBeLessThanOrEqual((MAX_SHOWN + 1) * 123 + 2)
        expect(viewedIn(kept)).toEqual(JSON.parse(kept))
      }),
    )
  })
})
