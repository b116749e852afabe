import { describe, expect, it } from 'vitest'
import { listed, photoKeysIn } from './json-pieces.ts'

async function written(entries: readonly unknown[]): Promise<string> {
  async function* each() {
    yield* entries
  }
  let text = ''
  for await (const piece of listed(each())) text += piece
  return text
}

describe('a list that is written piece by piece', () => {
  it.each([[[]], [[{ a: 1 }]], [[{ a: 1 }, 'b', null]]])('%j is JSON', async (entries) => {
    const text = await written(entries)
    expect(JSON.parse(text)).toEqual(entries)
    expect(text.endsWith(']\n')).toBe(true)
  })

  it('has each entry on lines of its own', async () => {
    expect(await written([1, 2])).toBe('[\n1,\n2\n]\n')
    expect(await written([{ a: 1 }])).toBe('[\n{\n  "a": 1\n}\n]\n')
    expect(await written([])).toBe('[]\n')
  })
})

describe('the photos that a design places', () => {
  const keys = (document: unknown) => photoKeysIn(JSON.stringify(document))

  it('are those of each surface, in their order', () => {
    const front = {
      elements: [
        { type: 'photo', photo: 'a' },
        { type: 'text', text: 'b' },
      ],
    }
    const back = { elements: [{ type: 'photo', photo: 'c' }] }
    expect(keys({ surfaces: [front, back] })).toEqual(['a', 'c'])
  })

  it.each([
    [null],
    ['text'],
    [7],
    [{}],
    [{ surfaces: 'none' }],
    [{ surfaces: [null, {}, { elements: 'none' }] }],
    [
      {
        surfaces: [
          { elements: [null, { type: 'photo' }, { type: 'photo', photo: 7 }, { type: 'text', photo: 'x' }] },
        ],
      },
    ],
  ])('are none in %j', (document) => expect(keys(document)).toEqual([]))
})
