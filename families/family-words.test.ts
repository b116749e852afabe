/** What a piece is called stands in the words of its family: nothing that families share knows one by its name. */
import { globSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { readFamilies } from '#shop/families/read-families.ts'

/** Everything that is run, less what is generated or for tests. */
const files = globSync('{shop,ui,packages,platform}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.|\/testing[./]|^shop\/(generated|style-guide)\//.test(file),
)
/** Where a brand speaks of all that it sells, or a sample of what it shows. */
const OF_A_BRAND =
  /^(shop\/(brands|seed|content\/home)\/|shop\/failures\/lazy\/not-found-tiles\.ts$|packages\/samples\/)/
/** Whoever writes a record, or the wrong code, reads these. */
const OF_PROGRAMMERS =
  /^(packages\/product\/(clashes|contradictions|trim-room)\.ts$|packages\/mockup\/shaders\.ts$|platform\/)/
const shared = files.filter((file) => !OF_A_BRAND.test(file) && !OF_PROGRAMMERS.test(file))
/** What a programmer is told, and names of looks. */
const UNREAD = /^Expected |(^|[\s:])(-?[mp][xytb]?|size|min|max|place|text|group|grid|flex|inline|tool)[-/]\S/

/** What stands between tags, and in strings of several words or with a capital letter: what a shopper may read. */
function textsIn(node: object): string[] {
  const { type, value } = node as ESTree.Node & { value?: unknown }
  // Statements of SQL.
  if (type === 'TaggedTemplateExpression') return []
  if (type === 'JSXText') return [`${value}`.trim()]
  if (type === 'Literal') return typeof value === 'string' && /\s|^[A-Z]/.test(value) ? [value] : []
  if (type === 'TemplateElement') return [(value as ESTree.TemplateElement['value']).raw]
  return Object.values(node)
    .flat()
    .flatMap((one) => (typeof one === 'object' && one !== null ? textsIn(one) : []))
}

const texts = new Map(
  shared.map((file) => [
    file,
    textsIn(parseSync(file, readFileSync(file, 'utf8')).program).filter((text) => !UNREAD.test(text)),
  ]),
)

/** As words of their own: `tool-canvas` is the name of a class. */
const anyOf = (words: readonly string[]) =>
  new RegExp(`(?<![\\w.-])(${[...new Set(words)].join('|')})(?![\\w-])`, 'i')

/** Each text that says one of the words, with its file; `where` narrows the files. */
const saying = (words: readonly string[], where: (file: string) => boolean = () => true) => {
  const named = anyOf(words)
  return [...texts].flatMap(([file, all]) =>
    where(file) ? all.filter((text) => named.test(text)).map((text) => `${file}: ${text}`) : [],
  )
}

/**
 * What shared screens mean by these is no piece: a gift card, a print in a picture, the address book, a frame of a page, a
 * calendar year, standing in front of a wall.
 */
const OTHERWISE_USED =
  /^(card|print|book|frame|block|sign|label|box|calendar|album|stand|drive|switch)(e?s)?$/i
const all = await readFamilies()
const names = all
  .flatMap(({ record: { words } }) => [words.piece, words.pieces])
  .filter((name) => !OTHERWISE_USED.test(name))

describe('what a shopper may read of any family', () => {
  test('is read in every room, be it a screen, a mail or a refusal', () => {
    const rooms = new Set(shared.flatMap((file) => /^shop\/([\w-]+)\//.exec(file)?.[1] ?? []))
    for (const room of ['bulk-order', 'content', 'layout', 'mail', 'order-changes', 'reviews', 'tickets']) {
      expect(rooms).toContain(room)
    }
    expect([...texts.values()].flat().length).toBeGreaterThan(3000)
  })

  test('calls no piece by the name of one family', () => {
    expect(saying(names)).toEqual([])
  })

  test('names no part that only some families have', () => {
    const parts = [
      'frames?',
      'framed',
      'bars?',
      'stretched',
      'stretcher',
      'timber',
      'tassel',
      'handle',
      'rim',
    ]
    /** A kind of tool is for one kind of body. Animated pictures have frames, and what is dragged has handles. */
    const otherwise = [
      /^shop\/design\/tools\/wrapped-print\//,
      /^shop\/photos\/rules\/photo-upload\.ts$/,
      /^shop\/design\/components\/own-wall\//,
    ]
    expect(saying(parts, (file) => !otherwise.some((place) => place.test(file)))).toEqual([])
  })

  test('speaks of walls and sofas only where a piece that hangs is shown', () => {
    const hung = [
      // Told to whoever writes a record.
      /^shop\/families\/family-scenes\.ts$/,
      /^shop\/design\/(components|editor)\/own-wall\//,
      /^shop\/design\/components\/room-wall\.tsx$/,
      /^shop\/design\/tools\/shared-views\.ts$/,
      /^shop\/catalogue\/components\/(gallery-shots?|larger-pictures|product-details)\.tsx?$/,
      /^shop\/catalogue\/documents\/hanging-template-pdf\.ts$/,
      /^shop\/content\/components\/home\/true-size-band\.tsx$/,
    ]
    const words = ['walls?', 'sofas?', 'hangs?', 'hung', 'hanging']
    expect(saying(words, (file) => !hung.some((place) => place.test(file)))).toEqual([])
  })
})

describe('F-12: the page of a product says how it lasts', () => {
  const families = all.map(({ record }) => [record.family, record.words] as const)

  test.each(families)('%s: how to care for it, in lines of their own', (_family, { care }) => {
    expect(care.length).toBeGreaterThan(1)
    expect(new Set(care).size).toBe(care.length)
  })

  test('no family reads like another: no line of care is said twice', () => {
    const lines = families.flatMap(([, { care }]) => care)
    expect(lines.filter((line, place) => lines.indexOf(line) !== place)).toEqual([])
  })

  test.each(families)('%s: a line each, without a full stop', (_family, { care }) => {
    expect(care.filter((line) => line.endsWith('.'))).toEqual([])
  })
})
