import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { worksInsidePackages } from '../notices/inside-packages.ts'
import { nameOf } from '../notices/notices-text.ts'
import { npm } from './npm.ts'

const bill = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(z.looseObject({ name: z.string(), version: z.string() })),
})

const nodeBinaries = z.record(
  z.string(),
  z.object({
    package: z.string(),
    version: z.string(),
    integrity: z.templateLiteral(['sha512-', z.string()]),
  }),
)

/** The Node that `tools/setup/node.mjs` fetches where the machine has none, for each kind of machine. */
function nodeComponents(root: string) {
  const file = join(root, 'tools/setup/node-binaries.json')
  return Object.values(nodeBinaries.parse(JSON.parse(readFileSync(file, 'utf8')))).map(
    ({ package: name, version, integrity }) => {
      const purl = `pkg:npm/${name}@${version}`
      const content = Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex')
      const hashes = [{ alg: 'SHA-512', content }]
      return { 'bom-ref': purl, type: 'application', name, version, purl, hashes, scope: 'optional' }
    },
  )
}

/** Libraries that stand in installed packages as machine code, such as libheif and OpenSSL. */
function insideComponents(root: string) {
  const once = new Map(worksInsidePackages(root).map((work) => [nameOf(work), work]))
  return [...once].map(([name, work]) => ({
    'bom-ref': `inside:${name}`,
    type: 'library',
    name: work.name,
    version: work.version,
    licenses: [{ license: { name: work.licence } }],
  }))
}

/**
 * Writes a CycloneDX bill of all that the lock file names, as npm makes it, of the Node that is fetched, and of the
 * libraries inside the packages of this machine.
 *
 * @param file  a path that ends in `.cdx.json`
 * @returns how many components of the lock file it has
 * @throws Error when npm makes none, with npm's reason
 */
export async function writeBillOfMaterials(
  root: string,
  productName: string,
  file: string,
  signal: AbortSignal,
): Promise<number> {
  const { text, succeeded, failure } = await npm(
    root,
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'],
    signal,
  )
  if (!succeeded) throw new Error(`npm sbom made no bill of materials: ${failure}`)
  const made = bill.parse(JSON.parse(text))
  // npm takes the name of the folder.
  made.metadata.component.name = productName
  const locked = made.components.length
  made.components.push(...nodeComponents(root), ...insideComponents(root))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(made, null, 1)}\n`)
  return locked
}
