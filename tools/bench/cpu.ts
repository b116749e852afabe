/**
 * CPU time that processes have used, from the kernel's own accounts. Linux only: elsewhere the figures are missing
 * and the tables say so.
 */
import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

interface ProcessTimes {
  parent: number
  ownMs: number
  reapedMs: number
}

/**
 * CPU milliseconds used so far by a process and everything below it, children that have ended included.
 *
 * @param pid a live process
 * @returns milliseconds, or undefined where /proc does not exist
 */
export function cpuMsOfTree(pid: number): number | undefined {
  const times = readAll()
  if (!times?.has(pid)) return undefined
  let total = 0
  for (const [id, process] of times) {
    if (id === pid || isBelow(id, pid, times)) total += process.ownMs + process.reapedMs
  }
  return total
}

/** Every live process below one, whose command line is accepted; none where /proc does not exist. */
export function processesBelow(ancestor: number, isWanted: (command: string) => boolean): number[] {
  const times = readAll()
  if (!times) return []
  return [...times.keys()].filter((id) => isBelow(id, ancestor, times) && isWanted(commandOf(id)))
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return '' // ended between the listing and the read
  }
}

function isBelow(pid: number, ancestor: number, times: Map<number, ProcessTimes>): boolean {
  for (let id = times.get(pid)?.parent; id !== undefined && id > 1; id = times.get(id)?.parent) {
    if (id === ancestor) return true
  }
  return false
}

function readAll(): Map<number, ProcessTimes> | undefined {
  let entries: string[]
  try {
    entries = readdirSync('/proc')
  } catch {
    return undefined // not Linux
  }
  const times = new Map<number, ProcessTimes>()
  for (const entry of entries) {
    if (!/^\d+$/.test(entry)) continue
    const stat = readStat(Number(entry))
    if (stat) times.set(Number(entry), stat)
  }
  return times
}

function readStat(pid: number): ProcessTimes | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold spaces; the numbers start after the last bracket. Fields: proc(5).
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ms = (index: number) => ((fields[index] ?? 0) * 1000) / TICKS_PER_SECOND
    return { parent: fields[1] ?? 0, ownMs: ms(11) + ms(12), reapedMs: ms(13) + ms(14) }
  } catch {
    return undefined // ended between the listing and the read
  }
}
