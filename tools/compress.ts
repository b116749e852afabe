import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const COMPRESSIBLE = /\.(js|css|svg|json|txt|ico|wasm|ttf)$/
/** Below this compression saves less than the headers cost. */
const MIN_BYTES = 500

/** Writes a brotli copy (`name.js.br`) of every text file of a folder, for the server to send as it is. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    COMPRESSIBLE.test(name),
  )
  await Promise.all(
    files.map(async (name) => {
      const bytes = readFileSync(join(folder, name))
      if (bytes.length < MIN_BYTES) return
      const packed = await compress(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      })
      if (packed.length < bytes.length) writeFileSync(join(folder, `${name}.br`), packed)
    }),
  )
}
