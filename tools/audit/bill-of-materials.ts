import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { npm } from './npm.ts'

const bill = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(z.looseObject({ name: z.string(), version: z.string() })),
})

/**
 * Writes a CycloneDX bill of all that the lock file names, as npm makes it.
 *
 * @param file  a path that ends in `.cdx.json`
 * @returns how many components it has
 * @throws Error when npm makes none, with npm's reason
 */
export async function writeBillOfMaterials(
  root: string,
  productName: string,
  file: string,
  signal: AbortSignal,
): Promise<number> {
  const { text, succeeded, trouble } = await npm(
    root,
    ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'],
    signal,
  )
  if (!succeeded) throw new Error(`npm sbom made no bill of materials: ${trouble}`)
  const made = bill.parse(JSON.parse(text))
  // npm takes the name of the folder.
  made.metadata.component.name = productName
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(made, null, 1)}\n`)
  return made.components.length
}
