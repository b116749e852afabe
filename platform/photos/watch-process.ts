/** Lets a process go behind the web server, and stops it when it uses more memory or time than it may. */
import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { constants, getPriority, setPriority } from 'node:os'
import { NICE } from '../workers/threads.ts'

export interface ProcessLimits {
  /** Resident memory. Watched on Linux only, as is `cpuMs`. */
  maxBytes: number
  /** From start to end, whatever else the machine does. */
  timeoutMs: number
  /** Time that it computes, which a busy machine does not use up. */
  cpuMs?: number
}

export interface Watch {
  /** True once the process was stopped for what it took. */
  readonly hasStopped: boolean
  end(): void
}

const WATCH_MS = 20
/** The unit in /proc, whatever the kernel counts in. */
const TICKS_PER_SECOND = 100

export function watchProcess(watched: ChildProcess, limits: ProcessLimits): Watch {
  lowerPriority(watched.pid)
  let hasStopped = false
  const stop = () => {
    hasStopped = true
    watched.kill('SIGKILL')
  }
  const timeout = setTimeout(stop, limits.timeoutMs)
  const interval = setInterval(async () => {
    const [bytes, cpuMs] = await Promise.all([residentBytes(watched.pid), usedCpuMs(watched.pid)])
    if (bytes > limits.maxBytes || cpuMs > (limits.cpuMs ?? Number.POSITIVE_INFINITY)) stop()
  }, WATCH_MS)
  return {
    get hasStopped() {
      return hasStopped
    },
    end() {
      clearTimeout(timeout)
      clearInterval(interval)
    },
  }
}

/** Every thread that it starts from now on goes behind, too. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, Math.min(getPriority() + NICE, constants.priority.PRIORITY_LOW))
  } catch {
    // It has just ended, or this system does not let it be changed.
  }
}

/** 0 where the system does not tell it, or the process has just ended. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}

/** All threads together, in the process and for it in the kernel; 0 as above. */
async function usedCpuMs(pid: number | undefined): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name of the program stands in brackets and may hold anything; fields 14 and 15 are the 12th and 13th behind it.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_PER_SECOND) * 1000
}
