/** A decoder that fell to a file: it tries whatever it can think of and tells what it got. Told by its input where to look. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import inspector from 'node:inspector'
import { connect } from 'node:net'
import { Worker } from 'node:worker_threads'

/** What to try; paths of files, and a port of this machine on which somebody listens. */
export interface Attempt {
  secretFile: string
  folder: string
  addOn: string
  newFile: string
  port: number
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
  'the network': () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(attempt.port, '127.0.0.1', () => {
        socket.destroy()
        resolve()
      })
      socket.on('error', reject)
    }),
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
