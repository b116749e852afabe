/**
 * A lossless copy, readable by sharp, of a picture that sharp cannot read: bitmaps and HEIC.
 *
 * Made in a worker thread of its own: the decoder's WebAssembly memory never shrinks, so the thread ends after the
 * file, and the web server goes on answering meanwhile. One at a time: 12 megapixels of HEIC take 0.3 GB.
 */
import { rm } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { PictureFormat } from './formats.ts'
import { createTurns } from './turns.ts'

export type ForeignFormat = Extract<PictureFormat, 'bmp' | 'heic'>
export type WorkingCopyJob = { format: ForeignFormat; from: string; to: string }
export type WorkingCopyOutcome = 'made' | 'damaged'

/** Far beyond any honest file: 48 megapixels of HEIC take about 12 s. */
const PATIENCE_MS = 120_000
const takeTurn = createTurns(1)

export function needsWorkingCopy(format: PictureFormat): format is ForeignFormat {
  return format === 'bmp' || format === 'heic'
}

/**
 * Decodes a picture into a TIFF with its colour profile and, where still to be applied, its orientation.
 *
 * @param job the format found by content, the file, and where the copy goes
 * @returns 'damaged' when the file cannot be decoded to its end; nothing is left at `to` then
 */
export function makeWorkingCopy(job: WorkingCopyJob): Promise<WorkingCopyOutcome> {
  return takeTurn(async () => {
    const outcome = await runWorker(job)
    if (outcome === 'damaged') await rm(job.to, { force: true })
    return outcome
  })
}

async function runWorker(job: WorkingCopyJob): Promise<WorkingCopyOutcome> {
  const worker = new Worker(new URL('./working-copy-worker.ts', import.meta.url), {
    workerData: job,
    // libheif reports damage on the console; what matters is told by the outcome.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const patience = setTimeout(() => void worker.terminate(), PATIENCE_MS)
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      // Ended without a word: a file that keeps the decoder busy this long is no photo.
      worker.once('exit', () => resolve('damaged'))
    })
  } finally {
    clearTimeout(patience)
    await worker.terminate()
  }
}
