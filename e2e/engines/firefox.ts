/** Firefox ESR without geckodriver: its own door, Marionette, takes WebDriver's commands as JSON over TCP. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EnginePage, type EngineSize, pageOf, type Send } from './driver.ts'
import { onPath } from './on-path.ts'
import { processEnded, until } from './processes.ts'

/** Of the version that Debian keeps, or of another. */
export const firefoxPath = () => onPath('firefox-esr', 'firefox')

/** `0` lets it choose a port, which it writes into the profile. Nothing is fetched that the page does not ask for. */
const PREFERENCES = {
  'marionette.port': 0,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'browser.safebrowsing.update.enabled': false,
  'extensions.update.enabled': false,
  'gfx.color_management.mode': 1,
  'gfx.color_management.force_srgb': true,
  'webgl.force-enabled': true,
}

/** @param preferences what a shopper set in `about:config`, besides */
export async function openFirefox(
  { width, height }: EngineSize,
  preferences: Record<string, boolean> = {},
): Promise<EnginePage> {
  const profile = mkdtempSync(join(tmpdir(), 'engine-firefox-'))
  const lines = Object.entries({ ...PREFERENCES, ...preferences }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const child = spawn(
    firefoxPath() ?? 'firefox-esr',
    ['--headless', '--no-remote', '--marionette', '--remote-debugging-port=0', '--profile', profile],
    {
      env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', HOME: profile, MOZ_DISABLE_AUTO_SAFE_MODE: '1' },
      stdio: 'ignore',
    },
  )
  try {
    const { send, socket } = await connected(child, join(profile, 'MarionetteActivePort'))
    const { capabilities } = (await send(plain('NewSession', { webSocketUrl: true }))) as NewSession
    await send(plain('SetTimeouts', { script: 60_000, pageLoad: 60_000 }))
    const { reports, disconnect } = await observed(capabilities.webSocketUrl, { width, height })
    const page = pageOf(send)
    return {
      name: 'Firefox',
      ...page,
      async picture() {
        const { value } = (await send(plain('TakeScreenshot', { full: false, hash: false }))) as {
          value: string
        }
        return Buffer.from(value, 'base64')
      },
      reports: async () => reports,
      async close() {
        socket.destroy()
        disconnect()
        await processEnded(child)
        rmSync(profile, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await processEnded(child)
    throw error
  }
}

const plain = (name: string, body: Record<string, unknown>) =>
  ({ marionette: `WebDriver:${name}`, method: 'POST', path: '', body }) as const

interface NewSession {
  capabilities: { webSocketUrl: string }
}

/** What the console shows to people, but not to BiDi. */
const FAILURES = `() => {
  addEventListener('error', ({ target }) => target !== window && console.error('failed', target.src || target.href), true)
  addEventListener('securitypolicyviolation', (event) => console.error('policy', event.violatedDirective, event.blockedURI))
}`

/**
 * What WebDriver BiDi knows and Marionette does not: the console of the page, and a viewport narrower than a window can
 * be (500 px). Source: https://www.w3.org/TR/webdriver-bidi/, 2026-11.
 */
async function observed(url: string, viewport: EngineSize) {
  const reports: string[] = []
  const waiting = new Map<number, (result: { contexts?: { context: string }[] }) => void>()
  const line = new WebSocket(url)
  await new Promise((resolve, reject) => {
    line.onopen = resolve
    line.onerror = () => reject(new Error('Expected Firefox to take a WebSocket but it did not'))
  })
  line.onmessage = ({ data }) => {
    const { id, result, params } = JSON.parse(String(data))
    waiting.get(id)?.(result)
    if (params?.level === 'error' || params?.level === 'warn') reports.push(`${params.level}: ${params.text}`)
  }
  const ask = (method: string, params: object) =>
    new Promise<{ contexts?: { context: string }[] }>((resolve) => {
      const id = waiting.size + 1
      waiting.set(id, resolve)
      line.send(JSON.stringify({ id, method, params }))
    })
  await ask('session.subscribe', { events: ['log.entryAdded'] })
  await ask('script.addPreloadScript', { functionDeclaration: FAILURES })
  const { contexts } = await ask('browsingContext.getTree', {})
  await ask('browsingContext.setViewport', { context: contexts?.[0]?.context, viewport })
  return { reports, disconnect: () => line.close() }
}

async function connected(child: ChildProcess, portFile: string): Promise<{ send: Send; socket: Socket }> {
  const port = await until(() => {
    if (child.exitCode !== null)
      throw new Error(`Expected Firefox to start but it ended with ${child.exitCode}`)
    return existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0
  })
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let last = 0
  onMessages(socket, (message) => {
    // The first message greets; answers are [1, id, error, result].
    if (!Array.isArray(message)) return
    const [, id, error, result] = message as [
      number,
      number,
      { error: string; message: string } | null,
      unknown,
    ]
    const { resolve, reject } = waiting.get(id) ?? {}
    waiting.delete(id)
    if (error) reject?.(new Error(`${error.error}: ${error.message}`))
    else resolve?.(answerOf(result))
  })
  const send: Send = ({ marionette, body = {} }) =>
    new Promise((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      const text = JSON.stringify([0, last, marionette, body])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
  return { send, socket }
}

/** Scripts answer `{ value }`, as over HTTP; other commands answer as they are. */
function answerOf(result: unknown): unknown {
  const isAnswer = typeof result === 'object' && result !== null && 'value' in result
  return isAnswer && typeof result.value === 'object' ? result.value : result
}

/** A message is its length in bytes, a colon, and JSON. */
function onMessages(socket: Socket, hear: (message: unknown) => void) {
  let held = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    held = Buffer.concat([held, chunk])
    for (;;) {
      const colon = held.indexOf(':')
      const length = Number(held.subarray(0, Math.max(0, colon)).toString())
      if (colon < 1 || held.length < colon + 1 + length) return
      hear(JSON.parse(held.subarray(colon + 1, colon + 1 + length).toString()))
      held = held.subarray(colon + 1 + length)
    }
  })
}
