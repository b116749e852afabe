/** Reads every file of the repository and prints each that is, holds or imports what it may not. Exit 1 when any is. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { rooms } from './boundaries/rooms.ts'
import { unusedTestingFiles } from './boundaries/testing-files.ts'
import { shortestWaysBack } from './boundaries/ways-back.ts'
import { sourceOf, violationsOf } from './boundaries.ts'
import { filesInCircle, foldersInCircle } from './folder-circles.ts'

const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
})
/** What git lists may be deleted in the working copy. */
const files = [...new Set(listed.split('\0'))].filter((path) => path !== '' && existsSync(path))
const isText = (path: string) => /\.(tsx?|css)$/.test(path)
const read = files.map((path) => {
  const text = isText(path) ? readFileSync(path, 'utf8') : ''
  return { path, text, source: sourceOf(path, text) }
})
const sources = read.flatMap(({ source }) => source ?? [])

const violations = read.flatMap(({ path, text, source }) => violationsOf(path, text, source))
violations.push(...unusedTestingFiles(sources))
const circles = [
  ...shortestWaysBack(new Map(Object.entries(rooms))).map((way) => ['Rooms', way] as const),
  ...foldersInCircle(sources).map((way) => ['Folders', way] as const),
  ...filesInCircle(sources).map((way) => ['Files', way] as const),
]
for (const [what, way] of circles)
  violations.push(`${what} import each other in a circle: ${way.join(' → ')}.`)

for (const violation of violations) console.error(violation)
console.log(
  violations.length === 0
    ? `The arrows of ${sources.length} files point the right way.`
    : `${violations.length} of the rules in docs/architecture.md are broken.`,
)
process.exitCode = violations.length === 0 ? 0 : 1
