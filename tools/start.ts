import { configOrExit } from '../platform/config/config.ts'
import { BuildError, build, generate } from './build.ts'

/** `npm start`: makes what is stale, then runs the shop in this process. `npm run dev` is the same with reload. */
const develop = process.argv.includes('--dev')
const config = configOrExit()
// Libraries read it when they are loaded, and without it they are much slower. Whether this is the shop's own
// production, with its stricter rules for settings, was decided above.
process.env.NODE_ENV = develop ? 'development' : 'production'
process.env.VITE_BRAND = config.brand

try {
  await (develop ? generate() : build(config.brand))
} catch (error) {
  console.error(error instanceof BuildError ? error.message : error)
  console.error('The shop could not be built.')
  process.exit(1)
}
const { builtStorefront, runShop } = await import('../shop/server.ts')
await runShop(config, develop ? (await import('./develop.ts')).developedStorefront : builtStorefront)
