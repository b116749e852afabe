import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isBrandCode } from '../shop/brands/brand.ts'
import { BuildError, build, generate } from './build.ts'
import { countPlaywright, countVitest, type Tally } from './test-reports.ts'

/**
 * `npm test`: every check of the shop in one run, cheapest first. The first stage that fails ends it.
 * `npm run verify` is the same without the browser journeys; `npm run test:long` walks every width, brand, scene and
 * moment of which the others walk some, and what stands in `e2e/long` and `*.long.test.ts`.
 */
const root = resolve(import.meta.dirname, '..')
const reports = join(root, 'test-results')
const bin = (path: string) => join(root, 'node_modules', path)
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')

interface Stage {
  name: string
  /** @returns whether it passed */
  run: () => Promise<boolean>
  /** What its tests said; undefined when it has none or did not get so far. */
  count?: () => Tally | undefined
}

const browserless: Stage[] = [
  { name: 'generate', run: () => withoutThrowing(generate) },
  { name: 'lint', run: () => tool(bin('@biomejs/biome/bin/biome'), ['check', '.']) },
  { name: 'packages', run: () => tool(join(root, 'tools', 'audit-deps.ts'), ['--offline']) },
  { name: 'boundaries', run: () => tool(join(root, 'tools', 'check-boundaries.ts'), []) },
  {
    name: 'descriptions of the API',
    run: () => tool(join(root, 'tools', 'check-descriptions.ts'), []),
  },
  { name: 'translated texts', run: () => tool(join(root, 'tools', 'check-bare-text.ts'), []) },
  { name: 'types', run: () => tool(bin('typescript/bin/tsc'), ['--noEmit', '--project', '.']) },
  {
    name: 'build',
    run: () => withoutThrowing(() => build(isBrandCode(process.env.BRAND) ? process.env.BRAND : 'canvas')),
  },
  { name: 'supported browsers', run: () => tool(join(root, 'tools', 'check-browsers.ts'), []) },
  {
    name: 'unit and API tests',
    run: () =>
      tool(bin('vitest/vitest.mjs'), [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${vitestReport}`,
      ]),
    count: () => countVitest(vitestReport),
  },
]

const browser: Stage = {
  name: 'browser tests',
  run: () => tool(bin('@playwright/test/cli.js'), ['test']),
  count: () => countPlaywright(playwrightReport),
}

const otherEngines: Stage = {
  name: 'other engines',
  run: () => tool(join(root, 'tools', 'engines.ts'), []),
  count: () => countPlaywright(join(reports, 'engines.json')),
}

// Read by both runners and by e2e/support/thorough.ts.
const isLong = process.argv.includes('--long')
if (isLong) process.env.THOROUGH = '1'
const stages = process.argv.includes('--no-browser')
  ? browserless
  : [...browserless, browser, ...(isLong ? [otherEngines] : [])]
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

let passed = 0
let failed = 0
for (const stage of stages) {
  console.log(`\n── ${stage.name}`)
  const startedAt = Date.now()
  const succeeded = await stage.run()
  const tally = stage.count?.()
  passed += tally?.passed ?? 0
  // A stage that broke without naming a test still counts.
  failed += succeeded ? 0 : Math.max(1, tally?.failed ?? 0)
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`── ${stage.name}: ${succeeded ? 'passed' : 'failed'} in ${seconds} s`)
  if (!succeeded) break
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

function tool(script: string, args: string[]): Promise<boolean> {
  if (!existsSync(script)) throw new Error(`Expected a tool at ${script} but there is none`)
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return new Promise((resolve) => {
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

async function withoutThrowing(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    console.error(error instanceof BuildError ? error.message : error)
    return false
  }
}
