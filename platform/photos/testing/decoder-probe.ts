/** A decoder that fell to a file: it tries whatever it can think of and tells what it got. Told by its input where to look. */
import { execFileSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import inspector from 'node:inspector'
import { connect, createServer } from 'node:net'
import { getPriority, networkInterfaces, setPriority, userInfo } from 'node:os'
import { Worker } from 'node:worker_threads'

/** What to try; paths of files, and a port of this machine on which somebody listens. */
export interface Attempt {
  secretFile: string
  folder: string
  addOn: string
  newFile: string
  port: number
  /** Of a socket on which somebody listens. */
  socketPath: string
  newSocket: string
  database: string
  shopProcess: number
}

export type Loot = Record<string, string>

const attempt: Attempt = JSON.parse(readFileSync(0, 'utf8'))

const tries: Record<string, () => unknown> = {
  'the accounts of the machine': () => readFileSync('/etc/passwd', 'utf8'),
  'a secret of the shop': () => readFileSync(attempt.secretFile, 'utf8'),
  'the files of a folder': () => readdirSync(attempt.folder),
  'the environment of the shop': () => readFileSync(`/proc/${attempt.shopProcess}/environ`, 'utf8'),
  'its own environment': () => {
    if (Object.keys(process.env).length === 0) throw new Error('Empty')
  },
  'a file to write': () => writeFileSync(attempt.newFile, 'taken'),
  'another process': () => execFileSync('/bin/true'),
  'a thread': () => new Worker('', { eval: true }).unref(),
  'an add-on': () => process.dlopen({ exports: {} }, attempt.addOn),
  'the inspector': () => {
    inspector.open(0)
    inspector.close()
  },
  'code from text': () => new Function('return 1')(),
  'a network with anything in it': () => {
    if (Object.keys(networkInterfaces()).length === 0) throw new Error('Empty')
  },
  'a port of the machine': () => answerOf({ port: attempt.port, host: '127.0.0.1' }),
  'a socket with a path': () => answerOf({ path: attempt.socketPath }),
  'a socket by fetch': () => fetch(`http://127.0.0.1:${attempt.port}`),
  'a socket of its own': () =>
    new Promise<void>((resolve, reject) => {
      const server = createServer().on('error', reject)
      server.listen(attempt.newSocket, () => server.close(() => resolve()))
    }),
  'a datagram': () =>
    new Promise<void>((resolve, reject) => {
      const socket = createSocket('udp4').on('error', reject)
      socket.send('taken', attempt.port, '127.0.0.1', (error) => {
        socket.close()
        if (error) reject(error)
        else resolve()
      })
    }),
  "another program's database": async () => {
    const { DatabaseSync } = await import('node:sqlite')
    new DatabaseSync(attempt.database).exec('create table taken (key text)')
  },
  'a signal': () => process.kill(attempt.shopProcess, 0),
  'the pace of another process': () => setPriority(attempt.shopProcess, getPriority(attempt.shopProcess)),
  'whose process it is': () => userInfo(),
  'a report of the machine': () => process.report.getReport(),
}

function answerOf(address: { port: number; host: string } | { path: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(address, () => {
      socket.destroy()
      resolve()
    })
    socket.on('error', reject)
  })
}

const loot: Loot = {}
for (const [what, get] of Object.entries(tries)) {
  try {
    await get()
    loot[what] = 'got it'
  } catch (error) {
    loot[what] = error instanceof Error ? error.message : String(error)
  }
}
writeSync(1, JSON.stringify(loot))
