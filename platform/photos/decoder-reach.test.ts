/** What a decoder that fell to a stranger's file can reach: a probe is started exactly as it is, and tries. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import './sharp.ts'
import { decoderNetwork, startDecoder } from './start-decoder.ts'
import type { Attempt, Loot } from './testing/decoder-probe.ts'

const program = fileURLToPath(new URL('./testing/decoder-probe.ts', import.meta.url))
const somebody = createServer((socket) =>
  socket.on('error', () => undefined).end('HTTP/1.1 204 No Content\r\n\r\n'),
)
const neighbour = createServer((socket) => socket.destroy())
let folder: string
let attempt: Attempt

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reach-'))
  const secretFile = join(folder, 'settings')
  await writeFile(secretFile, 'SECRET_KEY=treasure')
  await new Promise<void>((listening) => somebody.listen(0, '127.0.0.1', listening))
  const address = somebody.address()
  if (address === null || typeof address === 'string') throw new Error('Expected a port')
  const socketPath = join(folder, 'neighbour')
  await new Promise<void>((listening) => neighbour.listen(socketPath, listening))
  attempt = {
    secretFile,
    folder,
    newFile: join(folder, 'new'),
    addOn: addOnOfThisProcess(),
    port: address.port,
    socketPath,
    newSocket: join(folder, 'socket'),
    database: join(folder, 'database'),
    shopProcess: process.pid,
  }
})

afterAll(async () => {
  somebody.close()
  neighbour.close()
  await rm(folder, { recursive: true })
})

/** Any will do; sharp has one. */
function addOnOfThisProcess(): string {
  const { sharedObjects } = process.report.getReport() as { sharedObjects: string[] }
  const found = sharedObjects.find((path) => path.endsWith('.node'))
  if (!found) throw new Error('Expected an add-on in this process')
  return found
}

async function lootOf(probe: ChildProcess): Promise<Loot> {
  if (!probe.stdin || !probe.stdout) throw new Error('Expected pipes')
  probe.stdin.end(JSON.stringify(attempt))
  return JSON.parse((await buffer(probe.stdout)).toString() || '{}')
}

const MACHINE_NETWORK = 'a network with anything in it'

test('the picture that it was given, and nothing else', async () => {
  const { [MACHINE_NETWORK]: network, ...rest } = await lootOf(
    await startDecoder({ output: 'pipe', program }),
  )
  expect(Object.keys(rest)).toHaveLength(21)
  expect(Object.entries(rest).filter(([, got]) => got === 'got it')).toEqual([])
  expect(existsSync(attempt.newFile)).toBe(false)
  expect(existsSync(attempt.database)).toBe(false)
  // Node 25 and newer refuse to use a network, not to see it.
  if (!process.allowedNodeEnvironmentFlags.has('--allow-net'))
    expect(network === 'got it' ? 'open' : 'cut').toBe(await decoderNetwork())
})

test('while a plain process gets all of that', async () => {
  const loot = await lootOf(spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] }))
  const isOnlyOnLinux = (what: string) => what === 'the environment of the shop'
  const refused = Object.entries(loot).filter(([what, got]) => got !== 'got it' && !isOnlyOnLinux(what))
  expect(refused).toEqual([])
  expect(Object.keys(loot)).toHaveLength(22)
})
