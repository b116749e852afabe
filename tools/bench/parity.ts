/**
 * How alike the screen, the proof and the press file are on photographs from cameras, for each kind of tool:
 * `node tools/bench/parity.ts <folder of photos> [kind]`. The screen is the page's SVG in Chromium at 1,200 px with the
 * shop's own display copies, the panels of a set beside each other; the proof is the JPEG that is sent, reduced by exactly
 * as much; the press file is drawn by pdf.js at twice the size. All are compared as `seenLikeness` says.
 *
 * Goals: against the proof SSIM at least 0.996 and colour at most 0.55 in the mean, at least 0.987 and at most 0.85 for
 * every photo, at most 0.30 over 8 x 8 pixels; against the press file colour at most 0.60 in the mean and 1.0 for every
 * photo. Lines of a jigsaw are on screen and proof; the press file has them in an ink that is not printed, so it is
 * compared without.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { SeenLikeness } from '#packages/artwork-renderer/testing/seen-likeness.ts'
import { browserFlags, browserPath } from '#platform/testing/browser.ts'
import { parityKinds } from '../../e2e/support/parity-kinds.ts'
import {
  type CameraPhoto,
  measurePage,
  openCameraPhoto,
  type PageLikeness,
} from '../../e2e/support/seen-parity.ts'
import { printTable } from './table.ts'

const AIMS = {
  proof: { meanSsim: 0.996, meanDeltaE: 0.55, leastSsim: 0.987, mostDeltaE: 0.85, mostBlockDeltaE: 0.3 },
  pdf: { meanDeltaE: 0.6, mostDeltaE: 1 },
}
interface Measured extends PageLikeness {
  readonly photo: string
}

export async function run(folder = process.argv[3], wanted = process.argv[4]): Promise<void> {
  if (folder === undefined) {
    console.log('Name a folder of photographs: npm run bench parity <folder> [kind]')
    return
  }
  const kinds = parityKinds.filter(({ name }) => name === (wanted ?? name))
  if (kinds.length === 0) {
    console.log(`There is no kind ${wanted}; there are: ${parityKinds.map(({ name }) => name).join(', ')}`)
    return
  }
  const made = await mkdtemp(join(tmpdir(), 'parity-'))
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags })
  try {
    const page = await browser.newPage({ deviceScaleFactor: 1 })
    const all: Measured[] = []
    const photos = await photosOf(folder, made)
    for (const kind of kinds) {
      const rows: Measured[] = []
      for (const photo of photos) rows.push({ photo: photo.name, ...(await measurePage(page, kind, photo)) })
      console.log()
      printKind(kind.name, rows)
      all.push(...rows)
    }
    console.log()
    printKind('all kinds', [], all)
  } finally {
    await browser.close()
    await rm(made, { recursive: true })
  }
}

async function photosOf(folder: string, made: string): Promise<CameraPhoto[]> {
  const photos: CameraPhoto[] = []
  for (const name of (await readdir(folder)).sort()) {
    if (/\.(jpe?g|heic|png|webp)$/i.test(name)) photos.push(await openCameraPhoto(join(folder, name), made))
  }
  return photos
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function printKind(name: string, rows: readonly Measured[], all = rows): void {
  const of = (which: 'toProof' | 'toPdf', figure: keyof SeenLikeness) => all.map((row) => row[which][figure])
  const cells = ({ ssim, meanDeltaE, blockDeltaE }: SeenLikeness) => [
    ssim.toFixed(4),
    meanDeltaE.toFixed(2),
    blockDeltaE.toFixed(2),
  ]
  const sums = (which: 'toProof' | 'toPdf', ssim: (values: number[]) => number, rest: typeof ssim) =>
    cells({
      ssim: ssim(of(which, 'ssim')),
      meanDeltaE: rest(of(which, 'meanDeltaE')),
      blockDeltaE: rest(of(which, 'blockDeltaE')),
    })
  const least = (values: number[]) => Math.min(...values)
  const most = (values: number[]) => Math.max(...values)
  printTable(
    [name, 'proof SSIM', 'colour', '8 x 8', 'PDF SSIM', 'colour', '8 x 8'],
    [
      ...rows.map(({ photo, toProof, toPdf }) => [photo, ...cells(toProof), ...cells(toPdf)]),
      ['mean', ...sums('toProof', mean, mean), ...sums('toPdf', mean, mean)],
      ['worst', ...sums('toProof', least, most), ...sums('toPdf', least, most)],
    ],
  )
  const { proof, pdf } = AIMS
  const missed = [
    mean(of('toProof', 'ssim')) < proof.meanSsim && 'mean SSIM of the proof',
    mean(of('toProof', 'meanDeltaE')) > proof.meanDeltaE && 'mean colour of the proof',
    least(of('toProof', 'ssim')) < proof.leastSsim && 'least SSIM of the proof',
    most(of('toProof', 'meanDeltaE')) > proof.mostDeltaE && 'most colour of the proof',
    most(of('toProof', 'blockDeltaE')) > proof.mostBlockDeltaE && 'most colour over 8 x 8',
    mean(of('toPdf', 'meanDeltaE')) > pdf.meanDeltaE && 'mean colour of the PDF',
    most(of('toPdf', 'meanDeltaE')) > pdf.mostDeltaE && 'most colour of the PDF',
  ].filter((one) => one !== false)
  console.log(missed.length === 0 ? 'All goals are reached.' : `Missed: ${missed.join(', ')}.`)
}

if (import.meta.main) await run(process.argv[2], process.argv[3])
