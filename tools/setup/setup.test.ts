import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
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
import { isNewEnough, SHOP_NODE } from './node.mjs'

/** Setup runs in a small project, with an npm and a machine's Node that do as a test says. */
const repository = resolve(import.meta.dirname, '../..')
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'setup-'))
  cpSync(join(repository, 'tools', 'setup'), join(root, 'tools', 'setup'), { recursive: true })
  cpSync(join(repository, 'tools', 'setup.mjs'), join(root, 'tools', 'setup.mjs'))
  write('package-lock.json', JSON.stringify({ packages: locked }))
  npm({ ci: unpacks('painter') })
  machineHas('24.21.0')
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

const machineHas = (version: string) => command('node', `echo v${version}`)

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

const link = () => join(root, 'node_modules', '.bin', 'node')
const installed = unpacks('painter', 'brush')

/** The registry's Node is a script; `integrity` is what the repository expects of its package. */
function registryHasNode(integrity?: string) {
  write('package/bin/node', '#!/bin/sh\necho ran >> ran\necho v24.9.0\n')
  chmodSync(join(root, 'package/bin/node'), 0o755)
  write('package/LICENSE', 'You may.')
  spawnSync('tar', ['-czf', 'packed', 'package'], { cwd: root })
  const hash = createHash('sha512')
    .update(readFileSync(join(root, 'packed')))
    .digest('base64')
  const binary = { package: 'node-here', version: '24.9.0', integrity: integrity ?? `sha512-${hash}` }
  const here = { [`${process.platform}-${process.arch}`]: binary }
  write('tools/setup/node-binaries.json', JSON.stringify(here))
  npm({ ci: installed, pack: 'cp packed "$4/node.tgz"' })
}

test('a machine whose Node is new enough fetches none', () => {
  registryHasNode()
  expect(setup()).toEqual({ status: 0, stderr: '', calls: ['ci'] })
  expect(existsSync(link())).toBe(false)
})

test('a machine with an older Node gets one of the registry, once, until its own is new enough', () => {
  registryHasNode()
  machineHas('20.20.2')
  expect(setup()).toEqual({ status: 0, stderr: '', calls: ['ci', 'pack'] })
  expect(spawnSync(link(), [], { cwd: root, encoding: 'utf8' }).stdout).toBe('v24.9.0\n')
  expect(setup()).toEqual({ status: 0, stderr: '', calls: [] })
  machineHas('26.10.0')
  expect(setup()).toEqual({ status: 0, stderr: '', calls: [] })
  expect(existsSync(link())).toBe(false)
})

test('a Node with another hash than the repository names is refused, and nothing of it is run', () => {
  registryHasNode('sha512-another')
  machineHas('22.22.0')
  const { status, stderr } = setup()
  expect(status).toBe(1)
  expect(stderr).toContain('node-here 24.9.0 of the registry is not what this repository expects')
  expect(stderr).toContain('tools/setup/node-binaries.json says sha512-another')
  expect(existsSync(link())).toBe(false)
  expect(existsSync(join(root, 'ran'))).toBe(false)
})

test('a kind of machine without a Node of ours is asked to install one', () => {
  registryHasNode()
  write('tools/setup/node-binaries.json', '{}')
  machineHas('22.22.0')
  expect(setup()).toMatchObject({
    status: 1,
    stderr: `The shop needs Node ${SHOP_NODE}, and this machine has 22.22.0. Install Node 24 from nodejs.org.\n`,
  })
})

test.each([
  ['20.20.2', false],
  ['24.7.0', false],
  ['24.8.0', true],
  ['25.9.0', false],
  ['26.0.0', true],
])('whether Node %s runs the shop: %s', (version, expected) => {
  expect(isNewEnough(version)).toBe(expected)
})

test('package.json says which Node the shop needs, and every Node that we bring is one', () => {
  const { engines } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
  expect(engines.node).toBe(SHOP_NODE)
  const binaries: Record<string, { version: string }> = JSON.parse(
    readFileSync(join(repository, 'tools/setup/node-binaries.json'), 'utf8'),
  )
  expect(Object.values(binaries).filter(({ version }) => !isNewEnough(version))).toEqual([])
})
