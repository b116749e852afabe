/**
 * `npm run test:engines [-- [--install] [name]]`: the shop in the engines of Firefox and Safari; with a name only the
 * files whose names contain it. A missing engine is reported and skipped.
 */
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { engines } from '../e2e/engines/engines.ts'
import { build, generate } from './build.ts'

const root = resolve(import.meta.dirname, '..')
const missing = () => engines.filter(({ isThere }) => !isThere())

if (process.argv.includes('--install')) install()
for (const { name } of missing()) {
  console.log(`${name} is not here and is skipped; "npm run test:engines -- --install" brings it.`)
}
await generate()
await build('canvas')
const runner = join(root, 'node_modules', '@playwright/test/cli.js')
const names = process.argv.slice(2).filter((word) => word !== '--install')
const config = 'e2e/engines/playwright.config.ts'
process.exitCode = run(process.execPath, [runner, 'test', '--config', config, ...names])

function install() {
  const packages = missing().flatMap((engine) => engine.packages)
  if (packages.length === 0) return
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  const stillMissing = missing().map(({ name }) => name)
  if (stillMissing.length === 0) return
  console.error(
    `${stillMissing.join(' and ')} could not be installed from ${packages.join(', ')}. It takes Debian or Ubuntu, and root.`,
  )
  process.exit(1)
}

/** @returns the exit code */
function run(command: string, args: readonly string[]): number {
  const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  return status ?? 1
}
