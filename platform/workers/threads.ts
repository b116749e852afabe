/** Worker threads for work that would block the event loop. */
import { fileURLToPath } from 'node:url'
import Piscina from 'piscina'
import { timeLimit } from '../time-limit.ts'

/** What a worker file exports: functions of one argument that can be copied between threads. */
export type Tasks = Record<string, (argument: never) => unknown>

export interface Threads<Offered extends Tasks> {
  /**
   * Calls a function of the worker file in a thread.
   *
   * @param signal  ends it before its time: nobody wants it any more
   * @throws TooSlow when it has not ended after `limitMs`, TooLarge when its thread ran out of memory; Error when it fails, is
   * ended or its thread ends. In all these cases the thread is replaced.
   */
  run<Name extends keyof Offered & string>(
    name: Name,
    argument: Parameters<Offered[Name]>[0],
    limitMs: number,
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<Offered[Name]>>>
  /** Ends every thread; what runs fails. */
  close(): Promise<void>
}

/** The work did not end within its time. */
export class TooSlow extends Error {
  override name = 'TooSlow'
}

/** The work needed more memory than a thread has. */
export class TooLarge extends Error {
  override name = 'TooLarge'
}

export interface ThreadsOptions {
  /** A module without side effects. */
  file: URL
  /** How many may run together. Others wait in the order of their calls. */
  most: number
  /** Of JavaScript objects in one thread; pixels lie outside of it. */
  heapMb: number
  /** Reports a thread that broke while idle. */
  onError(error: Error): void
}

/** Lower than the event loop's by nice(2), so that answers are not delayed by a picture. */
export const NICE = 10
/** A thread that was idle for so long is ended; one stays warm. */
const IDLE_MS = 60_000

/** The first thread starts with the first task. */
export function openThreads<Offered extends Tasks>(options: ThreadsOptions): Threads<Offered> {
  const { file, most, heapMb, onError } = options
  let pool: Piscina | undefined
  const openPool = () => {
    const opened = new Piscina({
      filename: fileURLToPath(file),
      minThreads: 1,
      maxThreads: most,
      idleTimeout: IDLE_MS,
      // Linux alone gives threads a priority of their own; elsewhere the whole process would have the lower one.
      niceIncrement: process.platform === 'linux' ? NICE : 0,
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    })
    opened.on('error', onError)
    return opened
  }
  return {
    async run(name, argument, limitMs, unwanted) {
      pool ??= openPool()
      using limit = timeLimit(limitMs, unwanted)
      try {
        return await pool.run(argument, { name, signal: limit.signal })
      } catch (error) {
        if (limit.hasPassed()) throw new TooSlow(`Expected ${name} to end within ${limitMs} ms`)
        if (isOutOfMemory(error)) throw new TooLarge(`Expected ${name} to need less memory`, { cause: error })
        throw error
      }
    },
    async close() {
      await pool?.destroy()
      pool = undefined
    },
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
