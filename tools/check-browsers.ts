/** Fails when a built script, an inline script or a style sheet needs a younger browser than the shop is made for. */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import table from '@mdn/browser-compat-data' with { type: 'json' }
import { withWayOut } from './browsers.ts'
import { earlyScript } from './early-scripts.ts'
import { youngInScripts, youngInStyles } from './young-features.ts'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'build', process.env.BRAND ?? 'canvas', 'client')
const built = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => ({
  name,
  text: () => readFileSync(join(folder, name), 'utf8'),
}))
const inline = await Promise.all(
  globSync('shop/**/*.tsx', { cwd: root }).flatMap((name) => {
    const imports = readFileSync(join(root, name), 'utf8').matchAll(/ from '(.+)\?early'/g)
    return [...imports].map(async ([, path = '']) => {
      const { text } = await earlyScript(resolve(root, dirname(name), path))
      return { name: `${path}.js`, text: () => text }
    })
  }),
)
if (inline.length === 0) throw new Error('No inline script was found.')
const young = { js: youngInScripts(table), css: youngInStyles(table) }

const used = new Map<string, string>()
for (const [ending, features] of Object.entries(young)) {
  for (const file of [...built, ...inline].filter(({ name }) => name.endsWith(`.${ending}`))) {
    const text = file.text()
    for (const { key, pattern } of features) {
      const at = text.search(pattern)
      if (at >= 0)
        used.set(key, `${file.name}: ${text.slice(Math.max(0, at - 30), at + 50).replaceAll('\n', ' ')}`)
    }
  }
}

const problems = [
  ...[...used].filter(([key]) => !(key in withWayOut)).map(([key, place]) => `${key} in ${place}`),
  ...Object.keys(withWayOut)
    .filter((key) => !used.has(key))
    .map((key) => `${key} is used no more: take it off the list in tools/browsers.ts`),
]
for (const problem of problems) console.error(problem)
console.log(`Found ${problems.length} uses of what the oldest supported browsers do not know.`)
process.exitCode = problems.length === 0 ? 0 : 1
