import { readFileSync } from 'node:fs'
import table from '@mdn/browser-compat-data' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { oldestBrowsers } from './browsers.ts'
import { youngInScripts, youngInStyles } from './young-features.ts'

const scripts = youngInScripts(table)
const styles = youngInStyles(table)
const foundIn = (text: string, features = scripts) =>
  features.filter(({ pattern }) => pattern.test(text)).map(({ key }) => key)

describe('what the oldest supported browsers do not know is found', () => {
  test.each([
    ['if(URL.canParse(e))return', 'api.URL.canParse_static'],
    ['fetch(a).then(e=>e.bytes())', 'api.Response.bytes'],
    ['let{promise:t}=Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['Object.groupBy(e,t)', 'javascript.builtins.Object.groupBy'],
    ['new Set(a).isSubsetOf(b)', 'javascript.builtins.Set.isSubsetOf'],
    ['Iterator.from(e)', 'javascript.builtins.Iterator.from'],
    ['t.entries().filter(e=>e)', 'javascript.builtins.Iterator.filter'],
    ['await scheduler.yield()', 'api.Scheduler.yield'],
    ['requestIdleCallback(e)', 'api.Window.requestIdleCallback'],
    ['window.requestIdleCallback(e)', 'api.Window.requestIdleCallback'],
    ['new CookieStoreManager()', 'api.CookieStoreManager'],
    [
      'createImageBitmap(e,{premultiplyAlpha:`none`})',
      'api.createImageBitmap.options_premultiplyAlpha_parameter',
    ],
  ])('in a script: %s', (text, key) => {
    expect(foundIn(text)).toContain(key)
  })

  test.each([
    ['@starting-style{.a{opacity:0}}', 'css.at-rules.starting-style'],
    ['.a::details-content{color:red}', 'css.selectors.details-content'],
  ])('in a style sheet: %s', (text, key) => {
    expect(foundIn(text, styles)).toContain(key)
  })
})

test.each([
  'e.toSorted((t,n)=>t-n).at(-1)',
  'structuredClone(e)',
  'CSS.escape(e)',
  'crypto.randomUUID()',
  'new DecompressionStream(`gzip`)',
  'desk.take([file])',
])('what they know, or is our own, is let be: %s', (text) => {
  expect(foundIn(text)).toEqual([])
})

test('letters are aligned left, and classes named like selectors are no selectors', () => {
  expect(foundIn('.text-left{text-align:left}.after\\:right-0:after{content:""}', styles)).toEqual([])
})

test('the README names the same browsers', () => {
  const readme = readFileSync('README.md', 'utf8')
  for (const [name, version] of Object.entries(oldestBrowsers)) expect(readme).toContain(`${name} ${version}`)
})
