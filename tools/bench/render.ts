/**
 * Printing: CPU seconds and peak memory of a photo of 24 megapixels at 8 x 8 in, 300 dpi, and at 40 x 60 in, 150 dpi,
 * beside the smallest sharp pipeline that does the same; of a full composite at 40 x 60 in; and how long one keystroke
 * in a text of three hundred glyphs takes to redraw.
 *
 * Goals: one photo at most 1.1 times the smallest pipeline in a warm process; the composite at most 10 CPU s and
 * 400 MB; a keystroke at most 16 ms. Jobs run one at a time, each in a process of its own, so that peaks are their own.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makePhoto } from '#platform/testing/photos.ts'
import type { JobResult, RenderJob } from './render-job.ts'
import { percentile, printTable } from './table.ts'

const WARM_ROUNDS = 5

export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-render-'))
  try {
    const photo = join(folder, 'photo.jpg')
    await writeFile(photo, await makePhoto({ widthPx: 6000, heightPx: 4000 }))
    const run = (job: RenderJob, size: string, rounds: number) => runJob([job, size, photo, String(rounds)])
    await printJobs(run)
    await printWarm(run)
    await printKeystroke()
  } finally {
    await rm(folder, { recursive: true })
  }
}

type Runner = (job: RenderJob, size: string, rounds: number) => Promise<JobResult>

async function printJobs(run: Runner) {
  const rows: (string | number)[][] = []
  for (const size of ['8x8@300', '40x60@150']) {
    const smallest = await run('smallest', size, 1)
    const ours = await run('photo', size, 1)
    rows.push([`${size} smallest sharp pipeline`, ...cells(smallest), '1.00'])
    rows.push([`${size} one photo`, ...cells(ours), ratio(ours, smallest)])
    const composite = await run('composite', size, 1)
    rows.push([`${size} composite`, ...cells(composite), ratio(composite, smallest)])
    const pdf = await run('pdf', size, 1)
    rows.push([`${size} composite as PDF`, ...cells(pdf), ratio(pdf, smallest)])
  }
  printTable(['print of 24 MP, fresh process', 'CPU s', 'seconds', 'peak MB', 'ratio'], rows)
}

async function printWarm(run: Runner) {
  const rows: (string | number)[][] = []
  for (const size of ['8x8@300', '40x60@150']) {
    const both = await run('both', size, WARM_ROUNDS)
    const [smallest = 0, ours = 0] = both.warmCpuSeconds
    const faces = [smallest.toFixed(2), ours.toFixed(2), (ours / smallest).toFixed(2)]
    rows.push([size, ...faces])
  }
  printTable(['one photo, warm, median CPU s', 'smallest', 'ours', 'ratio (goal 1.10)'], rows)
}

/** In Node: building the item and its SVG. The browser then has to paint it, which is not measured here. */
async function printKeystroke() {
  const { keystrokes } = await import('./keystroke.ts')
  const times = await keystrokes()
  printTable(
    ['keystroke in 300 glyphs, item and SVG in Node', 'median ms', 'p95 ms', 'goal ms'],
    [['', percentile(times, 0.5).toFixed(1), percentile(times, 0.95).toFixed(1), 16]],
  )
}

async function runJob(words: readonly string[]): Promise<JobResult> {
  const job = join(import.meta.dirname, 'render-job.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [job, ...words])
  return JSON.parse(stdout) as JobResult
}

function cells({ cpuSeconds, seconds, peakMb }: JobResult): string[] {
  return [cpuSeconds.toFixed(2), seconds.toFixed(2), peakMb.toFixed(0)]
}

function ratio(one: JobResult, other: JobResult): string {
  return (one.cpuSeconds / other.cpuSeconds).toFixed(2)
}

if (import.meta.main) await run()
