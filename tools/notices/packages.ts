import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { textsIn } from './licence-texts.ts'
import type { ThirdPartyWork } from './work.ts'

const author = z.union([z.string(), z.object({ name: z.string().optional() })])
const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().optional(),
  author: author.optional(),
})
const lockFile = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })),
})

/** Where the packages are that the shop runs with on this machine, from the root of the repository. */
export function runningPackageFolders(root: string): string[] {
  const lock = lockFile.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  return Object.entries(lock.packages)
    .filter(([path, { dev = false }]) => path !== '' && !dev && existsSync(join(root, path)))
    .map(([path]) => path)
}

/**
 * @param folder  of a package, from the root of the repository
 * @throws ZodError when it holds no package
 */
export function packageWork(root: string, folder: string): ThirdPartyWork {
  const {
    name,
    version,
    license,
    author: by,
  } = manifest.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')))
  return {
    name,
    version,
    licence: license ?? 'not stated',
    texts: textsIn(join(root, folder)),
    holder: (typeof by === 'string' ? by : by?.name)?.replace(/\s*[<(].*$/, ''),
  }
}
