import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { type BrandCode, brands } from '../shop/brands/brand.ts'
import { offlinePage } from '../shop/service-worker/offline-page.ts'
import { OFFLINE_PAGE } from '../shop/service-worker/rules.ts'

/** The faces that the offline page is set in, by the beginning of their file names. */
const FACES: Record<BrandCode, readonly string[]> = {
  canvas: ['hanken-grotesk', 'newsreader-display'],
  neon: ['hanken-grotesk', 'bricolage-display'],
  sketch: ['hanken-grotesk', 'newsreader-light-italic'],
}

/**
 * Writes the service worker and the page that it shows without a connection beside the built files.
 *
 * @param root  of the repository
 * @param client  the folder of what browsers fetch
 * @param plugins  that look on while the worker is bundled
 * @throws Error when a file that the page needs has not been built
 */
export async function buildWorker(
  root: string,
  client: string,
  brand: BrandCode,
  plugins: readonly Plugin[] = [],
): Promise<void> {
  const assets = readdirSync(join(client, 'assets'))
  const asset = (name: string, ending: string) => {
    // Rolldown puts eight characters of a hash behind the name.
    const file = assets.find((one) => new RegExp(`^${name}-[\\w-]{8}\\.${ending}$`).test(one))
    if (file === undefined) throw new Error(`Expected ${name}.${ending} among the built files but found none`)
    return `/assets/${file}`
  }
  const styleSheet = asset('root', 'css')
  const page = offlinePage(brands[brand], styleSheet)
  writeFileSync(join(client, OFFLINE_PAGE), page)
  const hashed = [styleSheet, ...FACES[brand].map((face) => asset(face, 'woff2'))]
  const precached = [
    ...hashed.map((url) => ({ url, revision: null })),
    ...[OFFLINE_PAGE, `/icons/${brand}.svg`].map((url) => ({ url, revision: revisionOf(join(client, url)) })),
  ]
  await build({
    configFile: false,
    root,
    publicDir: false,
    plugins: [...plugins],
    logLevel: 'warn',
    define: { PRECACHED: JSON.stringify(precached), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: client,
      emptyOutDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(root, 'shop/service-worker/worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}

const revisionOf = (file: string) =>
  createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 16)
