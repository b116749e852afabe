import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** Setup runs in a small project, with an npm that does as a test says. */
const repository = resolve(import.meta.dirname, '../..')
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'setup-'))
  cpSync(join(repository, 'tools', 'setup'), join(root, 'tools', 'setup'), { recursive: true })
  cpSync(join(repository, 'tools', 'setup.mjs'), join(root, 'tools', 'setup.mjs'))
  write('package-lock.json', JSON.stringify({ packages: locked }))
  npm({ ci: unpacks('painter') })
})
afterEach(() => rmSync(root, { recursive: true }))

const locked = {
  '': { dependencies: { painter: '1.0.0' } },
  'node_modules/painter': { version: '1.0.0', optionalDependencies: { brush: '1.0.0' } },
  'node_modules/brush': { version: '1.0.0' },
}

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function command(name: string, script: string) {
  write(`bin/${name}`, `#!/bin/sh\n${script}\n`)
  chmodSync(join(root, 'bin', name), 0o755)
}

/** What npm does, by its first word; it notes each. */
function npm(does: Record<string, string>) {
  const cases = Object.entries(does).map(([word, script]) => `${word}) ${script} ;;`)
  command('npm', `echo $1 >> called\ncase $1 in\n${cases.join('\n')}\nesac`)
}

const unpacks = (...names: string[]) =>
  names
    .map(
      (name) =>
        `mkdir -p node_modules/${name}; echo '{"version":"1.0.0"}' > node_modules/${name}/package.json`,
    )
    .concat('echo "{\\"packages\\":{}}" > node_modules/.package-lock.json')
    .join('; ')

function setup() {
  rmSync(join(root, 'called'), { force: true })
  const { status, stderr } = spawnSync(process.execPath, ['tools/setup.mjs'], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: `${join(root, 'node_modules', '.bin')}:${join(root, 'bin')}:/usr/bin:/bin` },
  })
  const called = join(root, 'called')
  return {
    status,
    stderr,
    calls: existsSync(called) ? readFileSync(called, 'utf8').trim().split('\n') : [],
  }
}

test('packages are installed as the lock file names them, once', () => {
  npm({ ci: unpacks('painter', 'brush') })
  expect(setup()).toEqual({ status: 0, stderr: '', calls: ['ci'] })
  expect(setup()).toEqual({ status: 0, stderr: '', calls: [] })
})

test('an install by hand is looked at, and made anew when it differs from the lock file', () => {
  npm({ ci: `rm -rf node_modules; ${unpacks('painter', 'brush')}` })
  setup()
  write('node_modules/stranger/package.json', '{"version":"1.0.0"}')
  write('node_modules/.package-lock.json', '{"packages": {}}')
  expect(setup().calls).toEqual(['ci'])
  expect(existsSync(join(root, 'node_modules', 'stranger'))).toBe(false)
})

test('an optional package that npm left out stops the set-up, and is named', () => {
  const { status, stderr } = setup()
  expect(status).toBe(1)
  expect(stderr).toContain(
    'What was installed is not what package-lock.json names: brush 1.0.0 is missing. npm leaves out',
  )
})

test('where "npm ci" refuses the lock file, "npm install" goes on', () => {
  npm({ ci: 'echo "npm error code EUSAGE" >&2; exit 1', install: unpacks('painter', 'brush') })
  expect(setup()).toMatchObject({ status: 0, calls: ['ci', 'install'] })
})

test('where npm fails otherwise, its words are shown and nothing else is tried', () => {
  npm({ ci: 'echo "npm error code EINTEGRITY" >&2; exit 1' })
  const { status, stderr, calls } = setup()
  expect({ status, calls }).toEqual({ status: 1, calls: ['ci'] })
  expect(stderr).toContain('EINTEGRITY')
})
