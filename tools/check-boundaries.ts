/** Reads every source file of the repository and prints every forbidden import. Exit 1 when there is any. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { violationsOf } from './boundaries.ts'
import { foldersInCircle } from './folder-circles.ts'

const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx', '*.css'],
  {
    encoding: 'utf8',
  },
)
const files = [...new Set(listed.split('\n'))].filter((path) => path !== '' && !path.endsWith('.d.ts'))
const sources = files.flatMap((path) => {
  try {
    return [{ path, text: readFileSync(path, 'utf8') }]
  } catch {
    return [] // listed by git, deleted in the working copy
  }
})
const violations = sources.flatMap(({ path, text }) => violationsOf(path, text))
const circle = foldersInCircle(sources)
if (circle) violations.push(`Folders import each other in a circle: ${circle.join(' → ')}.`)

for (const violation of violations) console.error(violation)
console.log(
  violations.length === 0
    ? `The arrows of ${files.length} files point the right way.`
    : `${violations.length} of the rules in docs/architecture.md are broken.`,
)
process.exitCode = violations.length === 0 ? 0 : 1
