import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const stampFile = join(root, 'build', '.inputs')
const bin = (path: string) => join(root, 'node_modules', path)

/** Something that is made from files in the repository, and made again when one of them changes. */
interface Step {
  name: string
  /** Globs of what it is made from; package-lock.json counts for every step. */
  inputs: readonly string[]
  /** Exists once it has been made. */
  output: string
  make: () => void | Promise<void>
}

/** Makes what the type check and the tests read, where it is stale: fonts, operation types, route types. */
export async function generate(): Promise<void> {
  await makeStale([
    {
      name: 'fonts',
      inputs: ['tools/build-fonts.ts', 'packages/artwork-renderer/font-*.ts', 'fonts/*.{ttf,otf}'],
      output: 'fonts/built/manifest.json',
      make: async () => {
        const { buildFonts } = await import('./build-fonts.ts')
        await buildFonts()
      },
    },
    {
      name: 'types of the API and its operations',
      inputs: ['tools/codegen.ts', 'shop/**/*.graphql'],
      output: 'shop/generated/resolvers.ts',
      make: () => run(bin('@graphql-codegen/cli/esm/bin.js'), ['--config', 'tools/codegen.ts', '--silent']),
    },
    {
      name: 'types of routes',
      inputs: ['shop/routes.ts', 'shop/paths.ts', 'react-router.config.ts', 'shop/**/{pages,office}/*.tsx'],
      output: '.react-router/types',
      make: () => run(bin('@react-router/dev/bin.cjs'), ['typegen']),
    },
  ])
}

/**
 * Makes what the shop serves, where it is stale: everything of `generate`, then the pages.
 *
 * @param brand  the look that is built in
 */
export async function build(brand: string): Promise<void> {
  await generate()
  await makeStale([
    {
      name: `pages in the look "${brand}"`,
      inputs: [
        '{shop,ui,packages}/**/*.{ts,tsx,css,graphql,svg}',
        'public/**',
        '{vite,react-router}.config.ts',
      ],
      output: 'build/server/index.js',
      make: async () => {
        run(bin('@react-router/dev/bin.cjs'), ['build', '--logLevel', 'warn'], { VITE_BRAND: brand })
        const { compressFolder } = await import('./compress.ts')
        await compressFolder(join(root, 'build', 'client'))
      },
    },
  ])
}

async function makeStale(steps: readonly Step[]): Promise<void> {
  const stamps = readStamps()
  for (const step of steps) {
    const wanted = hashOf(step)
    if (stamps[step.output] === wanted && existsSync(join(root, step.output))) continue
    const startedAt = Date.now()
    console.log(`Making ${step.name}.`)
    await step.make()
    // The step before may have made some of this one's inputs, so the hash is taken now and not above.
    stamps[step.output] = hashOf(step)
    mkdirSync(join(root, 'build'), { recursive: true })
    writeFileSync(stampFile, JSON.stringify(stamps, null, 1))
    console.log(`Made in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`)
  }
}

function readStamps(): Record<string, string> {
  if (!existsSync(stampFile)) return {}
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    // Half-written by a build that was killed: everything counts as stale.
    return {}
  }
}

function hashOf(step: Step): string {
  const hash = createHash('sha256').update(step.name)
  const files = globSync([...step.inputs, 'package-lock.json'], { cwd: root }).sort()
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file) || !statSync(join(root, file)).isFile()) continue
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

/** Runs a tool of node_modules. Its warnings about itself are not the reader's concern; errors are shown. */
function run(script: string, args: string[], env: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  if (status !== 0) throw new BuildError(`${stdout}${stderr}`.trim())
}

/** A step that could not be made; the message is what its tool said. */
export class BuildError extends Error {
  override name = 'BuildError'
}
