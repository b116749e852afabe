import { describe, expect, test } from 'vitest'
import { readScene } from './scene.ts'

const front = { name: 'front', widthMm: 600, heightMm: 400, texelsWide: 640, texelsHigh: 427 }
const wall = {
  name: 'canvas-wall',
  alt: 'A canvas on a plaster wall.',
  width: 1200,
  height: 900,
  lightMax: 1.5,
  version: 'a1b2',
  surfaces: [front],
}
const read = (changes: object) => readScene(JSON.stringify({ ...wall, ...changes }))

test('a scene is read, and what it does not need is left out', () => {
  expect(read({ samples: 128 })).toEqual(wall)
})

test('a name is one word or several, held together by hyphens', () => {
  for (const name of ['wall', 'canvas-wall', 'canvas-wall-2']) expect(read({ name }).name).toBe(name)
})

test.each(['ellipse', 'path'])('PE-06: a print may be without corners: %s', (outline) => {
  const cut = { ...front, outline }
  expect(read({ surfaces: [cut] }).surfaces).toEqual([cut])
})

test('a scene may show nothing printed', () => {
  expect(read({ surfaces: [] }).surfaces).toEqual([])
})

test('a scene is taken up to every limit, and not beyond it', () => {
  const surfaces = Array.from({ length: 16 }, (_, number) => ({ ...front, name: `front-${number}` }))
  const most = { alt: 'x'.repeat(300), width: 4096, height: 1, lightMax: 64, surfaces }
  expect(read(most)).toEqual({ ...wall, ...most })
  const largest = { ...front, widthMm: 20_000, heightMm: 0.001, texelsWide: 4096, texelsHigh: 1 }
  expect(read({ surfaces: [largest] }).surfaces).toEqual([largest])
  for (const beyond of [
    { alt: 'x'.repeat(301) },
    { width: 4097 },
    { lightMax: 64.1 },
    { surfaces: [{ ...front, widthMm: 20_001 }] },
    { surfaces: [{ ...front, heightMm: 0 }] },
    { surfaces: [{ ...front, texelsHigh: 4097 }] },
  ]) {
    expect(() => read(beyond), JSON.stringify(beyond)).toThrow(/Expected \w+ to be/)
  }
})

describe('a scene is refused with the first thing that is wrong', () => {
  test.each<[string, object, RegExp]>([
    ['a name that leads elsewhere', { name: '../secret' }, /Expected name to be text/],
    ['a name with a slash', { name: 'a/b' }, /Expected name/],
    ['no words for those who listen', { alt: ' ' }, /Expected alt/],
    ['a width of half a pixel', { width: 0.5 }, /Expected width to be a whole number from 1 to 4096/],
    ['a height beyond any screen', { height: 50_000 }, /Expected height .* but received 50000/],
    ['a width of a pixel and a half', { width: 1.5 }, /Expected width .* but received 1.5/],
    ['a width that is a word', { width: '640' }, /Expected width .* but received "640"/],
    ['a light that is a word', { lightMax: '2' }, /Expected lightMax .* but received "2"/],
    ['a version that leads elsewhere', { version: '/a1' }, /Expected version/],
    ['a version with more behind it', { version: 'a1/' }, /Expected version/],
    ['a surface that leads elsewhere', { surfaces: [{ ...front, name: '/a' }] }, /Expected name/],
    ['a surface with more behind its name', { surfaces: [{ ...front, name: 'a/' }] }, /Expected name/],
    [
      'an outline that nothing is cut along',
      { surfaces: [{ ...front, outline: 'star' }] },
      /Expected outline/,
    ],
    ['no light', { lightMax: 0 }, /Expected lightMax/],
    ['a light without end', { lightMax: 1e300 }, /Expected lightMax/],
    ['a missing version', { version: undefined }, /Expected version .* but received undefined/],
    ['surfaces that are no list', { surfaces: { length: 1 } }, /list of at most 16/],
    ['more surfaces than fit', { surfaces: Array.from({ length: 17 }, () => front) }, /list of at most 16/],
    ['two surfaces of one name', { surfaces: [front, front] }, /a name of its own/],
    ['a surface that is a word', { surfaces: ['front'] }, /Expected a surface to be an object/],
    ['a surface without texels', { surfaces: [{ ...front, texelsWide: 0 }] }, /Expected texelsWide/],
    [
      'a surface of no width',
      { surfaces: [{ ...front, widthMm: -3 }] },
      /Expected widthMm .* but received -3/,
    ],
  ])('%s', (_, changes, sentence) => {
    expect(() => read(changes)).toThrow(sentence)
  })

  test.each<[string, string, RegExp]>([
    ['half a file', '{"name":"wall"', /to be JSON/],
    ['nothing', 'null', /Expected a scene to be an object/],
    ['a list', '[]', /to be an object/],
    [
      'fields that every object has',
      '{"surfaces":[{"name":"a"}],"__proto__":{"name":"wall"}}',
      /Expected name/,
    ],
  ])('%s', (_, text, sentence) => {
    expect(() => readScene(text)).toThrow(sentence)
  })
})

test('a refusal says what is wanted, and of what came no more than its beginning', () => {
  const refusalOf = (text: string): unknown => {
    try {
      return readScene(text)
    } catch (refusal) {
      return refusal
    }
  }
  const changed = (changes: object) => refusalOf(JSON.stringify({ ...wall, ...changes }))
  expect(changed({ alt: 'x'.repeat(400) })).toEqual(
    new Error(
      `Expected alt to be text of at most 300 letters that matches /\\S/ but received "${'x'.repeat(79)}`,
    ),
  )
  expect(changed({ width: -1 })).toEqual(
    new Error('Expected width to be a whole number from 1 to 4096 but received -1'),
  )
  expect(changed({ lightMax: null })).toEqual(
    new Error('Expected lightMax to be a number above 0 and at most 64 but received null'),
  )
  expect(refusalOf('{"name":"wall"')).toMatchObject({ cause: expect.any(SyntaxError) })
})
