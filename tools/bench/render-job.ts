/** One printing job in a process of its own; `render.ts` starts it and reads the JSON line it prints. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawListOf } from '#packages/artwork-renderer/draw-list.ts'
import type { Surface } from '#packages/design-document/design.ts'
import { fillFrame } from '#packages/design-document/placement.ts'
import { aPhoto, aPlacedPhoto, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { loadFonts } from '#platform/artwork/fonts.ts'
import { printSurface } from '#platform/artwork/print.ts'
import { percentile } from './table.ts'

export type RenderJob = 'smallest' | 'photo' | 'composite' | 'pdf' | 'both'
export type JobResult = {
  cpuSeconds: number
  seconds: number
  peakMb: number
  /** For `both`: median CPU of the smallest pipeline and of ours, by turns in one process. */
  warmCpuSeconds: number[]
}

const MM_PER_INCH = 25.4
/** The photo that `render.ts` makes. */
const PHOTO = { width: 6000, height: 4000 }
/** Width and height in inches and dpi, as `40x60@150`. */
const [job = '', size = '', photoFile = '', rounds = '1'] = process.argv.slice(2)
const [widthIn = 1, heightIn = 1, dpi = 72] = size.split(/[x@]/).map(Number)
const page = { widthMm: widthIn * MM_PER_INCH, heightMm: heightIn * MM_PER_INCH }
const photos = async () => ({ file: photoFile })

const folder = await mkdtemp(join(tmpdir(), 'render-job-'))
const file = join(folder, 'print.jpg')
const began = performance.now()
const warmCpuSeconds = job === 'both' ? await comparePhotoJobs() : []
if (job === 'smallest') await smallestPipeline()
if (job === 'photo') await print(photoSurface())
if (job === 'composite') await print(compositeSurface())
if (job === 'pdf') await writePdf()
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
const result: JobResult = {
  cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
  seconds: (performance.now() - began) / 1000,
  peakMb: maxRSS / 1024,
  warmCpuSeconds,
}
await rm(folder, { recursive: true })
process.stdout.write(JSON.stringify(result))

/** What any printing of one photo must do: decode, cut to the shape of the page, resize, encode. */
async function smallestPipeline() {
  const width = Math.round(widthIn * dpi)
  const height = Math.round(heightIn * dpi)
  const share = Math.min(PHOTO.width / width, PHOTO.height / height)
  const cut = { width: Math.round(width * share), height: Math.round(height * share) }
  const left = Math.floor((PHOTO.width - cut.width) / 2)
  const top = Math.floor((PHOTO.height - cut.height) / 2)
  await sharp(photoFile, { sequentialRead: true })
    .autoOrient()
    .extract({ left, top, ...cut })
    .resize(width, height, { fit: 'fill' })
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toFile(file)
}

async function print(surface: Surface) {
  await printSurface(surface, { photos, fonts: await loadFonts(), dpi, file })
}

async function writePdf() {
  // As the drawing threads do: who prints pixels does not load it.
  const { drawPdf } = await import('#platform/artwork/pdf.ts')
  const drawList = drawListOf(compositeSurface(), await loadFonts())
  const options = { photos, title: 'Benchmark', date: new Date(0) }
  await writeFile(file, await drawPdf([{ drawList, targetDpi: dpi }], options))
}

async function comparePhotoJobs(): Promise<number[]> {
  const surface = photoSurface()
  const jobs = [smallestPipeline, () => print(surface)]
  const times: number[][] = jobs.map(() => [])
  // The first round warms caches and the compiler, and does not count.
  for (let round = 0; round <= Number(rounds); round++) {
    for (const [index, run] of jobs.entries()) {
      const before = process.cpuUsage()
      await run()
      const { user, system } = process.cpuUsage(before)
      if (round > 0) times[index]?.push((user + system) / 1e6)
    }
  }
  return times.map((samples) => percentile(samples, 0.5))
}

function photoSurface(): Surface {
  const surface = aSurface({ ...page, bleedMm: 0 })
  return { ...surface, elements: [aPhoto({ placement: fillFrame(aPhoto(), page) })] }
}

/** A photo on the face, a turned one with a border, shadows and words, in proportion to the page. */
function compositeSurface(): Surface {
  const { widthMm, heightMm } = page
  const surface = photoSurface()
  const shadow = {
    dxMm: widthMm / 100,
    dyMm: widthMm / 100,
    blurMm: widthMm / 80,
    colour: '#000000',
    opacity: 0.5,
  }
  const inset = {
    xMm: widthMm * 0.2,
    yMm: heightMm * 0.25,
    widthMm: widthMm * 0.6,
    heightMm: heightMm * 0.35,
    rotationDeg: 7,
  }
  const words = {
    text: 'The long summer of 2026',
    xMm: widthMm * 0.1,
    yMm: heightMm * 0.75,
    widthMm: widthMm * 0.8,
    sizeMm: widthMm * 0.1,
    align: 'centre',
    colour: '#ffffff',
  } as const
  const border = { widthMm: widthMm / 60, colour: '#ffffff' }
  return {
    ...surface,
    elements: [
      ...surface.elements,
      aPlacedPhoto(inset, { id: 'inset', border, shadow }),
      aText({ ...words, shadow, outline: { widthMm: widthMm / 300, colour: '#24463a' } }),
    ],
  }
}
