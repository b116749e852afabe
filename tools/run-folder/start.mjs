/** Starts the shop that lies in this folder: `npm start`, or `node start.mjs`. Plain JavaScript, to say a word to older Nodes. */
import { readdirSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 24 || (major === 24 && minor < 8) || major === 25) {
  console.error(
    `The shop needs Node 24.8 or newer of 24, or 26 and newer, and this is ${process.versions.node}.`,
  )
  process.exit(1)
}
const brands = readdirSync(new URL('build', import.meta.url)).filter((name) => name !== 'former')
if (!process.env.BRAND && brands.length === 1) process.env.BRAND = brands[0]

// What Node compiles is kept beside the code until the next build, for the next start and for threads. A folder that cannot
// be written to is no fault.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('compiled', import.meta.url))
enableCompileCache()

const { configOrExit } = await import('#platform/config/config.ts')
const config = configOrExit()
// Libraries read it when they are loaded. Whether this is a production, with its stricter rules for settings, was decided
// above.
process.env.NODE_ENV = 'production'
const { builtStorefront, runShop } = await import('#shop/server.ts')
await runShop(config, builtStorefront)
