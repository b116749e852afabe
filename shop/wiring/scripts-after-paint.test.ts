import { expect, test } from 'vitest'
import { inlineScriptSources, scriptSource } from '#platform/cache/html-cache.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

const START = 'import "/assets/a.js";\nwindow.modules = "<\\/b>";\nimport("/assets/entry.js");'
const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/react.js"/><link rel="stylesheet" href="/assets/root.css"/></head>
<body><h1>Canvas</h1><script type="module" async="">${START}</script></body>`

test('a page asks for its scripts later: none stands in it to be fetched at once, and the words are as they were', () => {
  const { html, started } = scriptsAfterPaint(page)
  expect(started).toBe(START)
  expect(html).not.toContain('<link rel="modulepreload"')
  expect(html).not.toContain(START)
  expect(html).toContain('["/assets/react.js"]')
  expect(html).toContain('<link rel="stylesheet" href="/assets/root.css"/></head>\n<body><h1>Canvas</h1>')
})

test('SH-12: what is started later is one script of the page, whose text the policy can name', () => {
  const { html, started = '' } = scriptsAfterPaint(page)
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(inlineScriptSources(html)).toHaveLength(1)
  expect(inlineScriptSources(html)).not.toContain(scriptSource(started))
})

test('a page without scripts of its own stays as it is', () => {
  expect(scriptsAfterPaint('<p>Offline</p>')).toEqual({ html: '<p>Offline</p>', started: undefined })
})
