/**
 * Starts the program that decodes strangers' HEIC files, in a sandbox.
 *
 * It may read its own program and libheif, five files by name. Node's permission model refuses every other file, writing,
 * processes, threads, add-ons and the inspector; there are no settings in its environment and no channel to the shop but
 * input and output. What the model does not know of is left out (SQLite, which opens files by itself) or taken away before
 * the program runs (`seal-process.ts`: sockets, signals). Node 25 and newer refuse the network as well. Node 24 does not,
 * so on Linux the process gets a network of its own with nothing in it, where the system lets anybody make one.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import type { Writable } from 'node:stream'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { MAX_HELD_BYTES } from './held-whole.ts'

const UNSHARE = '/usr/bin/unshare'
const OWN_NETWORK = ['--user', '--net', '--']
const WASM_PAGE_BYTES = 65_536

const { resolve } = createRequire(import.meta.url)
const seal = fileURLToPath(new URL('./seal-process.ts', import.meta.url))
const heicDecoder = fileURLToPath(new URL('./heic-decoder.ts', import.meta.url))

interface DecoderStart {
  /** Where the pixels go: a pipe to another process, which this process then closes on its side. */
  output: Writable | 'pipe'
  /** A TypeScript or JavaScript file; another one only in tests of what a decoder can reach. */
  program?: string
}

/** @returns the process, with its input open; it has ended when it exits, whatever it has written by then */
export async function startDecoder({ output, program = heicDecoder }: DecoderStart): Promise<ChildProcess> {
  const [command, ...args] = await commandOf(program)
  return spawn(command, args, { env: {}, cwd: '/', stdio: ['pipe', output, 'ignore'] })
}

/** Whether a decoder can reach the network: 'open' on Node 24 where the system makes no networks for this process. */
export async function decoderNetwork(): Promise<'cut' | 'open'> {
  return nodeRefusesNetwork || (await canHaveOwnNetwork()) ? 'cut' : 'open'
}

async function commandOf(program: string): Promise<[command: string, ...args: string[]]> {
  const node = [process.execPath, ...decoderOptions(), `--allow-fs-read=${program}`, program] as const
  return (await canHaveOwnNetwork()) ? [UNSHARE, ...OWN_NETWORK, ...node] : [...node]
}

function decoderOptions(): string[] {
  const files = ['package.json', 'wasm-bundle.js', 'libheif-wasm/libheif-bundle.js']
  return [
    '--permission',
    '--disallow-code-generation-from-strings',
    '--no-experimental-sqlite',
    `--import=${pathToFileURL(seal).href}`,
    `--allow-fs-read=${seal}`,
    // Also where nobody watches the memory of a process.
    `--wasm-max-mem-pages=${Math.floor(MAX_HELD_BYTES / WASM_PAGE_BYTES)}`,
    ...files.map((file) => `--allow-fs-read=${resolve(`libheif-js/${file}`)}`),
  ]
}

const nodeRefusesNetwork = process.allowedNodeEnvironmentFlags.has('--allow-net')

let ownNetwork: Promise<boolean> | undefined

/** Tried once, with Node itself: some systems let it be made and then allow nothing in it. */
function canHaveOwnNetwork(): Promise<boolean> {
  ownNetwork ??= promisify(execFile)(UNSHARE, [...OWN_NETWORK, process.execPath, '--version'], { env: {} })
    .then(() => true)
    .catch(() => false)
  return ownNetwork
}
