/** What the shopper edits, what the customer approves and what is printed are one picture. */
import { expect, type Page, test } from '@playwright/test'
import { buildScene, type Scene } from '#packages/artwork-renderer/scene.ts'
import { pageSvg, type Picture as ScreenCopy } from '#packages/artwork-renderer/svg.ts'
import { renderCases } from '#packages/artwork-renderer/testing/cases.ts'
import { comparePictures, type Likeness } from '#packages/artwork-renderer/testing/compare.ts'
import { loadFonts } from '#platform/artwork/fonts.ts'
import { drawPdf } from '#platform/artwork/pdf.ts'
import { drawProof } from '#platform/artwork/proof.ts'
import { type CaseFiles, caseFiles } from '#platform/artwork/testing/case-files.ts'
import { decodePicture, drawPdfPage } from '#platform/artwork/testing/pictures.ts'

const WIDTH_PX = 1200

/** A pencil makes faint shading of the last bit of a grey: its drawings are judged apart from the others. */
const isPencil = (name: string) => name.startsWith('pencil')

/** How alike the pictures are at the least. */
function leastOf(name: string, isTextOnly: boolean) {
  if (isPencil(name)) return { proof: 0.95, pdf: 0.95 }
  return isTextOnly ? { proof: 0.999, pdf: 0.999 } : { proof: 0.985, pdf: 0.98 }
}

test('over varied designs, what is edited, approved and printed is one picture', async ({ page }) => {
  test.setTimeout(400_000)
  const fonts = await loadFonts()
  const files = await caseFiles(1)
  const { photos } = files
  const proofs: Record<string, Likeness> = {}
  const pdfs: Record<string, Likeness> = {}
  for (const { name, surface, isTextOnly, targetDpi } of renderCases(1)) {
    await test.step(name, async () => {
      const scene = buildScene(surface, fonts)
      const editor = await drawInBrowser(page, scene, files)
      const options = { photos, fonts, widthPx: WIDTH_PX, format: 'png' } as const
      const proof = await decodePicture(await drawProof(surface, options))
      const file = await drawPdf(scene, { photos, targetDpi, title: name, date: new Date(0) })
      const toProof = comparePictures(editor, proof)
      const toPdf = comparePictures(editor, await drawPdfPage(file, WIDTH_PX, isTextOnly ? 1 : 2))
      const least = leastOf(name, isTextOnly)
      if (isPencil(name)) expect.soft(toProof.meanDeltaE).toBeLessThanOrEqual(1.5)
      proofs[name] = toProof
      pdfs[name] = toPdf
      expect.soft(toProof.ssim, 'editor against proof').toBeGreaterThanOrEqual(least.proof)
      expect.soft(toPdf.ssim, 'editor against PDF').toBeGreaterThanOrEqual(least.pdf)
    })
  }
  await files.remove()
  process.stdout.write(table(proofs, pdfs))
  expect.soft(mean(proofs, 'ssim')).toBeGreaterThanOrEqual(0.995)
  expect.soft(mean(proofs, 'meanDeltaE')).toBeLessThanOrEqual(0.5)
  expect.soft(mean(pdfs, 'ssim')).toBeGreaterThanOrEqual(0.99)
  expect.soft(mean(pdfs, 'meanDeltaE')).toBeLessThanOrEqual(0.7)
})

async function drawInBrowser(page: Page, scene: Scene, files: CaseFiles) {
  const keys = new Set(
    scene.items.flatMap((item) => item.ops.flatMap((op) => (op.op === 'photo' ? op.element.photo : []))),
  )
  const copies = new Map<string, ScreenCopy>()
  for (const key of keys) copies.set(key, await files.screenCopy(key))
  const svg = pageSvg(scene, { widthPx: WIDTH_PX, photo: (element) => copies.get(element.photo) })
  const heightPx = Math.round((WIDTH_PX * scene.page.heightMm) / scene.page.widthMm)
  await page.setViewportSize({ width: WIDTH_PX, height: heightPx })
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`)
  await page.evaluate(() =>
    Promise.all(
      Array.from(document.querySelectorAll('image'), async (image) => {
        const decoded = new Image()
        decoded.src = image.href.baseVal
        await decoded.decode()
      }),
    ),
  )
  return decodePicture(await page.screenshot())
}

function mean(table: Record<string, Likeness>, measure: keyof Likeness): number {
  const values = Object.entries(table).flatMap(([name, likeness]) =>
    isPencil(name) ? [] : [likeness[measure]],
  )
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function table(proofs: Record<string, Likeness>, pdfs: Record<string, Likeness>): string {
  const cells = ({ ssim, meanDeltaE, p99DeltaE }: Likeness) =>
    `${ssim.toFixed(4)} ${meanDeltaE.toFixed(2)} ${p99DeltaE.toFixed(1)}`
  const rows = Object.entries(proofs).map(([name, likeness]) => {
    const pdf = pdfs[name]
    return `${name.padEnd(50)} ${cells(likeness)}   ${pdf ? cells(pdf) : ''}\n`
  })
  const sums = [proofs, pdfs].map(
    (set) => `${mean(set, 'ssim').toFixed(4)} ${mean(set, 'meanDeltaE').toFixed(2)}    `,
  )
  return `\nSSIM, mean and 99th percentile of colour difference; against the proof, then the PDF\n${rows.join('')}${'mean'.padEnd(50)} ${sums.join('   ')}\n`
}
