/**
 * A copy that sharp reads line by line, of a picture that it cannot read at all (bitmaps and HEIC) or would have to
 * hold whole.
 *
 * Made in processes of their own, which end after the file: a small file may need more memory than the shop has, or
 * keep a decoder busy, and malicious files attack decoders. They are stopped when they use too much of either; the web
 * server goes on answering. One HEIC and one other file at a time, so this is all that decoding uses beside the web
 * server; a visitor who sends many files waits only for themselves, and the photos of iPhones do not wait for the huge
 * files that the others are.
 *
 * HEIC is decoded by one process that reaches nothing (`start-decoder.ts`) and written by another one.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { open, rm } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createFairQueue } from '../workers/fair-queue.ts'
import { MAX_HELD_BYTES_IN_PROCESS } from './held-whole.ts'
import type { PictureFacts } from './inspect.ts'
import { startDecoder } from './start-decoder.ts'
import { type ProcessLimits, watchProcess } from './watch-process.ts'

export type WorkingCopyJob = Pick<PictureFacts, 'format'> & { from: string; to: string }
/** 'too-heavy' when decoding takes more time or memory than any honest file. */
export type WorkingCopyOutcome = 'made' | 'damaged' | 'too-heavy'
/** What the process says at its end: how it went, or what kept it from writing. */
export type ProcessAnswer = 'made' | 'damaged' | { code: string | undefined; message: string }

/** `maxBytes`: what a decoder may hold, the runtime, and the strips that are being written. */
const LIMITS: ProcessLimits = {
  maxBytes: 1.5e9,
  // On a busy machine, 200 megapixels of progressive JPEG take 40 s.
  timeoutMs: 120_000,
}
/** 48 megapixels of HEIC compute for 5 s, so 15 s on a machine a third as quick. */
const HEIC_LIMITS: ProcessLimits = { ...LIMITS, cpuMs: 20_000 }
const MAX_WAITING = 500

const program = fileURLToPath(new URL('./working-copy-process.ts', import.meta.url))
const heicTurn = createFairQueue({ atOnce: 1, mostWaiting: MAX_WAITING })
const othersTurn = createFairQueue({ atOnce: 1, mostWaiting: MAX_WAITING })

export function needsWorkingCopy({ format, heldBytes }: Pick<PictureFacts, 'format' | 'heldBytes'>): boolean {
  return format === 'bmp' || format === 'heic' || heldBytes > MAX_HELD_BYTES_IN_PROCESS
}

/**
 * Decodes a picture into a TIFF with the orientation that is still to be applied: every pixel with its colour profile,
 * or in sRGB on white where sharp decodes it.
 *
 * @param job the format found by content, the file, and where the copy goes
 * @param requester who sent the file, such as an address; requesters take turns
 * @returns 'damaged' when the file cannot be decoded to its end; nothing is left at `to` then
 * @throws Error when the copy cannot be written, with the system's code, such as ENOSPC
 * @throws QueueFull when too many files wait and this requester has most of them
 */
export function makeWorkingCopy(
  job: WorkingCopyJob,
  requester: string,
  limits: ProcessLimits = job.format === 'heic' ? HEIC_LIMITS : LIMITS,
): Promise<WorkingCopyOutcome> {
  const inTurn = job.format === 'heic' ? heicTurn : othersTurn
  return inTurn(requester, async () => {
    const answer = await (job.format === 'heic'
      ? decodeHeic(job, limits)
      : answerOf(startWriter(job, 'ignore'), job, limits))
    if (answer === 'made') return 'made'
    await rm(job.to, { force: true })
    if (typeof answer !== 'object') return answer
    throw Object.assign(new Error(`A working copy could not be written: ${answer.message}`), {
      code: answer.code,
    })
  })
}

type Answer = ProcessAnswer | 'too-heavy'

async function decodeHeic(job: WorkingCopyJob, limits: ProcessLimits): Promise<Answer> {
  await using file = await open(job.from)
  const writer = startWriter(job, 'pipe')
  const written = answerOf(writer, job, limits)
  const decoder = await startDecoder({ output: inputOf(writer) }).catch((error: unknown) => {
    writer.kill('SIGKILL')
    throw error
  })
  const ended = once(decoder, 'exit')
  ended.catch(() => undefined)
  // The decoder alone holds the writer's input now, so that its end is the end of the pixels.
  inputOf(writer).destroy()
  const watch = watchProcess(decoder, limits)
  let answer: Answer
  try {
    // A decoder that breaks closes its input; its output tells how it went.
    await pipeline(file.createReadStream({ autoClose: false }), inputOf(decoder)).catch(() => undefined)
    answer = await written
  } finally {
    watch.end()
    decoder.kill('SIGKILL')
  }
  // It says here, too, that it could not even be started.
  await ended
  return watch.hasStopped ? 'too-heavy' : answer
}

/** @param input 'pipe' where the pixels come from a decoder */
function startWriter({ to }: WorkingCopyJob, input: 'pipe' | 'ignore'): ChildProcess {
  // No settings and so no secrets, no other process, and nothing to write but the copy.
  return fork(program, {
    env: {},
    execArgv: ['--permission', '--allow-addons', '--allow-fs-read=*', `--allow-fs-write=${to}`],
    // Decoders report damage on the console; the outcome is in the message.
    stdio: [input, 'ignore', 'ignore', 'ipc'],
  })
}

function inputOf({ stdin }: ChildProcess): Writable {
  if (!stdin) throw new Error('Expected a process with an input')
  return stdin
}

async function answerOf(writer: ChildProcess, job: WorkingCopyJob, limits: ProcessLimits): Promise<Answer> {
  const watch = watchProcess(writer, limits)
  try {
    let answer: ProcessAnswer | undefined
    writer.once('message', (message: ProcessAnswer) => {
      answer = message
    })
    writer.send(job)
    await once(writer, 'exit')
    // Ended without a message: the decoder crashed on the file.
    return watch.hasStopped ? 'too-heavy' : (answer ?? 'damaged')
  } finally {
    watch.end()
  }
}
