/**
 * Audits the packages that the shop uses: a bill of materials, their licences, known vulnerabilities, and what is
 * deprecated or outdated.
 *
 * Run: npm run audit:deps [-- --offline] [-- --advisories <file>]
 *   --offline     asks no registry; `npm run verify` runs it so
 *   --advisories  what `npm audit --json` printed on a machine whose registry keeps advisories, with the same lock file
 *
 * Fails on a licence that is not allowed, on a known vulnerability and on a deprecated package, unless
 * tools/audit/exceptions.ts excuses it with a reason and an expiry; and on a binary that the lock file leaves out or
 * has no hash of, unless tools/audit/lock-gaps.ts lists it. An outdated package is only reported.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { advisoryFindings } from './audit/advisories.ts'
import { packagesBehind } from './audit/behind.ts'
import { writeBillOfMaterials } from './audit/bill-of-materials.ts'
import { EXCEPTIONS } from './audit/exceptions.ts'
import { type Finding, judge } from './audit/findings.ts'
import { KNOWN_FINDINGS } from './audit/known-findings.ts'
import { licenceFindings } from './audit/licence-check.ts'
import { lockProblems, WITHOUT_HASH } from './audit/lock-gaps.ts'
import { lockedPackages } from './audit/locked-packages.ts'
import { npm } from './audit/npm.ts'

/** The time limit of all calls of a registry. */
const PATIENCE_MS = 90_000

const root = resolve(import.meta.dirname, '..')
const { values } = parseArgs({ options: { offline: { type: 'boolean' }, advisories: { type: 'string' } } })
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const locked = lockedPackages(lock)
const today = new Date()
const findings: Finding[] = [...licenceFindings(locked), ...KNOWN_FINDINGS]

const signal = AbortSignal.timeout(PATIENCE_MS)
const bill = join('build', 'bill-of-materials.cdx.json')
const components = await writeBillOfMaterials(root, 'keepsake', join(root, bill), signal)
console.log(`${bill} lists ${components} packages, ${runningCount()} of them where the shop runs.`)
if (components !== locked.length)
  throw new Error(`Expected a bill of ${locked.length} packages but it has ${components}`)

await readAdvisories()
if (!values.offline) await tellBehind()

const { problems, excused } = judge(findings, EXCEPTIONS, locked, today.toISOString().slice(0, 10))
problems.push(...lockProblems(lock.packages, WITHOUT_HASH))
console.log(`${WITHOUT_HASH.length} binaries for other machines have no hash in the lock file.`)
for (const sentence of excused) console.log(`Borne: ${sentence}`)
for (const problem of problems) console.error(problem)
console.log(`Found ${problems.length} problems with packages; ${excused.length} are borne for a time.`)
process.exitCode = problems.length === 0 ? 0 : 1

function runningCount() {
  return locked.filter(({ isForDevelopers }) => !isForDevelopers).length
}

async function readAdvisories() {
  if (values.advisories !== undefined) {
    const found = advisoryFindings(textOf(values.advisories), locked)
    if (found) return void findings.push(...found)
    console.error(`${values.advisories} does not hold what "npm audit --json" prints.`)
    process.exit(1)
  } else if (!values.offline) {
    const { text, failure } = await npm(root, ['audit', '--json'], signal)
    const found = advisoryFindings(text, locked)
    if (found) findings.push(...found)
    else
      console.log(`The registry tells no known vulnerabilities: ${failure}. Give a file with --advisories.`)
  }
}

/** Empty when there is none. */
function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

async function tellBehind() {
  const behind = await packagesBehind(root, today, signal)
  if ('failure' in behind) return console.log(`The registry does not tell what is behind: ${behind.failure}.`)
  for (const { name, version, newest, days } of behind) {
    const since = days === undefined ? 'the registry does not say for how long' : `for ${days} days`
    console.log(`Behind: ${name} ${version}, newest ${newest}, ${since}.`)
  }
  console.log(`${behind.length} packages of package.json are behind.`)
}
