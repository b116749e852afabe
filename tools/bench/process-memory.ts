/** What a process of Node keeps in memory, asked of it through its inspector, so that garbage does not count. */
import { readFileSync } from 'node:fs'

export interface ProcessMemory {
  /**
   * Bytes held after a full garbage collection: JavaScript's heap and the buffers beside it.
   *
   * @throws Error when the process has ended
   */
  held(): Promise<number>
  close(): void
}

/** Starts the process's inspector on a free port of this machine; give it as NODE_OPTIONS. */
export const INSPECTED = '--inspect=127.0.0.1:0'

/**
 * @param output  what the process has printed; a process started with `INSPECTED` prints where its inspector is
 * @throws Error when it does not say so
 */
export async function inspectMemory(output: string): Promise<ProcessMemory> {
  const address = /Debugger listening on (ws:\S+)/.exec(output)?.[1]
  if (!address) throw new Error('The process does not say where its inspector listens.')
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`The inspector at ${address} does not answer.`))
  })
  let calls = 0
  const call = (method: string, params = {}) =>
    new Promise<{ result?: { value?: number } }>((resolve, reject) => {
      const id = ++calls
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data))
        if (answer.id === id) resolve(answer.result)
      })
      const ended = () => reject(new Error('The process has ended.'))
      socket.addEventListener('close', ended)
      if (socket.readyState !== WebSocket.OPEN) ended()
      else socket.send(JSON.stringify({ id, method, params }))
    })
  const expression = 'process.memoryUsage().heapUsed + process.memoryUsage().external'
  return {
    async held() {
      await call('HeapProfiler.enable')
      // Twice: what the first one finalises, the second one frees.
      await call('HeapProfiler.collectGarbage')
      await call('HeapProfiler.collectGarbage')
      return (await call('Runtime.evaluate', { expression })).result?.value ?? Number.NaN
    },
    close: () => socket.close(),
  }
}

/** Bytes of memory that a process has, and the most that it had; Linux only. */
export function residentBytes(pid: number): { now: number; peak: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => 1024 * Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1])
  return { now: read('VmRSS'), peak: read('VmHWM') }
}
