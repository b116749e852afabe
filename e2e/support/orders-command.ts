/** The shopkeeper's command, beside a shop that is running. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type ShopProcess, shopVariables } from '../../tools/shop-process.ts'

const run = promisify(execFile)

/** Whether `npm run orders` did it: not while the artwork is still being drawn, or the money still taken. */
export async function orders({ dataDir }: ShopProcess, ...words: string[]): Promise<boolean> {
  try {
    await run(process.execPath, ['tools/orders.ts', ...words], { env: shopVariables(dataDir) })
    return true
  } catch {
    return false
  }
}
