/** WebKitGTK through its own driver, in a window on a screen that nobody sees. */
import { execFile, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { type EnginePage, type EngineSize, pageOf, type Send } from './driver.ts'
import { onPath } from './on-path.ts'
import { processEnded, until } from './processes.ts'

export const webkitDriverPath = () => onPath('WebKitWebDriver')
const windowScript = join(import.meta.dirname, 'webkit-window.py')

export async function openWebKit({ width, height }: EngineSize): Promise<EnginePage> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  let said = ''
  screen.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const display = `:${await until(() => (said.endsWith('\n') ? said.trim() : ''))}`
  const port = await freePort()
  const environment = {
    ...process.env,
    DISPLAY: display,
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    // Its sandbox needs an ordinary user.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  }
  const driver = spawn(webkitDriverPath() ?? 'WebKitWebDriver', [`--port=${port}`], {
    env: environment,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const reports: string[] = []
  createInterface({ input: driver.stdout }).on('line', (line) => {
    if (line.startsWith('"')) reports.push(JSON.parse(line))
  })
  const base = `http://127.0.0.1:${port}`
  const close = async () => {
    await processEnded(driver)
    await processEnded(screen)
  }
  try {
    await until(() =>
      fetch(`${base}/status`)
        .then(({ ok }) => ok)
        .catch(() => false),
    )
    const options = { binary: windowScript, args: ['--automation', `--width=${width}`, `--height=${height}`] }
    const { sessionId } = (await ask(`${base}/session`, 'POST', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { sessionId: string }
    const session = `${base}/session/${sessionId}`
    const send: Send = ({ method, path, body }) => ask(`${session}${path}`, method, body)
    await ask(`${session}/timeouts`, 'POST', { script: 60_000, pageLoad: 60_000 })
    const page = pageOf(send)
    return {
      name: 'WebKit',
      ...page,
      /** Of the screen: the driver hangs on pictures above about a megabyte. */
      async picture() {
        const { stdout } = await promisify(execFile)('import', ['-window', 'root', '-depth', '8', 'png:-'], {
          env: environment,
          encoding: 'buffer',
          maxBuffer: 64_000_000,
        })
        return stdout
      },
      reports: async () => reports,
      async close() {
        await ask(session, 'DELETE').catch(() => undefined)
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function ask(url: string, method: string, body?: Record<string, unknown>): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(`WebKitWebDriver: ${JSON.stringify(value).slice(0, 500)}`)
  return value
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
