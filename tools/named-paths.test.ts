/** Paths that the documents name. Decisions are history, and may name what has gone since. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const documents = globSync(['README.md', 'docs/*.md'], { cwd: root })
const files = globSync(
  ['*', '{docs,e2e,families,fonts,migrations,packages,platform,public,shop,tools,ui}/**/*.*'],
  { cwd: root },
).map((path) => `/${path}`)

/** Files of the repository end like this; a path with `<` or `*` is a pattern, and build, var and node_modules are made. */
const FILE = /^(?!(?:build|var|node_modules)\/)[\w{][\w.,{}/-]*\.(?:ts|tsx|mjs|css|graphql|md|json)$/

/** In backticks; within a sentence a path may begin at any folder, such as `rules/price.ts`. */
const namedIn = (text: string) =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, words = '']) => words.split(/\s+/))
    .filter((word) => FILE.test(word))
    .flatMap(eachOf)

/** `a/{b,c}.ts` is two paths. */
function eachOf(path: string): string[] {
  const [, before = '', names, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? []
  return names ? names.split(',').map((name) => `${before}${name}${after}`) : [path]
}

const isThere = (path: string) => files.some((file) => file.endsWith(`/${path}`))

test('a path in backticks is found, with its folders or without; a pattern is none', () => {
  const text =
    'See `tools/named-paths.test.ts`, `a/{b,c}.ts`, `node tools/d.mjs`, `shop/<domain>/e.ts` and `build/f.json`.'
  expect(namedIn(text)).toEqual(['tools/named-paths.test.ts', 'a/b.ts', 'a/c.ts', 'tools/d.mjs'])
  expect(['tools/named-paths.test.ts', 'named-paths.test.ts', 'paths.test.ts'].map(isThere)).toEqual([
    ...[true, true, false],
  ])
})

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8')

  test('names only files that the repository has', () => {
    expect(namedIn(text).filter((path) => !isThere(path))).toEqual([])
  })

  test('links only to files that the repository has', () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, path = '']) => path)
    expect(links.filter((path) => !existsSync(join(root, dirname(document), path)))).toEqual([])
  })
})
