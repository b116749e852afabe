/**
 * `npm run requirements`: prints the requirements that no test names. Exit 1 when there are any, or when one is named
 * that is said to wait.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { accountRequirements } from './account-requirements.ts'
import { peopleRules } from './people-rules.ts'
import { requirements as serverRequirements } from './requirement-list.ts'
import { namedIn, unnamed } from './requirement-names.ts'
import { later } from './requirements-later.ts'
import { shellRequirements } from './shell-requirements.ts'

const requirements = { ...shellRequirements, ...accountRequirements, ...serverRequirements, ...peopleRules }

const files = execFileSync('git', ['ls-files', '--', '*.test.ts', '*.test.tsx', '*.spec.ts'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '')
const named = new Set(files.flatMap((path) => namedIn(readFileSync(path, 'utf8'))))
const { missing, waiting } = unnamed(requirements, later, named)

for (const id of missing) console.log(`${id}  ${requirements[id]}`)
const stale = Object.keys(later).filter((id) => named.has(id))
if (stale.length > 0) console.log(`No longer waiting: ${stale.join(', ')}`)
const total = Object.keys(requirements).length
console.log(
  `${total} demands: ${total - missing.length - waiting.length} named by tests, ${waiting.length} wait for their screens, ` +
    `${missing.length} named by none.`,
)
process.exitCode = missing.length + stale.length === 0 ? 0 : 1
