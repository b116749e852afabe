/**
 * Runs before the program that decodes strangers' HEIC files and takes away what Node's permission model leaves: sockets
 * (one with a path is outside of every network that a process can have), signals to other processes, and facts about the
 * machine. `start-decoder.ts` lets it read no file but its own, so it imports Node alone.
 */
import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import os from 'node:os'
import v8 from 'node:v8'

function refuse(): never {
  throw new Error('Access to this API has been taken from this process')
}

const taken: readonly [owner: object, names: readonly string[]][] = [
  [net.Socket.prototype, ['connect']],
  [net.Server.prototype, ['listen']],
  [net, ['_createServerHandle']],
  [dgram.Socket.prototype, ['bind', 'connect', 'send']],
  [dns, functionsOf(dns)],
  [dns.promises, functionsOf(dns.promises)],
  [process, ['kill', '_kill', '_debugProcess']],
  [process.report, ['getReport', 'writeReport']],
  [os, ['setPriority', 'userInfo', 'hostname']],
  [v8, ['setFlagsFromString']],
]
for (const [owner, names] of taken) {
  for (const name of names)
    Object.defineProperty(owner, name, { value: refuse, configurable: false, writable: false })
}
// What `import { kill } from 'node:process'` gives is a copy.
syncBuiltinESMExports()

function functionsOf(owner: object): string[] {
  return Object.entries(owner)
    .filter(([, value]) => typeof value === 'function')
    .map(([name]) => name)
}
