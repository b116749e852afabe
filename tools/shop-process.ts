/** A real shop in a process of its own, for benchmarks and for tests that kill it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

export interface ShopProcess {
  url: string
  pid: number
  dataDir: string
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>
  /** Kills it, as a power cut would. */
  kill(): Promise<void>
  /** What it has printed so far. */
  output(): string
}

/** What Node compiles for one shop serves the next. */
const COMPILE_CACHE = resolve(import.meta.dirname, '..', 'var', 'compiled')

/**
 * Names a folder where all shops of one run keep the mock-ups of our own samples. They are the same in every shop, and
 * drawing them anew in each would take more of a run than its pages.
 */
export const SAMPLE_MOCK_UPS_VARIABLE = 'SAMPLE_MOCK_UPS_OF_THE_RUN'

/** A data folder of its own, empty but for the mock-ups that the run shares; `removeDataDir` deletes it. */
export function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'keepsake-'))
  const shared = process.env[SAMPLE_MOCK_UPS_VARIABLE]
  if (shared === undefined) return dataDir
  const storage = join(dataDir, 'storage')
  mkdirSync(storage)
  symlinkSync(shared, join(storage, 'sample-mock-ups'))
  return dataDir
}
export const removeDataDir = (dataDir: string) => rmSync(dataDir, { recursive: true, force: true })

/** What a shop is started with, and what a command beside it needs too. */
export const shopVariables = (dataDir: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  SECRET_KEY: 'only for shops that live as long as a test',
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: dataDir,
  EMBEDDED_DATABASE: 'allow',
  NODE_COMPILE_CACHE: COMPILE_CACHE,
})

/**
 * Starts a shop on a free port and waits until it is ready.
 *
 * @param dataDir where it keeps everything; a folder that an earlier shop was killed in is fine
 * @param variables more environment, such as ROLE
 * @throws Error with what the shop printed when it ends or is not ready within 60 seconds
 */
export async function startShopProcess(
  dataDir: string,
  variables: Record<string, string> = {},
): Promise<ShopProcess> {
  const child = spawn(process.execPath, ['shop/server.ts'], {
    env: { ...shopVariables(dataDir), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += chunk
  })
  child.stderr.on('data', (chunk) => {
    printed += chunk
  })
  const url = await readyUrl(child, () => printed)
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
    output: () => printed,
  }
}

async function readyUrl(child: ChildProcess, printed: () => string): Promise<string> {
  const deadline = Date.now() + 60_000
  while (Date.now() < deadline) {
    const ready = /Ready on (http:\/\/\S+)/.exec(printed())
    if (ready?.[1]) return ready[1]
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}:\n${printed()}`)
    await delay(20)
  }
  child.kill('SIGKILL')
  throw new Error(`The shop was not ready within 60 seconds:\n${printed()}`)
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
