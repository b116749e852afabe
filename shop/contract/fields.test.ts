/** What holds for every field and every screen there is, read from their sources, so that a new one is held to it too. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sources = globSync('{shop,ui}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/\.test\.|generated|\/testing|\/rules\/form\.ts$/.test(path))
  .map((path) => ({ path, text: withoutComments(readFileSync(join(root, path), 'utf8')) }))
const screens = sources.filter(({ path }) => path.endsWith('.tsx'))

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
}

/** Opening tags of plain fields; a primitive's `{...rest}` has its attributes from its types. */
function fieldsOf(text: string): string[] {
  return [...text.matchAll(/<(?:input|textarea|select)\b(?:[^>]|=>)*?\/?>/g)].map(([tag]) => tag)
}
const isTypedIn = (tag: string) =>
  !/type="(?:radio|checkbox|range|file|hidden|color|submit)"/.test(tag) && !/\{\.\.\.\w+\}/.test(tag)

test('PE-11: every field that is typed in has an autocomplete token and a name', () => {
  const typedIn = screens.flatMap(({ path, text }) =>
    fieldsOf(text)
      .filter(isTypedIn)
      .map((tag) => ({ path, tag })),
  )
  expect(typedIn.length).toBeGreaterThan(3)
  for (const { path, tag } of typedIn) {
    expect(tag, path).toMatch(/\bautoComplete=/)
    expect(tag, path).toMatch(/\bname=/)
  }
})

test('PE-07: no field cuts what is typed', () => {
  for (const { path, text } of screens) expect(text, path).not.toMatch(/\bmaxLength=/)
})

describe('PE-31: one word for one thing', () => {
  const sentences = sources.filter(({ path }) =>
    /components|pages|mails|letters|seed|content\/home|layout|hydration|connection|request|routing/.test(
      path,
    ),
  )

  test.each([
    ['email', /\be-mails?\b/i],
    // K-12 fixes one sentence.
    ['delivery', /(?<!Free standard )\bshipping (?:is|costs|free|over)\b|\bfree shipping\b/i],
    ['cart', /\b(?:basket|shopping bag|trolley)\b/i],
    ['postcode', /\bzip\b|postal code/i],
    // The contract's sentences are for the API; field-words.ts has those of a screen.
    ['what to type', /This is a required field|\bREQUIRED\b|\bINVALID_\w+/],
  ])('a screen says %s', (_, others) => {
    for (const { path, text } of sentences) expect(text, path).not.toMatch(others)
  })
})
