import { readFileSync } from 'node:fs'
import table from '@mdn/browser-compat-data' with { type: 'json' }
import type { SimpleSupportStatement } from '@mdn/browser-compat-data'
import { describe, expect, test } from 'vitest'
import { type BrowserName, oldestBrowsers } from './browsers.ts'
import { COLUMNS, isKnownTo } from './young-features.ts'

/** The condition without which the style sheet shows the sentence that a browser is too old. */
const [, condition = ''] =
  /@supports not \(([^{]+)\)\s*\{\s*#too-old/.exec(readFileSync('ui/base.css', 'utf8')) ?? []
const DECLARATION = /\(([\w-]+: (?:[^()]|\([^()]*\))+)\)/g

/** What parts versions. */
const learnt = new Map([
  ['color: color-mix(in srgb, red, red)', table.css.types?.color?.['color-mix']],
  ['margin-trim: inline', table.css.properties?.['margin-trim']],
  ['color: rgb(from red r g b)', table.css.types?.color?.rgb?.relative_syntax],
])
/** What parts browsers: each is known to every version of one of them, and to no other. */
const marks = new Map<string, BrowserName>([
  ['-webkit-hyphens: none', 'Safari'],
  ['-moz-orient: inline', 'Firefox'],
])

type Column = (typeof COLUMNS)[BrowserName][number]

const browsers = Object.entries(oldestBrowsers).flatMap(([name, oldest]) =>
  COLUMNS[name as BrowserName].map((column) => ({ name: name as BrowserName, column, oldest })),
)

describe('PE-20: the sentence for browsers that are too old goes by the list in browsers.ts', () => {
  test.each(browsers)('$column $oldest is told nothing', ({ name, column, oldest }) => {
    expect(holds(name, column, oldest)).toBe(true)
  })

  test.each(browsers)('the $column before $oldest reads it', ({ name, column, oldest }) => {
    expect(holds(name, column, releaseBefore(column, oldest))).toBe(false)
  })
})

/** Whether the condition holds in a version of a browser. */
function holds(name: BrowserName, column: Column, version: string): boolean {
  const answered = condition.replace(DECLARATION, (_, declaration: string) =>
    String(knows(declaration, name, column, version)),
  )
  const words = answered
    .replaceAll(/\bnot\b/g, '!')
    .replaceAll(/\band\b/g, '&&')
    .replaceAll(/\bor\b/g, '||')
  if (!/^(?:true|false|[!&|()\s])+$/.test(words)) throw new Error(`Cannot read the condition: ${words}`)
  return Function(`return (${words})`)()
}

function knows(declaration: string, name: BrowserName, column: Column, version: string): boolean {
  const mark = marks.get(declaration)
  if (mark) return mark === name
  const support = learnt.get(declaration)?.__compat?.support[column]
  if (!support) throw new Error(`Expected to know who learnt "${declaration}", and when`)
  const statements = [support].flat() as SimpleSupportStatement[]
  return statements.some((statement) => isKnownTo(statement, version))
}

function releaseBefore(column: Column, version: string): string {
  const releases = Object.keys(table.browsers[column].releases).sort(byNumber)
  const before = releases.filter((release) => byNumber(release, version) < 0).at(-1)
  if (before === undefined) throw new Error(`Expected a release of ${column} before ${version}`)
  return before
}

const byNumber = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })
