import { expect, test } from 'vitest'
import { createRecentlyUsed } from './recently-used.ts'

const shelf = (mostBytes: number) => {
  const made: string[] = []
  const kept = createRecentlyUsed<string>(mostBytes, (word) => word.length)
  const get = (word: string) =>
    kept.get(word, async () => {
      made.push(word)
      return word
    })
  return { kept, made, get }
}

test('what was made is made once, also when several ask at the same moment', async () => {
  const { made, get } = shelf(100)
  expect(await Promise.all([get('wall'), get('wall'), get('mug')])).toEqual(['wall', 'wall', 'mug'])
  await get('wall')
  expect(made).toEqual(['wall', 'mug'])
})

test('when it gets tight, what was not used for longest goes', async () => {
  const { kept, made, get } = shelf(8)
  for (const word of ['wall', 'mugs', 'wall', 'book']) await get(word)
  expect(kept.bytes()).toBe(8)
  await get('wall')
  expect(made).toEqual(['wall', 'mugs', 'book'])
  await get('mugs')
  expect(made).toEqual(['wall', 'mugs', 'book', 'mugs'])
})

test('what is larger than all the room is handed on and not kept', async () => {
  const { kept, get } = shelf(3)
  expect(await get('cushion')).toBe('cushion')
  expect(kept.bytes()).toBe(0)
})

test('what could not be made is tried again by the next who asks', async () => {
  const { kept } = shelf(100)
  const broken = () => Promise.reject(new Error('the file is cut short'))
  await expect(kept.get('wall', broken)).rejects.toThrow('cut short')
  expect(await kept.get('wall', async () => 'wall')).toBe('wall')
})
