/**
 * A copy that sharp reads line by line, of a picture that it cannot read at all (bitmaps and HEIC) or would have to
 * hold whole.
 *
 * Made in a process of its own, which ends after the file: a small file may ask for more memory than the shop has, or
 * keep a decoder busy, and decoders are where files made to do harm do it. It is stopped when it takes too much of
 * either; the web server goes on answering. One at a time, so this is all that decoding takes beside the web server.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { MAX_HELD_BYTES_IN_PROCESS } from './held-whole.ts'
import type { PictureFacts } from './inspect.ts'
import { createTurns } from './turns.ts'

export type WorkingCopyJob = Pick<PictureFacts, 'format'> & { from: string; to: string }
/** 'too-heavy' when decoding takes more time or memory than any honest file. */
export type WorkingCopyOutcome = 'made' | 'damaged' | 'too-heavy'
/** What the process says at its end: how it went, or what kept it from writing. */
export type ProcessAnswer = 'made' | 'damaged' | { code: string | undefined; message: string }

export interface DecoderLimits {
  /** Resident memory of the process. Watched on Linux; elsewhere only the limits on pixels hold. */
  maxBytes: number
  timeoutMs: number
}

/** What a decoder may hold, the runtime, and the strips that are being written. */
const MAX_PROCESS_BYTES = 1.5e9
/** On a busy machine, 48 megapixels of HEIC take 12 s and 200 of progressive JPEG 40 s. */
const TIMEOUT_MS = 120_000
const WATCH_MS = 20

const program = fileURLToPath(new URL('./working-copy-process.ts', import.meta.url))
const takeTurn = createTurns(1)

export function needsWorkingCopy({ format, heldBytes }: Pick<PictureFacts, 'format' | 'heldBytes'>): boolean {
  return format === 'bmp' || format === 'heic' || heldBytes > MAX_HELD_BYTES_IN_PROCESS
}

/**
 * Decodes a picture into a TIFF with the orientation that is still to be applied: every pixel with its colour profile,
 * or in sRGB on white where sharp decodes it.
 *
 * @param job the format found by content, the file, and where the copy goes
 * @returns 'damaged' when the file cannot be decoded to its end; nothing is left at `to` then
 * @throws Error when the copy cannot be written, with the system's code, such as ENOSPC
 */
export function makeWorkingCopy(
  job: WorkingCopyJob,
  limits: DecoderLimits = { maxBytes: MAX_PROCESS_BYTES, timeoutMs: TIMEOUT_MS },
): Promise<WorkingCopyOutcome> {
  return takeTurn(async () => {
    const answer = await runProcess(job, limits)
    if (answer === 'made') return 'made'
    await rm(job.to, { force: true })
    if (typeof answer !== 'object') return answer
    throw Object.assign(new Error(`A working copy could not be written: ${answer.message}`), {
      code: answer.code,
    })
  })
}

async function runProcess(job: WorkingCopyJob, limits: DecoderLimits): Promise<ProcessAnswer | 'too-heavy'> {
  // No settings and so no secrets, no other process, and nothing to write but the copy.
  const decoder = fork(program, {
    env: {},
    execArgv: ['--permission', '--allow-addons', '--allow-fs-read=*', `--allow-fs-write=${job.to}`],
    // Decoders report damage on the console; what matters is told by the answer.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let isTooHeavy = false
  const stop = () => {
    isTooHeavy = true
    decoder.kill('SIGKILL')
  }
  const timeout = setTimeout(stop, limits.timeoutMs)
  const watch = setInterval(async () => {
    if ((await residentBytes(decoder.pid)) > limits.maxBytes) stop()
  }, WATCH_MS)
  try {
    let answer: ProcessAnswer | undefined
    decoder.once('message', (message: ProcessAnswer) => {
      answer = message
    })
    decoder.send(job)
    await once(decoder, 'exit')
    // Ended without a word: the decoder broke on the file.
    return isTooHeavy ? 'too-heavy' : (answer ?? 'damaged')
  } finally {
    clearTimeout(timeout)
    clearInterval(watch)
  }
}

/** 0 where the system does not tell it, or the process has just ended. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}
