/** Fails when a built script or style sheet needs a younger browser than the shop is made for. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import table from '@mdn/browser-compat-data' with { type: 'json' }
import { withWayOut } from './browsers.ts'
import { youngInScripts, youngInStyles } from './young-features.ts'

const folder = join(resolve(import.meta.dirname, '..'), 'build', process.env.BRAND ?? 'canvas', 'client')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const young = { js: youngInScripts(table), css: youngInStyles(table) }

const used = new Map<string, string>()
for (const [ending, features] of Object.entries(young)) {
  for (const name of files.filter((file) => file.endsWith(`.${ending}`))) {
    const text = readFileSync(join(folder, name), 'utf8')
    for (const { key, pattern } of features) {
      const at = text.search(pattern)
      if (at >= 0)
        used.set(key, `${name}: ${text.slice(Math.max(0, at - 30), at + 50).replaceAll('\n', ' ')}`)
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
